"""The numbers that stand for things of Aztecs."""

from __future__ import annotations

from typing import Final

NUMBER: Final = 6

CIVILIZATION: Final = "aztecs"
"""Whoever leads it has effects that cost Soldiers."""
