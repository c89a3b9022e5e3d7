"""Name the Units of a conquest: single ones first, then the many from tile to tile (MO-CONQ-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

GOES: Final = 1  # 1 if the single Unit that is asked about goes
FROM: Final = 2  # tile


class Units(Question[World]):
    """Name the Units of a conquest: single ones first, then the many from tile to tile (MO-CONQ-09)."""

    def __init__(self) -> None:
        super().__init__("units")
        self.tile: Final = self.field("tile", c.TILE)
        self.n: Final = self.field("n")
        self.unit: Final = self.field("unit", c.UNIT)
        self.lowest: Final = self.thing("lowest", c.TILE)

    def push(self, s: World, seat: i64, tile: i64, n: i64, unit: i64, lowest: i64) -> None:
        s.push(self, seat, tile, n, unit, lowest)


UNITS: Final = Units()
