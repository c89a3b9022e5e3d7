"""Take a card without paying (MO-ACQ-07, -08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.layout import FLAG

TAKE_OPEN: Final = 1  # place in the display
TAKE_BASIC: Final = 2  # pile


class Take(PartQuestion):
    """Take a card without paying (MO-ACQ-07, -08)."""

    def __init__(self) -> None:
        super().__init__("take")
        self.kinds: Final = self.field("kinds", c.KIND_SET)
        self.basic: Final = self.field("basic", FLAG)
        self.most: Final = self.field("most")

    def push(self, s: World, seat: i64, kinds: i64, basic: i64, most: i64) -> None:
        s.push(self, seat, kinds, basic, most)


TAKE: Final = Take()
