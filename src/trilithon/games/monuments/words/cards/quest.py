"""Quest."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.questing import deck_for
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.refusing import because
from trilithon.kernel.game import Refusal


class QuestCard(CardWords):
    card = c.QUEST

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        return because("MS-QST-02", "deck-empty", n=deck_for(s, seat))
