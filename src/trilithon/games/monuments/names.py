"""Names of the engine's numbers, as views and moves have them."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.naming import (
    BUILDABLE,
    CARDS,
    DEEDS,
    KINDS,
    PIECES,
    QUEST_DECKS,
    TERRAINS,
    UNITS,
)

__all__ = [
    "BUILDABLE",
    "BUILDINGS",
    "CARDS",
    "CATEGORIES",
    "DEEDS",
    "HEXES",
    "KINDS",
    "PIECES",
    "QUEST_DECKS",
    "TERRAINS",
    "UNITS",
]

HEXES = ("land", "monument", "water")
BUILDINGS = BUILDABLE[: c.BUILDINGS]
CATEGORIES = ("layers", "resources", "workers", "land", "power", "upgrades", "quests", "bonus", "extra")
