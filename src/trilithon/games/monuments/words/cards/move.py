"""Movement."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.ways import way_of_somebody
from trilithon.kernel.game import Refusal


class MoveCard(CardWords):
    card = c.MOVE

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        return because("MS-TURN-05", "nothing-moves")

    def propose_towards(self, s: Position, spot: int) -> list[int]:
        played = self.played(s)
        way = way_of_somebody(played[1], spot) if played else []
        return [*played[0], *way] if played and way else []
