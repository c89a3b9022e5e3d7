"""Monument: the next layer."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import monument
from trilithon.games.monuments.engine.layout import LAYERS
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import land_controlled, workers_on_board
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.costs import cost
from trilithon.games.monuments.words.refusing import because, too_dear
from trilithon.games.monuments.words.saying import counted, does, price, say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class MonumentCard(CardWords):
    card = c.RAISE

    def label(self, s: Position) -> Message:
        seat = s.to_move
        layer = s.layers(seat)
        return say(
            "raise",
            n=layer + 1,
            price=price(s.box.layer_cost[layer], monument.layer_discount(s, seat)),
            workers=counted("worker", monument.sacrifice_needed(s, seat, layer)),
        )

    def facts(self, s: Position) -> dict[str, Any]:
        seat = s.to_move
        return cost(s, seat, s.box.layer_cost[s.layers(seat)], monument.layer_discount(s, seat))

    def does(self) -> Message:
        return does("raise")

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        layer = s.layers(seat)
        if layer >= LAYERS:
            return because("MS-MON-08", "monument-complete")
        land, needed = land_controlled(s, seat), monument.land_needed(s, seat, layer)
        if land < needed:
            return because("MS-MON-02", "layer-land", have=land, n=needed, layer=layer + 1)
        workers, victims = workers_on_board(s, seat), monument.sacrifice_needed(s, seat, layer)
        if workers < victims:
            return because("MS-MON-04", "layer-workers", have=workers, n=victims, layer=layer + 1)
        return too_dear(s, seat, "MS-MON-03", s.box.layer_cost[layer], monument.layer_discount(s, seat))
