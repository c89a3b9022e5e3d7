"""What seats do that the game plays itself: it is played along with a decision of somebody else, and nobody should miss
it. Whoever follows it looks back at the stops on the way and is told of each move by itself."""

from __future__ import annotations

from trilithon.tables.course import Course

MOST_MOVES = 200
"""Nobody wants to follow more of them."""


def stops(course: Course, viewer: int) -> list[int]:
    """The plies before and after their moves, since the viewer's own last decision."""
    machines = course.game.machines(course.playthrough.setup)
    if not machines:
        return []
    first = max(course.since(viewer), course.ply - MOST_MOVES)
    moves = enumerate(course.playthrough.played[first:], first)
    found = {stop for ply, move in moves if move.seat in machines for stop in (ply, ply + 1)}
    return sorted(found - {course.ply})
