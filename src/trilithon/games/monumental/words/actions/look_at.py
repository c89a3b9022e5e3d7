"""An Explorer looks at a Market."""

from __future__ import annotations

from trilithon.games.monumental.engine.actions.look_at import LOOK_AT
from trilithon.games.monumental.engine.exploring import market_here
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.shared import because, say
from trilithon.games.monumental.words.things import explorer_here, number_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class LookAtWords(ActionWords):
    action = LOOK_AT
    notation = ("look EXPLORER",)

    def label(self, s: Position, argument: int) -> Message:
        market = market_here(s, s.to_move, argument)
        return say("look-at", n=argument + 1, market=s.box.market_names[market])

    def write(self, s: Position, argument: int) -> str:
        return f"look {argument + 1}"

    def about(self, s: Position, argument: int) -> list[str]:
        return explorer_here(s, s.to_move, argument)

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """Of an Explorer that is on a Market."""
        if target.sort != "explorer":
            return None
        market = int(s.chart.market[s.explorer(s.to_move, number_named(target))])
        if market < 0:
            return None
        name = s.box.market_names[market]
        if s.bargain(s.to_move, market) >= 0:
            return because("MO-EXPL-07", "market-had", market=name)
        if s.size(s.stack(market)) == 0:
            return because("MO-EXPL-06", "market-empty", market=name)
        return because("MO-EXPL-04", "picked-up")
