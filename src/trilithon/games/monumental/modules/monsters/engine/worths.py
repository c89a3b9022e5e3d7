"""What is lost by Attacks, in points, for whoever judges a position at a glance."""

from __future__ import annotations

from typing import Final

PROVINCE: Final = 1.2
"""Its point and a share of Dominance."""
UNIT: Final = 0.05
"""One of several: it goes home and can come again."""
GOLD: Final = 0.3
CULTURE: Final = 0.7
KNOWLEDGE: Final = 1.2
WONDER: Final = 2.4
