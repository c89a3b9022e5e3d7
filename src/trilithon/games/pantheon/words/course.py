"""The course of the game and the round of a movement ask nothing; their frames are only checked."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.course import END_TURN, EPOCH, TURN
from trilithon.games.pantheon.engine.steps.following import END_ROUND, MAY_FOLLOW
from trilithon.games.pantheon.words.base import not_active
from trilithon.kernel.words import Frame, Words


class CourseWords(Words[Position]):
    """A frame with nothing below it, one of which a game that goes on always has."""

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if frame is not agenda[0]:
            yield "it can only be the last"


class TurnWords(CourseWords):
    step = TURN

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        if frame is agenda[0] and len(agenda) > 1:  # something is asked while an epoch is prepared
            yield from _before_an_epoch(s, frame, is_first=s.epoch() <= 1)


class EpochWords(CourseWords):
    step = EPOCH

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        if s.epoch() >= s.box.epochs:
            yield f"no epoch follows number {s.epoch()}"
        yield from _before_an_epoch(s, frame, is_first=s.epoch() == 0)


def _before_an_epoch(s: Position, frame: Frame, is_first: bool) -> Iterator[str]:
    """The start player is the one after whoever had the last turn (PA-END-06)."""
    start = int(s.d[s.at.start_player])
    if frame.seat != start:
        yield f"seat {start + 1} begins the epoch (table.start_player), not seat {frame.seat + 1}"
    last = 0 if is_first else (start - 1) % s.seats
    if s.active() != last:
        why = (
            "nobody has had a turn"
            if is_first
            else "the last turn was that of the seat before the start player"
        )
        yield f"{why}: table.active is {last + 1}"


class EndTurnWords(CourseWords):
    step = END_TURN

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        if frame.seat != s.active():
            yield not_active(s, frame)


class EndRoundWords(Words[Position]):
    step = END_ROUND

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if frame.seat != s.active():
            yield not_active(s, frame)


class MayFollowWords(Words[Position]):
    step = MAY_FOLLOW

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if s.temple() < 0:
            yield "the temple piece must be on the board"
        if frame.seat == s.active():
            yield f"seat {frame.seat + 1} moves itself, and follows nobody"
