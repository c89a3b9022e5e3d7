"""Which card is thrown away?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.discard import DISCARD, THROW
from trilithon.games.pantheon.engine.telling import card
from trilithon.games.pantheon.names import CARDS
from trilithon.games.pantheon.words.base import Answer, PantheonWords, do
from trilithon.kernel.engine.events import Argument


class DiscardWords(PantheonWords):
    step = DISCARD
    rule = "PA-NAT-07"
    notation = ("throw CARD",)
    key = "discard"
    answers: Mapping[int, Answer] = {
        THROW: Answer(
            label=lambda s, kind: do("throw", card=card(kind)),
            write=lambda s, kind: f"throw {CARDS[kind]}",
            about=lambda s, kind: [f"hand:{CARDS[kind]}"],
        )
    }

    def details(self, s: Position) -> dict[str, Argument]:
        limit = s.get(DISCARD.down_to)
        return {"n": s.hand_size(s.to_move) - limit, "limit": limit}
