"""A conquest is paid for: the Province changes hands (MO-CONQ-16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Conquered(Step[World]):
    """Defenders go home, attackers move in, the token is turned."""

    def __init__(self) -> None:
        super().__init__("conquered")
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)


CONQUERED: Final = Conquered()
