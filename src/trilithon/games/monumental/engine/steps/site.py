"""Place the token of a completed Wonder (MO-WON-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

PLACE: Final = 1  # tile


class Site(Question[World]):
    """Place the token of a completed Wonder (MO-WON-05)."""

    def __init__(self) -> None:
        super().__init__("site")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)


SITE: Final = Site()
