"""What a page must know of the content besides names and texts: limits, and what cards are worth."""

from __future__ import annotations

from trilithon.games.monuments import schema as x
from trilithon.games.monuments.glossary import common_text
from trilithon.kernel.game import Json


def facts(content: x.Content) -> Json:
    return {
        "commons": {entry.id: _common(entry) for entry in content.common},
        "quests": {
            entry.id: {"points": entry.points(), "penalty": entry.penalty()} for entry in content.quest
        },
    }


def _common(entry: x.CommonBonus) -> Json:
    """`texts`: so many of its texts say what it does; the others, when and how often."""
    return {"limit": entry.limit, "texts": len(common_text(entry))}
