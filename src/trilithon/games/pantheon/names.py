"""Names for the engine's small integers, as they stand in positions, notation and views."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c

CARDS = tuple(c.CARD_NAMES)
SACRIFICES = CARDS[c.OFFERINGS : c.TEMPLES + 1]
CATEGORIES = tuple(c.CATEGORY_NAMES)
