"""Of two Knowledge cards in one space, which one stays? (MO-CITY-05)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

KEEP_KNOWLEDGE: Final = 1  # 1 if the new one


class Stays(Question[World]):
    """Of two Knowledge cards in one space, which one stays? (MO-CITY-05)"""

    def __init__(self) -> None:
        super().__init__("stays")
        self.space: Final = self.field("space", c.SPACE)
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, space: i64, card: i64) -> None:
        s.push(self, seat, space, card)


STAYS: Final = Stays()
