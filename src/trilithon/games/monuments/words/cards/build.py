"""Build."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.building import build_discount, may_build_kind
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import has_worker
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.refusing import because, shortage, too_dear
from trilithon.games.monuments.words.saying import named_building
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek


class BuildCard(CardWords):
    card = c.BUILD

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        if not any(has_worker(s, seat, spot) for spot in range(s.chart.shores)):
            return because("MS-BLD-02", "no-worker-anywhere")
        less, cost = build_discount(s, seat), s.box.building_cost
        kinds = [what for what in range(c.BUILDINGS) if may_build_kind(s, seat, what)]
        kinds += [c.BRIDGE, c.FERRY_BOAT] if Peek(s).crossings else []
        if not kinds:
            return because("MS-BLD-03", "nothing-to-build")
        short = {what: shortage(s, seat, cost[what], less) for what in kinds}
        cheapest = min(kinds, key=lambda what: (short[what], c.purse_size(cost[what])))
        dear = too_dear(s, seat, "MS-BLD-01", cost[cheapest], less)
        if dear is None:
            return because("MS-BLD-02", "no-site")
        return because("MS-BLD-01", "nothing-affordable", what=named_building(cheapest), reason=dear.message)
