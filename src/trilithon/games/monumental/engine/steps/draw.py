"""Drawing cards to use them, and the drawn cards that wait on the agenda (MO-EFF-22, -23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Draw(Part):
    """Draw so many cards and use up to so many of them."""

    def __init__(self) -> None:
        super().__init__("draw")
        self.n: Final = self.field("n")
        self.use: Final = self.field("use")

    def push(self, s: World, seat: i64, n: i64, use: i64) -> None:
        s.push(self, seat, n, use)


DRAW: Final = Draw()


class HeldCard(Step[World]):
    """A drawn card: it lies below its USE_DRAWN frame, in no pile."""

    def __init__(self) -> None:
        super().__init__("held_card")
        self.card: Final = self.field("card", c.CARD)
        self.state: Final = self.field("state", c.HELD)

    def push(self, s: World, seat: i64, card: i64, state: i64) -> None:
        s.push(self, seat, card, state)


HELD_CARD: Final = HeldCard()
