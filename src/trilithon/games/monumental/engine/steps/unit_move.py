"""Moves of a Unit to an adjacent Province without Military (MO-EFF-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import can_march, may_leave
from trilithon.games.monumental.engine.steps.move_to import MOVE_TO
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

MARCH: Final = 1  # pack_unit(tile, unit)


class UnitMove(PartQuestion):
    """Of any Unit; modules may have such moves for some Units only."""

    def __init__(self, name: str = "unit_move") -> None:
        super().__init__(name)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def can_leave(self, s: World, seat: i64, tile: i64) -> bool:
        """Could one that may move leave this tile?"""
        return can_march(s, seat, tile, True)

    def may_move(self, s: World, seat: i64, unit: i64) -> bool:
        """Is a Unit of this kind one of those that may move?"""
        return True

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        for tile in range(s.at.tiles):
            if self.can_leave(s, seat, tile):
                return True
        return False

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not self.can_do(s, s.whose(), 0, c.NONE)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        for tile in range(s.at.tiles):
            if self.can_leave(s, seat, tile):
                for unit in range(s.at.kinds_of_units):
                    if may_leave(s, tile, unit) and self.may_move(s, seat, unit):
                        moves.say(MARCH, c.pack_unit(tile, unit))
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        unit = argument_of(move)
        s.put(self.n, s.get(self.n) - 1)
        MOVE_TO.push(s, seat, c.tile_of(unit), c.unit_of(unit), free=1)


UNIT_MOVE: Final = UnitMove()
