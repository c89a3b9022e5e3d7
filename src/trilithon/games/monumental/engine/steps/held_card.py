"""Drawn cards that wait on the agenda until some were used (MO-EFF-22, -23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


class HeldCard(Step[World]):
    """A drawn card: it lies below its USE_DRAWN frame, in no pile."""

    def __init__(self) -> None:
        super().__init__("held_card")
        self.card: Final = self.field("card", c.CARD)
        self.state: Final = self.field("state", c.HELD)

    def push(self, s: World, seat: i64, card: i64, state: i64) -> None:
        s.push(self, seat, card, state)


HELD_CARD: Final = HeldCard()
