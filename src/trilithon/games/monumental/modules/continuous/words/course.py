"""Phases of a round: what lies above each on the agenda while it is under way."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.engine.steps.course import CLEAR_CITY, FILL_CITY
from trilithon.games.monumental.engine.steps.reinforcing import REINFORCING
from trilithon.games.monumental.engine.steps.stays import STAYS
from trilithon.games.monumental.modules.continuous.engine.own import has_passed
from trilithon.games.monumental.modules.continuous.engine.steps.choose_secretly import CHOOSE_SECRETLY
from trilithon.games.monumental.modules.continuous.engine.steps.closing import CLOSING
from trilithon.games.monumental.modules.continuous.engine.steps.opening import OPENING
from trilithon.games.monumental.modules.continuous.engine.steps.rotation import ROTATION
from trilithon.games.monumental.modules.continuous.engine.steps.round_end import COMMON_DISPLAY, ROUND_END
from trilithon.games.monumental.words.base import MonumentalWords
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.words import Frame


class PhaseWords(MonumentalWords):
    phases: tuple[int, ...] = (c.REPLENISHING,)
    """What `phase` says meanwhile."""

    def course(self, s: Position, above: list[Frame]) -> int | None:
        """How many of the frames right above it belong to the course of the round; None if they do not fit."""
        return 0

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        """Whose time comes next follows whoever is active, unless that phase is still to come."""
        is_under_way = not any(isinstance(_words(one.step), PhaseWords) for one in _above(frame, agenda))
        place = frame.values.get("place", 0)
        return self.is_place(s, place, _above(frame, agenda)) if is_under_way else place == 0

    def is_place(self, s: Position, place: int, above: list[Frame]) -> bool:
        return True


def _above(frame: Frame, agenda: list[Frame]) -> list[Frame]:
    return agenda[agenda.index(frame) + 1 :]


def _words(step: Step[Any]) -> MonumentalWords | None:
    return PHASES.get(step.name)


class OpeningWords(PhaseWords):
    step = OPENING
    phases = (c.ACTIVATING, c.ACTING)

    def course(self, s: Position, above: list[Frame]) -> int | None:
        if s.phase() == c.ACTING:
            return 0
        steps, seats = [one.step for one in above], [one.seat for one in above]
        if steps == [ACTIVATE_CITY]:
            return 1
        are_people = all(s.is_person(seat) for seat in seats) and len(set(seats)) == len(seats)
        return len(above) if set(steps) == {CHOOSE_SECRETLY} and are_people else None

    def is_place(self, s: Position, place: int, above: list[Frame]) -> bool:
        """Nobody's, as long as somebody chooses in secret."""
        is_secret = any(one.step is CHOOSE_SECRETLY for one in above)
        return place == (0 if is_secret else s.place_in_order(s.active()))


class RotationWords(PhaseWords):
    step = ROTATION
    phases = (c.ACTING,)

    def course(self, s: Position, above: list[Frame]) -> int | None:
        if not s.is_person(s.active()):
            return 0
        return 1 if above and above[0].step is ACT else None

    def is_place(self, s: Position, place: int, above: list[Frame]) -> bool:
        return place == s.place_in_order(s.active()) % s.seats and not has_passed(s, s.active())


class ClosingWords(PhaseWords):
    step = CLOSING
    phases = (c.CLEARING,)

    def course(self, s: Position, above: list[Frame]) -> int | None:
        steps = [one.step for one in above]
        return len(steps) if steps in COURSES else None

    def is_place(self, s: Position, place: int, above: list[Frame]) -> bool:
        return bool(place == s.place_in_order(s.active()))


COURSES: list[list[Step[Any]]] = [[FILL_CITY, CLEAR_CITY, REINFORCING], [FILL_CITY, STAYS]]
"""What is asked while Cities are filled, and what waits below it."""


class CommonDisplayWords(PhaseWords):
    step = COMMON_DISPLAY


class RoundEndWords(PhaseWords):
    step = ROUND_END


ALL: list[PhaseWords] = [
    OpeningWords(),
    RotationWords(),
    ClosingWords(),
    CommonDisplayWords(),
    RoundEndWords(),
]
PHASES = {words.step.name: words for words in ALL}
