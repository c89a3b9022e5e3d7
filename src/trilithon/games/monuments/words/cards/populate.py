"""Populate."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.populating import workers_needed
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import is_usable
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.populate import why_no_worker
from trilithon.games.monuments.words.refusing import because
from trilithon.kernel.game import Refusal


class PopulateCard(CardWords):
    card = c.POPULATE

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        if s.in_supply(seat, c.S_WORKER) == 0:
            return why_no_worker(s, seat)
        towns = [spot for spot in range(s.chart.lands) if is_usable(s, seat, spot, c.TOWN)]
        if not towns:
            return because("MS-POP-01", "no-town")
        most = max(s.workers_in(spot) if s.owner(spot) == seat else 0 for spot in towns)
        return because("MS-POP-01", "town-workers", n=workers_needed(s, seat), have=most)
