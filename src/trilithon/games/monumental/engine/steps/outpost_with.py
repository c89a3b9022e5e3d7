"""Is the Warlord among the Units that make room for an Outpost? (MO-OUT-01)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

WITH_WARLORD: Final = 1  # 1 if it is among them


class OutpostWith(Question[World]):
    """Is the Warlord among the Units that make room for an Outpost? (MO-OUT-01)"""

    def __init__(self) -> None:
        super().__init__("outpost_with")
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)


OUTPOST_WITH: Final = OutpostWith()
