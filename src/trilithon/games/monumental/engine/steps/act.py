"""Phase 2: any action, or the end of the phase (MO-ACQ-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question


class Act(Question[World]):
    """Phase 2: any action, or the end of the phase (MO-ACQ-01)."""

    def __init__(self) -> None:
        super().__init__("act")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


ACT: Final = Act()
