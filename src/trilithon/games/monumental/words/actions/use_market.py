"""Turn a Market token into resources."""

from __future__ import annotations

from trilithon.games.monumental.engine.actions.use_market import USE_MARKET
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.parts import gains_of
from trilithon.games.monumental.words.shared import because, say
from trilithon.games.monumental.words.things import market_named, market_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class UseMarketWords(ActionWords):
    action = USE_MARKET
    notation = ("market MARKET",)

    def label(self, s: Position, argument: int) -> Message:
        code = s.box.bargain_code[s.bargain(s.to_move, argument)]
        return say("market", market=s.box.market_names[argument], goods=gains_of(s, code))

    def write(self, s: Position, argument: int) -> str:
        return f"market {s.box.market_ids[argument]}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [market_thing(s, argument)]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "market":
            return None
        market = market_named(s, target)
        reason = "market-used" if s.bargain(s.to_move, market) >= 0 else "no-market-token"
        return because("MO-RES-10", reason, market=s.box.market_names[market])
