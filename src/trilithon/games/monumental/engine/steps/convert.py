"""Turn basic resources into others, one by one (MO-EFF-29)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.layout import FLAG

SWAP: Final = 1  # pack_swap(from, to)


class Convert(PartQuestion):
    """Turn basic resources into others, one by one (MO-EFF-29)."""

    def __init__(self) -> None:
        super().__init__("convert")
        self.n: Final = self.field("n")
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, n: i64, begun: i64) -> None:
        s.push(self, seat, n, begun)


CONVERT: Final = Convert()
