"""Which tokens of a price a discount leaves out: kind by kind in order (MS-SPD-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class LeaveOut(Question[World]):
    """Which tokens of a price a discount leaves out: kind by kind in order (MS-SPD-04)."""

    def __init__(self) -> None:
        super().__init__("leave_out")
        self.wood: Final = self.field("wood")
        self.sheep: Final = self.field("sheep")
        self.metal: Final = self.field("metal")
        self.wheat: Final = self.field("wheat")
        self.n: Final = self.field("n")
        self.lowest: Final = self.field("lowest", c.KIND)

    def push(
        self, s: World, seat: i64, wood: i64, sheep: i64, metal: i64, wheat: i64, n: i64, lowest: i64
    ) -> None:
        s.push(self, seat, wood, sheep, metal, wheat, n, lowest)


LEAVE_OUT: Final = LeaveOut()
