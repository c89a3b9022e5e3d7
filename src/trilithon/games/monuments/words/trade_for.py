"""What to take in exchange."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import can_get
from trilithon.games.monuments.engine.steps.trade import WHICH_TRADE
from trilithon.games.monuments.engine.steps.trade_for import TRADE_FOR
from trilithon.games.monuments.words.answers import OfKind
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.costs import tokens
from trilithon.games.monuments.words.produce_kind import best_kind
from trilithon.games.monuments.words.refusing import because
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek


class TradeForWords(Asking):
    step = TRADE_FOR
    rule = "MS-TRD-01"
    notation = ("kind KIND",)
    answers = by_verb({c.OF_KIND: OfKind("kind", "kind")})
    lies_on = ((WHICH_TRADE,),)

    def usual(self, s: Position) -> int:
        """What the next layer lacks most, and not what has just been given."""
        others = [move for move in s.moves() if not Peek(s).gave[argument_of(move)]]
        return best_kind(s, others or s.moves())

    def shown(self, s: Position) -> dict[str, Any]:
        return {"given": tokens(Peek(s).gave)}

    def why_not_resource(self, s: Position, kind: int) -> Refusal | None:
        return None if can_get(s, kind) else because("MS-GEN-11", "stock-empty")
