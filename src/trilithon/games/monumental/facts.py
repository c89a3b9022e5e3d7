"""What a page must know of the content besides names and texts: what cards, tokens and maps are drawn from."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trilithon.games.monumental import schema as x
from trilithon.games.monumental.effects import clause, sentence
from trilithon.games.monumental.goods import Goods
from trilithon.kernel.game import Json
from trilithon.kernel.messages import to_json

PAID_IN = {"knowledge": "science", "other": "gold"}
"""What is paid in something else than Production."""


def facts(boxes: Sequence[x.Content]) -> Json:
    """Of all that may be in the box; later ones know more than the first."""
    tokens: list[x.Barbarian | x.FreeCity] = []
    for box in boxes:
        tokens += [*box.barbarian, *box.free_city]
    return {
        "cards": {card.id: _card(card) for box in boxes for card in box.card},
        "policies": list(dict.fromkeys(policy.id for box in boxes for policy in box.policy)),
        "benefits": {
            token.id: [to_json(sentence(clause(benefit))) for benefit in token.benefits] for token in tokens
        },
        "market_tokens": {token.id: _goods(token.gain) for box in boxes for token in box.market_token},
        "layouts": [
            layout_facts(layout) for layout in {one.id: one for box in boxes for one in box.layout}.values()
        ],
    }


def layout_facts(layout: x.Layout) -> Json:
    return {"id": layout.id, "seats": layout.seats}


def _card(card: x.Card) -> Json:
    """`bonus`: the first of its texts says what completing it brings, and not what it does afterwards."""
    return {
        "kind": card.kind,
        "paid_in": PAID_IN.get(card.kind, "production"),
        "deck": card.deck,
        "icons": _goods(card.icons) or None,
        "cost": card.cost,
        "stages": None if card.stages is None else list(card.stages),
        "bonus": bool(card.bonus),
    }


def _goods(goods: Goods) -> Json:
    """Those of which there are any."""
    built: Json = msgspec.to_builtins(goods)
    return built
