"""Gain so many resources of one's choice, one by one in the order of types."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.layout import FLAG

RECEIVE: Final = 1  # resource


class GainChoice(PartQuestion):
    """Gain so many resources of one's choice, one by one in the order of types."""

    def __init__(self) -> None:
        super().__init__("gain_choice")
        self.among: Final = self.field("among", c.RESOURCE_SET)
        self.n: Final = self.field("n")
        self.distinct: Final = self.field("distinct", FLAG)

    def push(self, s: World, seat: i64, among: i64, n: i64, distinct: i64) -> None:
        s.push(self, seat, among, n, distinct)


GAIN_CHOICE: Final = GainChoice()
