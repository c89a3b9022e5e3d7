"""How strong an opponent is, in words for people: each level is an agent and the time it may take."""

from __future__ import annotations

from dataclasses import dataclass

from trilithon.kernel.errors import SetupError


@dataclass(frozen=True)
class Level:
    """Called `level-<id>` in the texts, and described by `level-<id>-about`."""

    id: str
    spec: str
    """As `make_agent` reads it."""
    seconds: float
    """Whoever has not decided by then is not waited for any longer."""


LEVELS = {
    level.id: level
    for level in (
        Level("wanderer", "random", 5.0),
        Level("apprentice", "greedy", 10.0),
        Level("mason", "search:60", 10.0),
        Level("architect", "search:400", 20.0),
        Level("oracle", "search:2s", 20.0),
    )
}
"""From the weakest to the strongest."""

USUAL = "mason"
"""Whom somebody meets who has not chosen."""
ADVISER = "architect"
"""Who is asked for a hint."""
FAST = "apprentice"
"""Who steps in for one that does not answer."""


def find_level(id: str) -> Level:
    if id not in LEVELS:
        raise SetupError(f"there is no level {id!r}; levels are: {', '.join(LEVELS)}")
    return LEVELS[id]
