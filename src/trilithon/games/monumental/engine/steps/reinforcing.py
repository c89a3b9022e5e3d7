"""Which active cards stay in the City? (MO-EFF-13, -14)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

CHOOSE_CARD: Final = 1  # slot


class Reinforcing(Question[World]):
    """Which active cards stay in the City? (MO-EFF-13, -14)"""

    def __init__(self) -> None:
        super().__init__("reinforcing")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


REINFORCING: Final = Reinforcing()
