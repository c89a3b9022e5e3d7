"""What the engine's numbers are called in saved positions, views and moves."""

from __future__ import annotations

from typing import Final

KINDS: Final = ["wood", "sheep", "metal", "wheat"]
TERRAINS: Final = ["forest", "pasture", "mountain", "field"]
UNITS: Final = ["worker", "armed", "army", "airforce", "horse", "navy"]
BUILDABLE: Final = ["fort", "town", "factory", "workshop", "farm", "bridge", "ferry"]
PIECES: Final = [
    "worker",
    "fort",
    "town",
    "factory",
    "workshop",
    "farm",
    "army",
    "navy",
    "airforce",
    "horse",
]
"""In supply or locked."""
CARDS: Final = [
    "upgrade",
    "move",
    "produce",
    "build",
    "populate",
    "monument",
    "train",
    "attack",
    "quest",
    "trade",
]
DEEDS: Final = [
    "bridges",
    "ferries",
    "buildings",
    "repaired",
    "trades",
    "produced",
    "populated",
    "trained",
    "forged",
    "attacks_won",
    "defences_won",
]
QUEST_DECKS: Final = ["0-1", "2-3", "4-5"]
"""By the layers of those who draw from them."""
SLOTS: Final = ["first", "second"]
"""Places of passengers aboard a ferry."""
STATES: Final = ["intact", "damaged"]
"""Of a building."""
FACES: Final = ["0", "1", "2"]
"""Of a die."""
