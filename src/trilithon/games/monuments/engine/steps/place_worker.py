"""Where a worker of a bonus is placed (MS-BON-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class WhereWorker(Question[World]):
    """Where a worker of a bonus is placed (MS-BON-08)."""

    def __init__(self) -> None:
        super().__init__("place_worker")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


WHERE_WORKER: Final = WhereWorker()
