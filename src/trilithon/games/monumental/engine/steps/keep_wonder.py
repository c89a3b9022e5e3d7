"""Of two Wonders under construction keep one (MO-WON-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

KEEP: Final = 1  # 1 if the new one


class KeepWonder(Question[World]):
    """Of two Wonders under construction keep one (MO-WON-04)."""

    def __init__(self) -> None:
        super().__init__("keep_wonder")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)


KEEP_WONDER: Final = KeepWonder()
