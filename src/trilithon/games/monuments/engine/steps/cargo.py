"""Which of two different tokens stays where there is room for one (MS-FER-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

STAY: Final = 1  # kind


class LandCargo(Question[World]):
    """Which of two different tokens stays where there is room for one (MS-FER-15)."""

    def __init__(self) -> None:
        super().__init__("cargo")
        self.hex: Final = self.field("hex", c.LAND_HEX)
        self.first: Final = self.field("first", c.KIND)
        self.second: Final = self.field("second", c.KIND)

    def push(self, s: World, seat: i64, spot: i64, first: i64, second: i64) -> None:
        s.push(self, seat, spot, first, second)


CARGO: Final = LandCargo()
