"""What to take in exchange (MS-TRD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import can_get
from trilithon.games.monuments.engine.steps.trade_to import TRADE_TO
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class TradeFor(Question[World]):
    def __init__(self) -> None:
        super().__init__("trade_for")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        for kind in range(c.KINDS):
            if can_get(s, kind):
                moves.say(c.OF_KIND, kind)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        for kind in range(c.KINDS):
            s.d[s.at.gave + kind] = 0
        TRADE_TO.push(s, seat, argument_of(move))


TRADE_FOR: Final = TradeFor()
