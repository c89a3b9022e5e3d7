"""Cards that are taken and paid for: what is true of their frames meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.acquired import BOUGHT, COMPLETE, ON_TOP, WONDER_BEGUN
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.steps.site import SITE
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.kernel.words import Frame


class AcquiredWords(MonumentalWords):
    """A card that was taken from the display or a pile and is being paid for."""

    lies = Lies.UNDER_PAYMENT

    def holds(self, frame: Frame) -> int | None:
        return frame.values["card"]

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().misplaced(frame, agenda)
        at = agenda.index(frame)
        if agenda[at - 1].step is not HAPPENED or agenda[at - 2].step is not ACT:
            yield "it lies on what it triggers, happened"


class BoughtWords(AcquiredWords):
    step = BOUGHT

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.kind_of(frame.values["card"]) != c.WONDER


class WonderBegunWords(AcquiredWords):
    step = WONDER_BEGUN

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.kind_of(frame.values["card"]) == c.WONDER


class CompleteWords(MonumentalWords):
    step = COMPLETE
    lies = Lies.UNDER_PAYMENT
    follows_action = True

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.work(frame.seat) >= 0


class OnTopWords(MonumentalWords):
    step = ON_TOP
    lies = Lies.ANYWHERE

    def holds(self, frame: Frame) -> int | None:
        return frame.values["card"]

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        below = agenda[agenda.index(frame) - 1]
        if below.step is not SITE or below.values["card"] != frame.values["card"]:
            yield "it lies on site of the same Wonder"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.kind_of(frame.values["card"]) == c.WONDER
