"""Where does a Unit go? (MO-MIL-01, MO-EFF-33)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import may_go, price_of_move
from trilithon.games.monumental.engine.steps.moved import MOVED
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of

TO: Final = 1  # tile


class MoveTo(Question[World]):
    def __init__(self) -> None:
        super().__init__("move_to")
        self.origin: Final = self.field("origin", c.TILE)
        self.unit: Final = self.field("unit", c.UNIT)
        self.free: Final = self.field("free", FLAG)

    def push(self, s: World, seat: i64, origin: i64, unit: i64, free: i64) -> None:
        s.push(self, seat, origin, unit, free)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        origin = s.get(self.origin)
        is_one_step = s.get(self.free) == 1
        for tile in range(s.at.tiles):
            if may_go(s, seat, origin, tile, is_one_step):
                moves.say(TO, tile)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        origin = s.get(self.origin)
        unit = s.get(self.unit)
        is_free = s.get(self.free) == 1
        tile = argument_of(move)
        s.drop()
        MOVED.push(s, seat, origin, tile, unit)
        if not is_free:
            PAY.charge(s, seat, c.MILITARY, price_of_move(s, seat, tile))


MOVE_TO: Final = MoveTo()
