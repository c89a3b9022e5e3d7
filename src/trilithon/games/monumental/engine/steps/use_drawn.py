"""Which of the drawn cards to use? They are the HELD_CARD frames right below (MO-EFF-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

USE_HELD: Final = 1  # card, counted from the top


class UseDrawn(Question[World]):
    """Which of the drawn cards to use? They are the HELD_CARD frames right below (MO-EFF-22)."""

    def __init__(self) -> None:
        super().__init__("use_drawn")
        self.n: Final = self.field("n")
        self.cards: Final = self.field("cards")

    def push(self, s: World, seat: i64, n: i64, cards: i64) -> None:
        s.push(self, seat, n, cards)


USE_DRAWN: Final = UseDrawn()
