"""What to give in exchange."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.producing import trade_price
from trilithon.games.monuments.engine.steps.trade import EXCHANGE, WHICH_TRADE
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.words.answers import Done, OfKind
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.course import THE_TURN
from trilithon.games.monuments.words.payments import wanted
from trilithon.games.monuments.words.refusing import because, holdings
from trilithon.games.monuments.words.saying import ask, does, say, some, token
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal


class Exchange(OfKind):
    def __init__(self) -> None:
        super().__init__("give", "exchange")

    def label(self, s: Position, n: int) -> Message:
        return say("exchange", tokens=some(KINDS[n], trade_price(s, s.to_move)))

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return {"n": int(trade_price(s, s.to_move))}

    def does(self, s: Position, n: int) -> Message:
        return does("trade")


class TradeWords(Asking):
    step = WHICH_TRADE
    rule = "MS-TRD-01"
    notation = ("give KIND", "done")
    answers = by_verb({EXCHANGE: Exchange(), c.DONE: Done("trade")})
    lies_on = THE_TURN

    def question(self, s: Position) -> Message:
        return ask("trade", n=s.get(WHICH_TRADE.n), price=trade_price(s, s.to_move))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(WHICH_TRADE.n)}

    def usual(self, s: Position) -> int | None:
        """Of what the next layer leaves most over; whether there is another exchange, is for the player to say."""
        return None if s.get(WHICH_TRADE.begun) else _most_spare(s)

    def why_not_resource(self, s: Position, kind: int) -> Refusal | None:
        needed, have = trade_price(s, s.to_move), holdings(s, s.to_move)[kind]
        if have < needed:
            return because("MS-TRD-01", "kind-short", tokens=token(kind, needed), have=have)
        return because("MS-TRD-02", "trade-room")


def _most_spare(s: Position) -> int:
    have, later = holdings(s, s.to_move), wanted(s)

    def rank(move: int) -> tuple[int, int]:
        kind = argument_of(move)
        return later[kind] - have[kind], kind

    return min((move for move in s.moves() if verb_of(move) == EXCHANGE), key=rank)
