"""Which Units of an Automa are mounted: those furthest from its Capital (MO-AUT-53)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import FAR, Chart
from trilithon.games.monumental.engine.telling import named_tile, of_unit
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.amazons.engine import own as amazons
from trilithon.games.monumental.modules.amazons.engine.steps.gain_horse import mount
from trilithon.games.monumental.modules.automa.engine.steps.asking import RightHand, right_hand_or_self


class Mounting(RightHand):  # an option is a Unit, `codes.pack_unit`
    """One Horse after the other. Nobody is asked if all that are equally far get one."""

    def __init__(self) -> None:
        super().__init__("automa_mounting")
        self.left: Final = self.field("left")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, right_hand_or_self(s, seat), seat, n)

    def options(self, s: World) -> list[int]:
        seat = s.get(self.seat)
        left = min(s.get(self.left), amazons.supply(s, amazons.own(s)))
        if left <= 0:
            return []
        units = furthest(s, seat)
        there: i64 = 0
        for unit in units:
            there += s.units(c.tile_of(unit), c.unit_of(unit))
        return units[:1] if there <= left else units

    def choose(self, s: World, option: i64, how: i64) -> None:
        seat = s.get(self.seat)
        tile = c.tile_of(option)
        unit = c.unit_of(option)
        s.put(self.left, s.get(self.left) - 1)
        mount(s, seat, tile, unit)
        if s.events is not None:
            s.tell(seat, of_unit(s, "mounted", unit), {"tile": named_tile(s, tile)})


MOUNTING: Final = Mounting()


def can_mount(s: World, seat: i64) -> bool:
    mine = amazons.own(s)
    for tile in range(s.at.tiles):
        for unit in range(s.at.kinds_of_units):
            if _may_mount(s, mine, seat, tile, unit):
                return True
    return False


def furthest(s: World, seat: i64) -> list[int]:
    """Unmounted Units in Provinces; equal ones on one tile once."""
    mine = amazons.own(s)
    steps = steps_from(s.chart, s.capital(seat))
    most: i64 = 0
    found: list[int] = []
    for tile in range(s.at.tiles):
        for unit in range(s.at.kinds_of_units):
            if not _may_mount(s, mine, seat, tile, unit) or i64(steps[tile]) < most:
                continue
            if i64(steps[tile]) > most:
                most = i64(steps[tile])
                found.clear()
            found.append(int(c.pack_unit(tile, unit)))
    return found


def _may_mount(s: World, mine: amazons.Own, seat: i64, tile: i64, unit: i64) -> bool:
    return i64(s.chart.kind[tile]) == c.PROVINCE and amazons.may_mount(s, mine, seat, tile, unit)


def steps_from(chart: Chart, start: i64) -> list[int]:
    """Steps between neighbouring tiles of any kind (MO-MOD-11)."""
    steps = [FAR] * int(chart.tiles)
    steps[start] = 0
    queue = [int(start)]
    i = 0
    while i < len(queue):
        tile = queue[i]
        i += 1
        for near in chart.neighbours(tile):
            if steps[near] == FAR:
                steps[near] = steps[tile] + 1
                queue.append(near)
    return steps
