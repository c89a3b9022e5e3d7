"""Where a token of a bonus is placed."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import has_worker
from trilithon.games.monuments.engine.steps.place_token import WHERE_TOKEN
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.words.answers import InHex
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.course import A_BONUS
from trilithon.games.monuments.words.refusing import because, full
from trilithon.games.monuments.words.saying import ask, named_hex, say, token
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class PutToken(InHex):
    def __init__(self) -> None:
        super().__init__("at", "put-token")

    def label(self, s: Position, n: int) -> Message:
        return say("put-token", hex=named_hex(s, n), tokens=token(s.get(WHERE_TOKEN.kind)))


class PlaceTokenWords(Asking):
    step = WHERE_TOKEN
    rule = "MS-BON-09"
    notation = ("at HEX",)
    answers = by_verb({c.AT: PutToken()})
    lies_on = A_BONUS

    def question(self, s: Position) -> Message:
        return ask("place-token", tokens=token(s.get(WHERE_TOKEN.kind), s.get(WHERE_TOKEN.n)))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"kind": KINDS[s.get(WHERE_TOKEN.kind)], "n": s.get(WHERE_TOKEN.n)}

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        kind = s.get(WHERE_TOKEN.kind)
        if s.chart.terrain[spot] != kind:
            return because("MS-BON-09", "wrong-terrain", tokens=token(kind))
        if not has_worker(s, seat, spot):
            return because("MS-BON-09", "no-worker-here")
        return full(s, seat)
