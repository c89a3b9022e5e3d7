"""Cards that were drawn and lie on the table until some were used."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.engine.steps.use_drawn import USE_DRAWN
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.kernel.words import Frame


class HeldCardWords(MonumentalWords):
    step = HELD_CARD
    lies = Lies.ANYWHERE

    def holds(self, frame: Frame) -> int | None:
        return None if frame.values["state"] == c.HELD_GONE else frame.values["card"]

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        above = agenda[agenda.index(frame) + 1 :]
        if not above or above[0].step not in (HELD_CARD, USE_DRAWN):
            yield "it lies below use_drawn only"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        is_gone = frame.values["state"] == c.HELD_GONE
        return not is_gone or frame.values["card"] in s.items(s.archive(frame.seat))
