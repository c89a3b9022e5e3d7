"""Where to put what was taken in exchange."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import can_get, controls_land
from trilithon.games.monuments.engine.steps.trade import WHICH_TRADE
from trilithon.games.monuments.engine.steps.trade_to import TRADE_TO
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.words.answers import InHex
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.refusing import because, full
from trilithon.games.monuments.words.saying import ask, named_hex, say, token
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame


class PutDown(InHex):
    def __init__(self) -> None:
        super().__init__("at", "put-token")

    def label(self, s: Position, n: int) -> Message:
        return say("put-token", hex=named_hex(s, n), tokens=token(s.get(TRADE_TO.kind)))


class TradeToWords(Asking):
    step = TRADE_TO
    rule = "MS-TRD-02"
    notation = ("at HEX",)
    answers = by_verb({c.AT: PutDown()})
    lies_on = ((WHICH_TRADE,),)

    def question(self, s: Position) -> Message:
        return ask("trade-to", tokens=token(s.get(TRADE_TO.kind)))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"kind": KINDS[s.get(TRADE_TO.kind)]}

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if not controls_land(s, seat, spot):
            return because("MS-TRD-02", "not-controlled")
        if s.tokens_in(spot) >= s.capacity(seat):
            return full(s, seat)
        return because("MS-TRD-02", "no-worker-here")

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if not can_get(s, frame.values["kind"]):
            yield "there is no such token"
