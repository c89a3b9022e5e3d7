"""Drawing cards to use them; which ones is asked by `use_drawn`."""

from __future__ import annotations

from trilithon.games.monumental.effects import CARD_WORTH, Part
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.draw import DRAW
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.kernel.engine.events import Message
from trilithon.kernel.words import Frame


class Draw(Part, tag="draw", frozen=True, kw_only=True):
    """Draw so many cards of the City deck and use up to `use` of them (MO-EFF-21 to -25)."""

    step = DRAW
    n: Positive
    use: Positive

    def __post_init__(self) -> None:
        if self.use > self.n:
            raise ValueError("nobody can use more cards than are drawn")

    def clause(self) -> Message:
        return Message("monumental-do-draw-all", {"n": self.n}) if self.n == self.use else super().clause()

    def worth(self) -> float:
        return CARD_WORTH * self.use + 10 * (self.n - self.use)


class DrawWords(MonumentalWords):
    step = DRAW
    lies = Lies.ANYWHERE

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return 0 < frame.values["use"] <= frame.values["n"]
