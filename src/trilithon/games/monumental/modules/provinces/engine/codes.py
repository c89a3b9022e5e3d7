"""The numbers that stand for kinds of special Provinces."""

from __future__ import annotations

from typing import Final

NUMBER: Final = 0
"""Of the module, among all modules."""

DESERT: Final = 0
PYRAMID: Final = 1
OASIS: Final = 2
MINE: Final = 3
FOOTHILL: Final = 4
SAVANNAH: Final = 5
JUNGLE: Final = 6
ISLAND: Final = 7
LAKE: Final = 8
HARBOUR: Final = 9

KINDS: Final = [
    "desert",
    "pyramid",
    "oasis",
    "mine",
    "foothill",
    "savannah",
    "jungle",
    "island",
    "lake",
    "harbour",
]
"""As content, views and positions have them."""
