"""Our own rulebooks, which stand in docs/rules and travel within the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

PACKED = Path(__file__).parent / "rules"
"""In a wheel; build_hook.py puts them there."""
SOURCES = Path(__file__).parents[3] / "docs" / "rules"
"""In a clone."""


@cache
def rulebooks() -> dict[str, str]:
    """By game, and by `<game>.<language>` where there is a translation."""
    folder = PACKED if PACKED.exists() else SOURCES
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.md"))}
