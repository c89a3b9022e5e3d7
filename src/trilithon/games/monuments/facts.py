"""What a page must know of the content besides names and texts: prices, limits, and what cards are worth."""

from __future__ import annotations

from collections import Counter

import msgspec

from trilithon.games.monuments import schema as x
from trilithon.games.monuments.effects import Parts
from trilithon.games.monuments.glossary import common_text
from trilithon.games.monuments.talents import NewBuilding
from trilithon.games.monuments.tokens import Tokens
from trilithon.games.monuments.words.bonus_parts import Resources
from trilithon.kernel.game import Json


def facts(content: x.Content) -> Json:
    return {
        "prices": _prices(content),
        "commons": {entry.id: _common(entry) for entry in content.common},
        "personals": {card.id: [_gained(parts) for parts in card.options] for card in content.personal},
        "quests": {
            entry.id: {"points": entry.points(), "penalty": entry.penalty()} for entry in content.quest
        },
    }


def _prices(content: x.Content) -> Json:
    """What is made of tokens, by what it is; without any discount."""
    costs = {price.id: price.cost for price in content.price}
    talents = [talent for ability in content.ability for talent in ability.talents]
    costs |= {talent.building: talent.cost for talent in talents if isinstance(talent, NewBuilding)}
    return {piece: _tokens(cost) for piece, cost in costs.items()}


def _common(entry: x.CommonBonus) -> Json:
    """`texts`: so many of its texts say what it does; the others, when and how often."""
    return {"same": entry.same, "limit": entry.limit, "texts": len(common_text(entry))}


def _gained(parts: Parts) -> Json:
    """The tokens that an option of a personal card brings."""
    gained: Counter[str] = Counter()
    for part in parts:
        if isinstance(part, Resources):
            gained.update(_tokens(part.tokens))
    return dict(gained)


def _tokens(tokens: Tokens) -> Json:
    """Those of which there are any."""
    built: Json = msgspec.to_builtins(tokens)
    return built
