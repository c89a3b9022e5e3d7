"""How strong an opponent is, in words for people: each level is an agent and the time it may take.

Measured in games of two at Pantheon, seats taken in turns (`lab.simulation`, seed 7; a tie is half a win). The times
are of a compiled engine on a machine that had other work too:

    the stronger against the weaker      games   wins   points ahead   ms a decision
    greedy       against random             60    95 %         62          under 10
    search:60    against greedy             60    79 %         34          under 10
    search:400   against search:60          40    75 %         23                19
    search:400   against greedy             24    96 %         42                17
    search:2000  against search:400         16    44 %          3               245

More than 400 iterations made no difference that so few games could show, so there is no level above.
"""

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
        Level("architect", "search:400/5s", 20.0),
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
