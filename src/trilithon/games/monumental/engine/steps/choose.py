"""One of several alternatives of an effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

OPTION: Final = 1  # which of the alternatives


class Choose(PartQuestion):
    """One of several alternatives of an effect."""

    def __init__(self) -> None:
        super().__init__("choose")
        self.choice: Final = self.field("choice", c.CHOICE)
        self.card: Final = self.thing("card", c.CARD)
        self.source = self.card

    def push(self, s: World, seat: i64, choice: i64, card: i64) -> None:
        s.push(self, seat, choice, card)


CHOOSE: Final = Choose()
