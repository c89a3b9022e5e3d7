"""Which hex produces next (MS-PRD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.producing import (
    can_produce,
    can_produce_somewhere,
    makes_any,
    produce_kind,
    yield_of,
)
from trilithon.games.monuments.engine.steps.produce_kind import WHICH_PRODUCE
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of


class WhereProduce(Question[World]):
    """`n` hexes more; `begun` if one has produced, so that it can be declined."""

    def __init__(self) -> None:
        super().__init__("produce")
        self.n: Final = self.field("n")
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, n: i64, begun: bool) -> None:
        s.push(self, seat, n, 1 if begun else 0)

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not can_produce_somewhere(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        for spot in range(s.chart.lands):
            if can_produce(s, seat, spot):
                moves.say(c.AT, spot)
        if s.get(self.begun) == 1:
            moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        spot = argument_of(move)
        s.put(self.n, s.get(self.n) - 1)
        s.put(self.begun, 1)
        n = yield_of(s, seat, spot)
        s.add(s.at.used, spot)
        if makes_any(s, seat, spot):
            WHICH_PRODUCE.push(s, seat, spot, n)
        else:
            produce_kind(s, seat, spot, i64(s.chart.terrain[spot]), n)

    def closes(self, s: World, move: i64) -> bool:
        return move == c.DONE


WHERE_PRODUCE: Final = WhereProduce()
