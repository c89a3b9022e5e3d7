"""Keep one token of a Market's stack (MO-EXPL-06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

KEEP_TOKEN: Final = 1  # token of the Market


class Look(Question[World]):
    """Keep one token of a Market's stack (MO-EXPL-06)."""

    def __init__(self) -> None:
        super().__init__("look")
        self.market: Final = self.field("market", c.MARKET)

    def push(self, s: World, seat: i64, market: i64) -> None:
        s.push(self, seat, market)


LOOK: Final = Look()
