"""Which of several simultaneous effects comes first? They are the entries right below (MO-EFF-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

FIRST: Final = 1  # entry, counted from the top


class Order(Question[World]):
    """Which of several simultaneous effects comes first? They are the entries right below (MO-EFF-05)."""

    def __init__(self) -> None:
        super().__init__("order")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


ORDER: Final = Order()
