"""Names of what is scored and of kinds of tiles, as views and score sheets have them."""

from __future__ import annotations

CATEGORIES = ("provinces", "knowledge", "wonders", "policies", "dominance")
COUNTS = CATEGORIES[:4]
TILES = ("capital", "province", "water")
