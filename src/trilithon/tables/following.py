"""What seats do that the game plays itself: it is played along with a decision of somebody else, and nobody should miss
it. Whoever follows it looks back at the stops on the way and is told of each move by itself."""

from __future__ import annotations

from itertools import chain

from msgspec.structs import replace

from trilithon.tables.course import Course
from trilithon.tables.protocol import LogLine

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


def log_until(course: Course, viewer: int, notes: list[LogLine], ply: int) -> list[LogLine]:
    """What this viewer was told until then, with the notes in between. Events are kept with the decision that they
    followed from: those of the latest one are told with the move that brought them, and no more than there were."""
    lines = [line for line in course.log(viewer, []) if line.ply <= ply]
    if course.game.machines(course.playthrough.setup):
        lines = _told_one_by_one(course, lines, ply)
    return sorted(chain(notes, lines), key=lambda line: line.ply)  # stable: of one ply, notes come first


def _told_one_by_one(course: Course, lines: list[LogLine], ply: int) -> list[LogLine]:
    played = course.playthrough.played
    decided = next((at for at in range(ply - 1, -1, -1) if not played[at].automatic), None)
    if decided is None:
        return lines
    told = decided + 1
    latest = [line for line in lines if line.ply == told]
    plies = _plies_of_events(course, decided, ply)
    known = [replace(line, ply=at) for line, at in zip(latest, plies, strict=False)]
    return [*(line for line in lines if line.ply < told), *known]


def _plies_of_events(course: Course, first: int, last: int) -> list[int]:
    """Of each event of these moves, the ply after the move that brought it."""
    state = course.playthrough.state_at(first)
    state.events = []
    plies: list[int] = []
    for ply, move in enumerate(course.playthrough.played[first:last], first + 1):
        state.turn_to(move.seat)
        state.play(move.move)
        plies += [ply] * (len(state.events) - len(plies))
    return plies
