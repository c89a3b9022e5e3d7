"""What the module keeps of a game, and the shortest questions.

Mounted Soldiers are a kind of Units of their own, the rider: so whoever names a Unit says whether it is a mounted one,
wherever Units are named. Of Warlords and Heroes a seat has one: whether it is mounted is a field of the seat.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.units import UnitKind
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.amazons.engine import codes as a
from trilithon.games.monumental.modules.lost_kingdoms.engine.kingdom import Kingdom
from trilithon.kernel.engine.layout import FLAG, SEAT

MANY: Final = 999
"""More Horses than are gained in a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Kingdom):
    event: i64
    """The number of the event that a conquest with a mounted Unit is."""
    unit: i64
    """The kind of Units that mounted Soldiers are; -1 if nobody has the Amazons: there are no Horses then."""
    mounted: i64
    """The field: for each seat and kind of Units of which it has one, is that one mounted?"""
    gained: i64
    """All Horses that the seat has ever gained, for whoever studies games."""

    def __init__(self, event: i64, moments: list[str]) -> None:
        super().__init__(a.NUMBER, a.CIVILIZATION, moments)
        self.rules = a.RULES
        self.event = event
        self.unit = c.NONE
        self.mounted = 0
        self.gained = 0

    def settle(self, setup: Setup) -> None:
        """Without Amazons there are no Horses (MO-LK-04)."""
        self.unit = len(setup.units)
        kinds: list[UnitKind] = []
        for kind in setup.units:
            kinds.append(kind)
        kinds.append(UnitKind(a.RIDER, defence=a.RIDER_DEFENCE, is_single=False, most=a.HORSES))
        setup.units = vec[UnitKind](kinds)

    def declare(self, at: Fields) -> None:
        self.mounted = at.field("mounted", [SEAT, c.UNIT], FLAG)
        """Is the Unit of this kind, of which the seat has one, mounted? Mounted Soldiers are riders."""
        self.gained = at.noted("horses_gained", [SEAT], 0, MANY)  # all that there have been


def own(s: World) -> Own:
    """Only where the module is on."""
    return cast(Own, s.hooks.of(a.NUMBER))


def is_mounted(s: World, mine: Own, seat: i64, unit: i64) -> bool:
    """Are Units of this kind of a seat mounted? Of Soldiers none is: those that are, are riders."""
    return unit == mine.unit or i64(s.d[mine.mounted + seat * s.at.kinds_of_units + unit]) == 1


def horses_on(s: World, mine: Own, tile: i64) -> i64:
    """How many of the Units on a tile are mounted (MO-LK-05)."""
    seat = s.owner(tile)
    if seat < 0 or mine.unit < 0:
        return 0
    return s.units(tile, mine.unit) + figures_on(s, mine, seat, tile)


def figures_on(s: World, mine: Own, seat: i64, tile: i64) -> i64:
    """The same, without Soldiers."""
    n: i64 = 0
    for unit in range(i64(c.WARLORD), s.at.kinds_of_units):
        if unit != mine.unit and s.units(tile, unit) > 0 and is_mounted(s, mine, seat, unit):
            n += 1
    return n


def horses_of(s: World, mine: Own, seat: i64) -> i64:
    """Mounted Units of a seat."""
    n: i64 = 0
    for tile in range(s.at.tiles):
        if s.owner(tile) == seat:
            n += horses_on(s, mine, tile)
    return n


def supply(s: World, mine: Own) -> i64:
    """Horses that nobody has (MO-LK-04)."""
    if mine.unit < 0:
        return 0
    left: i64 = a.HORSES
    for tile in range(s.at.tiles):
        left -= horses_on(s, mine, tile)
    return left


def may_mount(s: World, mine: Own, seat: i64, tile: i64, unit: i64) -> bool:
    """Is there an unmounted Unit of the seat, of this kind on this tile? (MO-LK-04, MO-MOD-04)"""
    if s.owner(tile) != seat or s.units(tile, unit) == 0 or not s.setup.units[unit].fights:
        return False
    return not is_mounted(s, mine, seat, unit)
