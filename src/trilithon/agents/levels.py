"""How strong an opponent is, in words for people: each level is an agent and the time it may take.

Measured in games of two at Pantheon, seats taken in turns (a tie is half a win), with a compiled engine:

    the stronger against the weaker      games   wins   points ahead   ms a decision
    glance       against random             40    95 %         56           under 1
    greedy       against glance            100    88 %         25                 1
    search:24    against greedy             20    70 %         16                59
"""

from __future__ import annotations

from dataclasses import dataclass


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
        Level("apprentice", "glance", 5.0),
        Level("mason", "greedy", 10.0),
        Level("architect", "search:24/3s", 20.0),
    )
}
"""From the weakest to the strongest."""

USUAL = "mason"
"""Whom somebody meets who has not chosen."""
ADVISER = "architect"
"""Who is asked for a hint."""
FAST = "apprentice"
"""Who steps in for one that does not answer."""
