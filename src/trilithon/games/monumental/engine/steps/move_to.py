"""Where does a Unit go? (MO-MIL-01, MO-EFF-33)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

TO: Final = 1  # tile


class MoveTo(Question[World]):
    """Where does a Unit go? (MO-MIL-01, MO-EFF-33)"""

    def __init__(self) -> None:
        super().__init__("move_to")
        self.origin: Final = self.field("origin", c.TILE)
        self.unit: Final = self.field("unit", c.UNIT)
        self.free: Final = self.field("free", FLAG)

    def push(self, s: World, seat: i64, origin: i64, unit: i64, free: i64) -> None:
        s.push(self, seat, origin, unit, free)


MOVE_TO: Final = MoveTo()
