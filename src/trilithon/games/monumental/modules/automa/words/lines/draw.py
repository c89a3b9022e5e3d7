"""Lines that reveal another card (MO-AUT-09, -48, -50, -51, -56)."""

from __future__ import annotations

from typing import Literal

from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.verbs.draw import DRAW, SEARCH, SIFT
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.words.lines.line import Line, Type
from trilithon.kernel.engine.events import Message


class Draw(Line, tag="draw", frozen=True, kw_only=True):
    """Another card, read as usual, its general lines twice, or its type lines alone: then it is one with such."""

    lines: Literal["usual", "general_twice", "typed"] = "usual"

    def verb(self) -> Verb:
        return SEARCH if self.lines == "typed" else DRAW

    def arguments(self) -> tuple[int, int]:
        reading = a.READINGS.index(self.lines)
        return (-1, reading) if self.lines == "typed" else (reading, 0)

    def told(self) -> Message:
        return Message(f"monumental-automa-line-draw-{self.lines.replace('_', '-')}")


class Search(Line, tag="search", frozen=True, kw_only=True):
    """The next card that has a line of this type."""

    wanted: Type

    def verb(self) -> Verb:
        return SEARCH

    def arguments(self) -> tuple[int, int]:
        return (a.TYPES.index(self.wanted), a.AS_USUAL)

    def told(self) -> Message:
        return Message("monumental-automa-line-search", {"type": self.wanted})


class Sift(Line, tag="sift", frozen=True, kw_only=True):
    """The next card leaves the game unless it has a line of this type."""

    wanted: Type

    def verb(self) -> Verb:
        return SIFT

    def arguments(self) -> tuple[int, int]:
        return (a.TYPES.index(self.wanted), 0)

    def told(self) -> Message:
        return Message("monumental-automa-line-sift", {"type": self.wanted})
