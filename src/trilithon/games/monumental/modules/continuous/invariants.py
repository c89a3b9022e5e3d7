"""What is true of every position of Continuous play, in place of what is true of turns (`words/course.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.engine.steps.course import CLEAR_CITY, FILL_CITY, TURN_ENDED
from trilithon.games.monumental.engine.steps.reinforcing import REINFORCING
from trilithon.games.monumental.engine.steps.stays import STAYS
from trilithon.games.monumental.modules.continuous.engine.own import chosen_by, has_passed, own, slot_action
from trilithon.games.monumental.modules.continuous.engine.steps.choose_secretly import CHOOSE_SECRETLY
from trilithon.games.monumental.modules.continuous.engine.steps.closing import CLOSING
from trilithon.games.monumental.modules.continuous.engine.steps.opening import OPENING
from trilithon.games.monumental.modules.continuous.engine.steps.rotation import ROTATION
from trilithon.games.monumental.modules.continuous.engine.steps.round_end import COMMON_DISPLAY, ROUND_END
from trilithon.games.monumental.words import course
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.saved import of_seat
from trilithon.kernel.words import Frame, frames

ROUND: list[Step[Any]] = [ROUND_END, TURN_ENDED, COMMON_DISPLAY, CLOSING, ROTATION, OPENING]
"""The agenda of a round, from the bottom; what is over has been taken off the top."""


def turn_problems(s: Position) -> Iterator[str]:
    """In place of `turn`: all take their turns at the same time."""
    turn, left = s.turn(), s.turns_left()
    if s.phase() == 0:
        if turn or s.active() != s.first() or left >= 0:
            yield "table: before the first round its number is 0, and the first seat is active"
    elif turn % s.seats != 1:
        yield f"table.turn: a round begins with turn 1, {s.seats + 1}, {2 * s.seats + 1} and so on"
    if (left >= 0) != (not s.size(s.at.future) and s.phase() > 0):
        yield "table.turns_left: the last round is counted from when the last Development card was dealt"
    if left not in (-1, 0, s.seats):
        yield f"table.turns_left: one more round is played, so it is -1, 0 or {s.seats}"
    if left == s.seats and s.phase() != c.REPLENISHING:
        yield "table.turns_left: in the last round no turns are left"


def own_problems(s: Position) -> Iterator[str]:
    """Of the module's own fields."""
    mine, choosing = own(s), [frame.seat for frame in frames(s) if frame.step is CHOOSE_SECRETLY]
    to_open = _place(s, OPENING)
    for seat in range(s.seats):
        may_have = mine.is_together and s.is_person(seat) and s.place_in_order(seat) > to_open >= 0
        if (chosen_by(s, seat) >= 0) != (may_have and seat not in choosing):
            yield f"{of_seat(seat, 'crossing_chosen')}: it is there from when all choose until it is activated"
        if has_passed(s, seat) and (s.phase() < c.ACTING or to_open >= 0):
            yield f"{of_seat(seat, 'passed')}: nobody has passed before the first slot"
    if slot_action(s) >= 0 and s.find(ROTATION) < 0:
        yield "table.slot_action: there are no slots now"
    if int(s.d[mine.explorer]) >= 0 and slot_action(s) < 0:
        yield "table.slot_explorer: no step has been taken in this slot"


def course_problems(s: Position) -> Iterator[str]:
    """In place of `course`."""
    agenda = frames(s)
    if s.phase() == 0 or not agenda:
        yield from course.course_problems(s)
        return
    yield from course.march_problems(s)
    if any(s.capital(seat) < 0 for seat in range(s.seats)):
        yield "players: in a round everybody has a Capital"
    phases = [step for step in ROUND if step is not TURN_ENDED or s.hooks.on_turn_ended]
    below = [frame for frame in agenda if frame.step in phases]
    steps = [frame.step for frame in below]
    if agenda[: len(below)] != below or steps != phases[: len(steps)] or not steps:
        yield "agenda: at its bottom lie the phases of the round that are not over"
        return
    if any(frame.seat != s.first() for frame in below):
        yield "agenda: the phases of a round are those of whoever is first in it"
    yield from _above(s, steps[-1], agenda[len(below) :], below[-1])


def _above(s: Position, phase: Step[Any], above: list[Frame], frame: Frame) -> Iterator[str]:
    """What lies on the phase that is under way."""
    steps = [one.step for one in above]
    seats = [one.seat for one in above]
    if phase is OPENING and CHOOSE_SECRETLY in steps:
        order = sorted(set(seats), key=s.place_in_order)
        if set(steps) != {CHOOSE_SECRETLY} or len(order) != len(seats) or frame.values["place"]:
            yield "agenda: all choose in secret before anybody activates a City"
        if s.phase() != c.ACTIVATING or any(not s.is_person(seat) for seat in seats):
            yield "agenda: row and column are chosen by people in phase 1"
        return
    if phase in (OPENING, ROTATION, CLOSING) and not _is_under_way(s, phase, frame):
        yield "agenda: the active seat is the one whose time it is"
    if phase is OPENING:
        fits = steps == [ACTIVATE_CITY] if s.phase() == c.ACTIVATING else s.phase() == c.ACTING
        rest = [] if s.phase() == c.ACTIVATING else above
    elif phase is ROTATION:
        fits = s.phase() == c.ACTING and (not s.is_person(s.active()) or steps[:1] in ([ACT], []))
        rest = above[1:] if steps[:1] == [ACT] else above
    elif phase is CLOSING:
        fits = s.phase() == c.CLEARING and steps in ([FILL_CITY, CLEAR_CITY, REINFORCING], [FILL_CITY, STAYS])
        rest = []
    else:
        fits = s.phase() == c.REPLENISHING
        rest = above
    if not fits:
        yield f"agenda: its last frames are not those of phase {s.phase()}"
    yield from course.misplaced(s, above, rest)


def _is_under_way(s: Position, phase: Step[Any], frame: Frame) -> bool:
    """Is the active seat the one that comes before `place` in order, where that is who is asked next?"""
    place = frame.values["place"]
    if phase is ROTATION:
        return place == s.place_in_order(s.active()) % s.seats and not has_passed(s, s.active())
    return bool(place == s.place_in_order(s.active()))


def _place(s: Position, step: Step[Any]) -> int:
    """Whose time comes next in a phase; -1 if it is over."""
    return next((frame.values["place"] for frame in frames(s) if frame.step is step), -1)
