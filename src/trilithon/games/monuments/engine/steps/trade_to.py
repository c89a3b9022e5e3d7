"""Where to put what was taken in exchange (MS-TRD-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class TradeTo(Question[World]):
    """Where to put what was taken in exchange (MS-TRD-02)."""

    def __init__(self) -> None:
        super().__init__("trade_to")
        self.kind: Final = self.field("kind", c.KIND)

    def push(self, s: World, seat: i64, kind: i64) -> None:
        s.push(self, seat, kind)


TRADE_TO: Final = TradeTo()
