"""Which worker is sacrificed (MS-MON-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

OFFER: Final = 1  # figure


class WhichSacrifice(Question[World]):
    """Which worker is sacrificed (MS-MON-04)."""

    def __init__(self) -> None:
        super().__init__("sacrifice")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


WHICH_SACRIFICE: Final = WhichSacrifice()
