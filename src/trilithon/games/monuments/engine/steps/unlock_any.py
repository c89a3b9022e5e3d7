"""Which piece to unlock (MS-UNL-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

UNLOCK_PIECE: Final = 1  # piece


class WhichUnlock(Question[World]):
    """Which piece to unlock (MS-UNL-01)."""

    def __init__(self) -> None:
        super().__init__("unlock_any")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


WHICH_UNLOCK: Final = WhichUnlock()
