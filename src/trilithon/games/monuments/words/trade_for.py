"""What to take in exchange."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import can_get
from trilithon.games.monuments.engine.steps.trade import WHICH_TRADE
from trilithon.games.monuments.engine.steps.trade_for import TRADE_FOR
from trilithon.games.monuments.words.answers import OfKind
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.refusing import because
from trilithon.kernel.game import Refusal


class TradeForWords(Asking):
    step = TRADE_FOR
    rule = "MS-TRD-01"
    notation = ("kind KIND",)
    answers = by_verb({c.OF_KIND: OfKind("kind", "kind")})
    lies_on = ((WHICH_TRADE,),)

    def why_not_resource(self, s: Position, kind: int) -> Refusal | None:
        return None if can_get(s, kind) else because("MS-GEN-11", "stock-empty")
