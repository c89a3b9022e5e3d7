"""Kinds of Units: what they are worth in a defence, whether there are many of them or one, and what they may do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c


class UnitKind:
    """A row of the table; its number in the table stands for it in positions and moves (`codes.SOLDIER`, ...)."""

    name: str
    """In saved positions."""
    defence: i64
    """What one of them adds to the defence of its Province (MO-CONQ-06)."""
    is_single: bool
    """A seat has one of them: it is named by itself before the many are (MO-CONQ-09)."""
    fights: bool
    """It can conquer, be moved, and hold a Province alone (MO-CONQ-01)."""
    is_soldier: bool
    """It is a Soldier, whatever a module has made of it: it fights, and a seat has many of them."""
    builds: bool
    """It can be among the Units that are exchanged for an Outpost (MO-OUT-01)."""
    most: i64
    """So many of them a seat can have."""
    goes_home: bool
    """Driven out, it goes to its Capital (MO-CONQ-16); else it leaves the map, and a module knows where to."""

    def __init__(
        self,
        name: str,
        defence: i64,
        is_single: bool,
        fights: bool = True,
        builds: bool = True,
        goes_home: bool = True,
        most: i64 = c.SOLDIERS,
    ) -> None:
        self.name = name
        self.defence = defence
        self.is_single = is_single
        self.fights = fights
        self.is_soldier = fights and not is_single
        self.builds = builds
        self.goes_home = goes_home
        self.most = most


UNITS: Final = [
    UnitKind("soldier", defence=1, is_single=False),
    UnitKind("warlord", defence=2, is_single=True),
]
