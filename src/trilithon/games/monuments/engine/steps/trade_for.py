"""What to take in exchange (MS-TRD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class TradeFor(Question[World]):
    """What to take in exchange (MS-TRD-01)."""

    def __init__(self) -> None:
        super().__init__("trade_for")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


TRADE_FOR: Final = TradeFor()
