"""What is true of every position of Continuous play, in place of what is true of turns (`words/course.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.course import TURN_ENDED
from trilithon.games.monumental.modules.continuous.engine.own import chosen_by, has_passed, own, slot_action
from trilithon.games.monumental.modules.continuous.engine.steps.choose_secretly import CHOOSE_SECRETLY
from trilithon.games.monumental.modules.continuous.engine.steps.closing import CLOSING
from trilithon.games.monumental.modules.continuous.engine.steps.opening import OPENING
from trilithon.games.monumental.modules.continuous.engine.steps.rotation import ROTATION
from trilithon.games.monumental.modules.continuous.engine.steps.round_end import COMMON_DISPLAY, ROUND_END
from trilithon.games.monumental.modules.continuous.words.course import PHASES, RoundEndWords
from trilithon.games.monumental.words import course
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.saved import of_seat
from trilithon.kernel.words import Frame, frames

ROUND: list[Step[Any]] = [ROUND_END, TURN_ENDED, COMMON_DISPLAY, CLOSING, ROTATION, OPENING]
"""The agenda of a round, from the bottom; what is over has been taken off the top."""
END_OF_ROUND = RoundEndWords()
"""Whatever modules do at the end of a round is like it."""


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
    """In place of `course`; where a phase is in its order its words know."""
    agenda = frames(s)
    if s.phase() == 0 or not agenda:
        yield from course.course_problems(s)
        return
    yield from course.march_problems(s)
    if any(s.capital(seat) < 0 for seat in range(s.seats)):
        yield "players: in a round everybody has a Capital"
    expected = [step for step in ROUND if step is not TURN_ENDED or s.hooks.on_turn_ended]
    below = [frame for frame in agenda if frame.step in expected]
    if not below or agenda[: len(below)] != below or [one.step for one in below] != expected[: len(below)]:
        yield "agenda: at its bottom lie the phases of the round that are not over"
        return
    if any(frame.seat != s.first() for frame in below):
        yield "agenda: the phases of a round are those of whoever is first in it"
    yield from _above(s, below[-1], agenda[len(below) :])


def _above(s: Position, phase: Frame, above: list[Frame]) -> Iterator[str]:
    """What lies on the phase that is under way."""
    words = PHASES.get(phase.step.name, END_OF_ROUND)
    n = words.course(s, above)
    if n is None or s.phase() not in words.phases:
        yield f"agenda: its last frames are not those of phase {s.phase()}"
    yield from course.misplaced(s, above, above[n:])


def _place(s: Position, step: Step[Any]) -> int:
    """Whose time comes next in a phase; -1 if it is over."""
    return next((frame.values["place"] for frame in frames(s) if frame.step is step), -1)
