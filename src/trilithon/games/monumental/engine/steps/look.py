"""Keep one token of a Market's stack (MO-EXPL-06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.gains import gains_of
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

KEEP_TOKEN: Final = 1  # token of the Market


class Look(Question[World]):
    def __init__(self) -> None:
        super().__init__("look")
        self.market: Final = self.field("market", c.MARKET)

    def push(self, s: World, seat: i64, market: i64) -> None:
        s.push(self, seat, market)

    def offer(self, s: World, moves: Moves) -> None:
        stack = s.stack(s.get(self.market))
        for i in range(s.size(stack)):
            moves.say(KEEP_TOKEN, i64(s.d[stack + 1 + i]))

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        market = s.get(self.market)
        token = argument_of(move)
        s.drop()
        s.take(s.stack(market), token)
        s.add(s.buyers(market), seat)
        s.d[s.at.bargains + seat * s.at.markets + market] = i16(token)
        if s.events is not None:
            goods = gains_of(s, i64(s.box.bargain_code[token]))
            s.tell_privately(seat, "took-token", {"market": s.box.market_names[market]}, {"goods": goods})
        for hook in s.hooks.on_bargain_taken:
            hook.bargain_taken(s, seat, market)


LOOK: Final = Look()
