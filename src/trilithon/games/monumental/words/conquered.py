"""A conquest that is being paid for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.conquered import BEFORE_CONQUEST, CONQUERED
from trilithon.games.monumental.engine.steps.share import SHARE
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.marching import march_problems
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.words import Frame


class ConqueredWords(MonumentalWords):
    step: Step[Any] = CONQUERED
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def is_paid_by(self, frame: Frame) -> bool:
        """Or it is paid, and a module asks something: its words know where they belong."""
        return frame.step in (SHARE, BEFORE_CONQUEST) or frame.step.module >= 0 or super().is_paid_by(frame)

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().problems(s, frame, agenda)
        yield from march_problems(s, frame.seat, frame.values["tile"], 0, s.at.kinds_of_units)


class BeforeConquestWords(MonumentalWords):
    """What modules ask before a conquest waits for its payment too."""

    step = BEFORE_CONQUEST
    lies = Lies.UNDER_PAYMENT

    def is_paid_by(self, frame: Frame) -> bool:
        return frame.step is SHARE or super().is_paid_by(frame)

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().misplaced(frame, agenda)
        below = agenda[agenda.index(frame) - 1]
        if below.step is not CONQUERED or below.values["tile"] != frame.values["tile"]:
            yield "it lies on conquered of the same tile"
