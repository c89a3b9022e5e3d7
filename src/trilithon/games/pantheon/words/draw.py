"""Which card is drawn next?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.draw import DRAW, FROM_DISPLAY, FROM_PILE
from trilithon.games.pantheon.engine.telling import card
from trilithon.games.pantheon.names import CARDS
from trilithon.games.pantheon.words.base import Answer, PantheonWords, because, do, plain
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


def _open_card(s: Position, place: int) -> int:
    return s.d[s.at.display + place]


class DrawWords(PantheonWords):
    step = DRAW
    rule = "PA-DRAW-01"
    notation = ("take PLACE CARD", "pile", "stop")
    key = "draw"
    answers: Mapping[int, Answer] = {
        FROM_DISPLAY: Answer(
            label=lambda s, place: do("take", card=card(_open_card(s, place))),
            write=lambda s, place: f"take {place + 1} {CARDS[_open_card(s, place)]}",
            about=lambda s, place: [f"display:{place + 1}"],
        ),
        FROM_PILE: plain("pile", "pile", "pile"),
        c.STOP: plain("no-more-cards", "stop", "stop"),
    }

    def question(self, s: Position) -> Message:
        mandatory = s.get(DRAW.mandatory)
        if mandatory:
            return Message("pantheon-ask-draw", {"n": mandatory})
        return Message("pantheon-ask-draw-more", {"n": s.get(DRAW.optional)})

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "display" and _open_card(s, int(target.name) - 1) == c.NONE:
            return because("PA-DRAW-09", "display-gap")
        if target.sort in ("display", "pile"):
            return because("PA-DRAW-08", "piles-empty")
        return None
