"""What the module keeps of a game: where its fields lie; and the shortest questions."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.aztecs.engine.codes import CIVILIZATION, NUMBER
from trilithon.games.monumental.modules.lost_kingdoms.engine.kingdom import Kingdom
from trilithon.kernel.engine import layout
from trilithon.kernel.engine.layout import SEAT

MANY: Final = 999
"""More than can be sacrificed in a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Kingdom):
    aside: i64
    """The field: Soldiers of each seat that are sacrificed, and not on the map."""
    offered: i64
    """All that the seat has ever sacrificed, for whoever studies games."""

    def __init__(self, moments: list[str]) -> None:
        super().__init__(NUMBER, CIVILIZATION, moments)
        self.aside = 0
        self.offered = 0

    def declare(self, at: Fields) -> None:
        self.aside = at.field("sacrificed", [SEAT], layout.NUMBER, 0, c.SOLDIERS)
        """Soldiers on the altar: they are no Units until they return (MO-LK-14)."""
        self.offered = at.noted("sacrifices", [SEAT], 0, MANY)  # all that there have been


def own(s: World) -> Own:
    """Only where the module is on."""
    return cast(Own, s.hooks.of(NUMBER))


def sacrificed(s: World, seat: i64) -> i64:
    return i64(s.d[own(s).aside + seat])


def victims(s: World, seat: i64) -> i64:
    """Soldiers that could be sacrificed: those on the Capital, mounted ones too (MO-LK-14)."""
    capital = s.capital(seat)
    n: i64 = 0
    for unit in range(s.at.kinds_of_units):
        if s.setup.units[unit].is_soldier:
            n += s.units(capital, unit)
    return n
