"""Gain a Horse: which Unit gets it? (MO-LK-04)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.telling import named_tile, of_unit
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.amazons.engine.own import may_mount, own, supply
from trilithon.kernel.engine.moves import Moves, argument_of

MOUNT: Final = 1  # pack_unit(tile, unit)


class GainHorse(PartQuestion):
    def __init__(self) -> None:
        super().__init__("gain_horse")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        mine = own(s)
        if supply(s, mine) <= 0:
            return False
        for tile in range(s.at.tiles):
            for unit in range(s.at.kinds_of_units):
                if may_mount(s, mine, seat, tile, unit):
                    return True
        return False

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not self.can_do(s, s.whose(), 0, c.NONE)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        mine = own(s)
        for tile in range(s.at.tiles):
            for unit in range(s.at.kinds_of_units):
                if may_mount(s, mine, seat, tile, unit):
                    moves.say(MOUNT, c.pack_unit(tile, unit))
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        tile = c.tile_of(argument_of(move))
        unit = c.unit_of(argument_of(move))
        s.put(self.n, s.get(self.n) - 1)
        mount(s, seat, tile, unit)
        if s.events is not None:
            s.tell(seat, of_unit(s, "mounted", unit), {"tile": named_tile(s, tile)})


GAIN_HORSE: Final = GainHorse()


def mount(s: World, seat: i64, tile: i64, unit: i64) -> None:
    mine = own(s)
    s.d[mine.gained + seat] += 1
    kinds = s.at.kinds_of_units
    if unit != c.SOLDIER:
        s.d[mine.mounted + seat * kinds + unit] = 1
        return
    s.d[s.at.units + tile * kinds + c.SOLDIER] -= 1
    s.d[s.at.units + tile * kinds + mine.unit] += 1
