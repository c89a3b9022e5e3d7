"""What the agenda looks like when somebody is asked: the course of the turn below, what is under way above.

The engine pushes frames only together with those they belong to, and never looks whether they are there. So a position
that somebody wrote by hand is checked: the whole of it here, every frame by its own words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.order import seat_in_order
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.engine.steps.capital import CHOOSE_CAPITAL
from trilithon.games.monumental.engine.steps.conquered import CONQUERED
from trilithon.games.monumental.engine.steps.course import (
    CLEAR_CITY,
    DEAL_DISPLAY,
    FILL_CITY,
    FILL_DISPLAY,
    NEXT_TURN,
    TURN,
    TURN_ENDED,
)
from trilithon.games.monumental.engine.steps.reinforcing import REINFORCING
from trilithon.games.monumental.engine.steps.stays import STAYS
from trilithon.games.monumental.engine.steps.units import UNITS
from trilithon.games.monumental.words.base import Lies
from trilithon.games.monumental.words.table import WORDS
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.saved import of_seat
from trilithon.kernel.words import Frame, frames

COURSES: dict[int, list[list[Step[Any]]]] = {
    c.ACTIVATING: [[NEXT_TURN, FILL_DISPLAY, FILL_CITY, CLEAR_CITY, ACT, ACTIVATE_CITY]],
    c.ACTING: [[NEXT_TURN, FILL_DISPLAY, FILL_CITY, CLEAR_CITY, ACT]],
    c.CLEARING: [
        [NEXT_TURN, FILL_DISPLAY, FILL_CITY, CLEAR_CITY, REINFORCING],
        [NEXT_TURN, FILL_DISPLAY, FILL_CITY, STAYS],
    ],
}
"""By phase, what the agenda begins with at the bottom; only in phase 2 there may be more."""
MACHINES: list[list[Step[Any]]] = [[NEXT_TURN, FILL_DISPLAY]]
"""The same of a seat that a module plays: whatever it does lies above."""
AFTERWARDS: list[list[Step[Any]]] = [[NEXT_TURN]]
"""The same in phase 4, when modules ask something at the end of a turn."""


def course_problems(s: Position) -> Iterator[str]:
    agenda = frames(s)
    if not agenda:
        if s.turns_left() != 0 or s.phase() != c.REPLENISHING:
            yield "agenda: it is empty only when the game is over"
        return
    yield from march_problems(s)
    if s.phase() == 0:
        yield from _before_the_first_turn(s, agenda)
    else:
        yield from _in_a_turn(s, agenda)


def march_problems(s: Position) -> Iterator[str]:
    is_conquering = s.find(UNITS) >= 0 or s.find(CONQUERED) >= 0
    if not is_conquering and any(s.size(s.march(unit)) for unit in range(s.at.kinds_of_units)):
        yield "table.march: nothing is being conquered"


def _before_the_first_turn(s: Position, agenda: list[Frame]) -> Iterator[str]:
    """Capitals are chosen from the last seat to the first (MO-SETUP-13)."""
    everybody = [seat_in_order(s, place) for place in range(s.seats)]
    order = [seat for seat in everybody if s.is_person(seat)]
    first = everybody[0]
    course = [(TURN, first), (DEAL_DISPLAY, first), *((CHOOSE_CAPITAL, seat) for seat in order)]
    to_choose = len(agenda) - 2
    if to_choose < 1 or [(frame.step, frame.seat) for frame in agenda] != course[: len(agenda)]:
        yield "agenda: before the first turn there are capital for each seat in turn, deal_display and turn"
        return
    if any(s.capital(seat) < 0 for seat in everybody if not s.is_person(seat)):
        yield "players: seats that nobody sits at have their Capitals before the others choose"
    for place, seat in enumerate(order):
        if (s.capital(seat) >= 0) != (place >= to_choose):
            yield f"{of_seat(seat, 'capital')}: it does not fit those that are still to choose"


def _in_a_turn(s: Position, agenda: list[Frame]) -> Iterator[str]:
    courses = _courses(s)
    may_be_more = courses and s.phase() in (c.ACTING, c.REPLENISHING)
    above = len(agenda) - len(courses[0]) if may_be_more else 0
    if [frame.step for frame in agenda[: len(agenda) - max(above, 0)]] not in courses:
        yield f"agenda: its last frames are not those of phase {s.phase()}"
    if any(s.capital(seat) < 0 for seat in range(s.seats)):
        yield "players: in a turn everybody has a Capital"
    yield from misplaced(s, agenda, agenda[len(agenda) - above :])


def misplaced(s: Position, whole: list[Frame], above: list[Frame]) -> Iterator[str]:
    """What is wrong with frames of a turn, and with those that lie above its course."""
    if any(frame.seat != s.active() and not _asks_others(frame) for frame in whole):
        yield "agenda: in a turn all is done by the active seat"
    for frame in above:
        words = WORDS.get(int(frame.step.number))
        if words is None or words.lies is Lies.IN_COURSE:
            yield f"agenda: {frame.step.name} cannot be there"


def _courses(s: Position) -> list[list[Step[Any]]]:
    """Where modules do something at the end of a turn, that lies on the agenda too."""
    courses = COURSES.get(s.phase(), [])
    if not s.is_person(s.active()) and s.phase() != c.REPLENISHING:
        courses = MACHINES if s.phase() == c.ACTING else []
    if not s.hooks.on_turn_ended:
        return courses
    if s.phase() == c.REPLENISHING:
        return AFTERWARDS
    return [[course[0], TURN_ENDED, *course[1:]] for course in courses]


def _asks_others(frame: Frame) -> bool:
    words = WORDS.get(int(frame.step.number))
    return words is not None and words.asks_others
