"""The numbers that stand for things of Amazons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.codes import rule_of_module

NUMBER: Final = 4

CIVILIZATION: Final = "amazons"
"""There are Horses only where somebody leads it."""
RIDER: Final = "rider"
"""A mounted Soldier."""
HORSES: Final = 6
"""In the supply when the game begins (MO-LK-04)."""
RIDER_DEFENCE: Final = 2
HORSE_DEFENCE: Final = 1
"""What a Horse adds to its Unit (MO-LK-05)."""

RULES: Final = 1


def horse_guard() -> i64:
    """The rule by which Provinces with a mounted Unit are stronger."""
    return rule_of_module(NUMBER, 0)
