"""Which unit or ferry to activate next; `first` if none was yet (MS-MOV-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

MOVE_UNIT: Final = 1  # figure in a hex
MOVE_FERRY: Final = 2  # ferry


class Activate(Question[World]):
    """Which unit or ferry to activate next; `first` if none was yet (MS-MOV-01)."""

    def __init__(self) -> None:
        super().__init__("activate")
        self.n: Final = self.field("n")
        self.horses: Final = self.field("horses")
        self.first: Final = self.field("first", FLAG)

    def push(self, s: World, seat: i64, n: i64, horses: i64, first: bool) -> None:
        s.push(self, seat, n, horses, 1 if first else 0)


ACTIVATE: Final = Activate()
