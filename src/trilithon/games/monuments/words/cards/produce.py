"""Production."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import is_usable
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.produce import production
from trilithon.games.monuments.words.refusing import because
from trilithon.kernel.game import Refusal


class ProduceCard(CardWords):
    card = c.PRODUCE

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        lands = [spot for spot in range(s.chart.lands) if _may_produce(s, seat, spot)]
        if not lands:
            return because("MS-PRD-01", "nobody-produces")
        if all(s.tokens_in(spot) >= s.capacity(seat) for spot in lands):
            return because("MS-PRD-04", "all-full", n=s.capacity(seat))
        return because("MS-PRD-05", "stock-empty")

    def propose(self, s: Position) -> list[int]:
        played = self.played(s)
        return [*played[0], *production(played[1])] if played else []


def _may_produce(s: Position, seat: int, spot: int) -> bool:
    return (s.owner(spot) == seat and s.workers_in(spot) > 0) or is_usable(s, seat, spot, c.FACTORY)
