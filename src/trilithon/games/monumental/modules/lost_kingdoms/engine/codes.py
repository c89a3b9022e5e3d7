"""The numbers that stand for things of Lost Kingdoms."""

from __future__ import annotations

from typing import Final

NUMBER: Final = 3

ALL_WONDERS_FROM: Final = 5
"""With so many seats no Wonder is left out (MO-LK-02)."""
