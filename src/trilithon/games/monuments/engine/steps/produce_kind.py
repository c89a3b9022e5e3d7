"""Which kind of token a workshop makes (MS-PRD-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class WhichProduce(Question[World]):
    """Which kind of token a workshop makes (MS-PRD-07)."""

    def __init__(self) -> None:
        super().__init__("produce_kind")
        self.hex: Final = self.field("hex", c.LAND_HEX)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, spot: i64, n: i64) -> None:
        s.push(self, seat, spot, n)


WHICH_PRODUCE: Final = WhichProduce()
