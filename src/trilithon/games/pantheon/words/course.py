"""The course of the game asks nothing; its frames are only checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.course import EPOCH
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.words import Frame, Words


class CourseWords(Words[Position]):
    """A frame with nothing below it, one of which a game that goes on always has."""

    def __init__(self, step: Step[Any]) -> None:
        self.step = step

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if frame is not agenda[0]:
            yield "it can only be the last"


class EpochWords(CourseWords):
    def __init__(self) -> None:
        super().__init__(EPOCH)

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        if s.epoch() >= s.box.epochs:
            yield f"no epoch follows number {s.epoch()}"


class MayFollowWords(Words[Position]):
    def __init__(self, step: Step[Any]) -> None:
        self.step = step

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if s.temple() < 0:
            yield "the temple piece must be on the board"
