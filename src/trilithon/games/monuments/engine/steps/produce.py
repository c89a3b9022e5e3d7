"""Which hex produces next (MS-PRD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG


class WhereProduce(Question[World]):
    """Which hex produces next (MS-PRD-01)."""

    def __init__(self) -> None:
        super().__init__("produce")
        self.n: Final = self.field("n")
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, n: i64, begun: bool) -> None:
        s.push(self, seat, n, 1 if begun else 0)


WHERE_PRODUCE: Final = WhereProduce()
