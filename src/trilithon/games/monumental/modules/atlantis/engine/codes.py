"""The numbers that stand for things of Atlantis."""

from __future__ import annotations

from typing import Final

NUMBER: Final = 5

CIVILIZATION: Final = "atlantis"
"""Whoever leads it has a Nexus."""
EVENT: Final = "nexus_activated"
"""In phase 1, together with row and column of the City."""
