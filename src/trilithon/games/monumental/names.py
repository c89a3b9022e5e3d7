"""Names of the engine's numbers, as views, positions and moves have them."""

from __future__ import annotations

RESOURCES = ("production", "science", "military", "gold", "culture", "feud")
"""The last is Military that can be spent against Barbarians only."""
KINDS = ("building", "knowledge", "wonder")
CATEGORIES = ("provinces", "knowledge", "wonders", "policies", "dominance")
COUNTS = CATEGORIES[:4]
TILES = ("capital", "province", "water")


def space_name(space: int) -> str:
    """Rows are letters from the top, columns numbers from the left: the middle is b2."""
    return "abc"[space // 3] + "123"[space % 3]


def place_name(place: int) -> str:
    """Of a card in a City: `b2`, or `b2-under` for the Knowledge that lies there."""
    return space_name(place // 2) + ("-under" if place % 2 else "")
