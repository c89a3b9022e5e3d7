"""Small numbers that stand for things."""

from __future__ import annotations

from typing import Final

from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.layout import FIRST_DOMAIN

GOOD: Final = FIRST_DOMAIN
"""The domain: what a number means where a good is meant."""
GOODS: Final = ("wool", "silk", "gold")

PRICE: Final = 2
"""What another trader pays for a good."""


def worth(good: int) -> int:
    """What the market pays for it."""
    return good + 1


def good_name(good: int) -> Message:
    return Message(f"market-good-{GOODS[good]}")
