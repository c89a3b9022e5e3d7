"""Trade."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.producing import trade_price
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.refusing import because, holdings
from trilithon.games.monuments.words.saying import does
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class TradeCard(CardWords):
    card = c.TRADE

    def does(self) -> Message:
        return does("trade")

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        needed, most = trade_price(s, seat), max(holdings(s, seat))
        if most < needed:
            return because("MS-TRD-01", "trade-short", n=needed, have=most)
        return because("MS-TRD-02", "trade-room")
