"""Pay for the god that was turned up, or leave it?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.offering import number_of
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.revealed import LEAVE, REVEALED
from trilithon.games.pantheon.words.base import Answer, PantheonWords, plain
from trilithon.games.pantheon.words.payments import offering
from trilithon.kernel.engine.events import Argument


class RevealedWords(PantheonWords):
    step = REVEALED
    rule = "PA-NAT-03"
    notation = ("sacrifice PART [PART] [PART] [PART]", "leave")
    key = "revealed"
    answers: Mapping[int, Answer] = {
        c.OFFER: offering(lambda s: s.get(REVEALED.god)),
        LEAVE: plain("leave", "leave", "stop"),
    }

    def details(self, s: Position) -> dict[str, Argument]:
        god = s.get(REVEALED.god)
        return {"god": s.box.god_names[god], "n": number_of(s, god, 0)}
