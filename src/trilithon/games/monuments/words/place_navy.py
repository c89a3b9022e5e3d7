"""Where a navy is put that was trained on land."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.freed_weapon import GIVE_FREED
from trilithon.games.monuments.engine.steps.place_navy import WHERE_NAVY
from trilithon.games.monuments.words.answers import InHex
from trilithon.games.monuments.words.asking import Asking, by_verb
from trilithon.games.monuments.words.refusing import because, closed
from trilithon.games.monuments.words.saying import ask, named_hex
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class PlaceNavyWords(Asking):
    step = WHERE_NAVY
    rule = "MS-TRN-04"
    notation = ("at HEX",)
    answers = by_verb({c.AT: InHex("at", "put-navy")})
    lies_on = ((GIVE_FREED,),)

    def question(self, s: Position) -> Message:
        return ask("place-navy", hex=named_hex(s, s.get(WHERE_NAVY.hex)))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"hex": s.chart.names[s.get(WHERE_NAVY.hex)], "n": 0}

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if spot < s.chart.shores:
            return because("MS-TRN-04", "no-water")
        if s.chart.distance(s.get(WHERE_NAVY.hex), spot) > 1:
            return because("MS-TRN-04", "not-adjacent")
        return closed(s, seat, spot, "MS-TRN-04")
