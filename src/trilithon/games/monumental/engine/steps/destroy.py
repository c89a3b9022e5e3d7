"""Send Units of opponents home (MO-EFF-26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import give_up_if_empty, parts_near, send_home
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.telling import named_tile, of_unit
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

REMOVE: Final = 1  # pack_unit(tile, unit)


class Destroy(PartQuestion):
    def __init__(self) -> None:
        super().__init__("destroy")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        for tile in range(s.at.tiles):
            for unit in range(s.at.kinds_of_units):
                if is_destroyable(s, seat, tile, unit):
                    return True
        return False

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not self.can_do(s, s.whose(), 0, c.NONE)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        for tile in range(s.at.tiles):
            for unit in range(s.at.kinds_of_units):
                if is_destroyable(s, seat, tile, unit):
                    moves.say(REMOVE, c.pack_unit(tile, unit))
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        tile = c.tile_of(argument_of(move))
        unit = c.unit_of(argument_of(move))
        owner = s.owner(tile)
        s.put(self.n, s.get(self.n) - 1)
        send_home(s, owner, tile, unit, 1)
        if s.events is not None:
            s.tell(owner, of_unit(s, "lost-unit", unit), {"tile": named_tile(s, tile)})
        give_up_if_empty(s, tile)


DESTROY: Final = Destroy()


def is_destroyable(s: World, seat: i64, tile: i64, unit: i64) -> bool:
    """A Unit of an opponent, in a Province next to a tile of the seat."""
    owner = s.owner(tile)
    if owner < 0 or owner == seat or i64(s.chart.kind[tile]) != c.PROVINCE or s.units(tile, unit) == 0:
        return False
    return s.setup.units[unit].fights and parts_near(s, seat, tile) != 0
