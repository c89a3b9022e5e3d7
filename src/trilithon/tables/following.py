"""What seats do that the game plays itself: it is played along with a decision of somebody else, and nobody should miss
it. Whoever follows it looks back at the stops on the way."""

from __future__ import annotations

from trilithon.kernel.engine.state import NOBODY
from trilithon.tables.course import Course
from trilithon.tables.protocol import MOST_STOPS


def stops(course: Course, viewer: int) -> list[int]:
    """The plies before and after their moves, since the viewer's own last decision; for spectators anybody's."""
    machines = course.game.machines(course.playthrough.setup)
    if not machines:
        return []
    first = _latest_decision(course) if viewer == NOBODY else course.since(viewer)
    moves = enumerate(course.playthrough.played[first:], first)
    found = {stop for ply, move in moves if move.seat in machines for stop in (ply, ply + 1)}
    return sorted(found - {course.ply})[-MOST_STOPS:]


def _latest_decision(course: Course) -> int:
    """The ply after it."""
    played = course.playthrough.played
    return next((ply for ply in range(course.ply, 0, -1) if not played[ply - 1].automatic), 0)
