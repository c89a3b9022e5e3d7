"""Part of a bonus: pieces leave the lock for the supply (MS-UNL-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Unlock(Step[World]):
    """Part of a bonus: pieces leave the lock for the supply (MS-UNL-01)."""

    def __init__(self) -> None:
        super().__init__("unlock")
        self.piece: Final = self.field("piece", c.PIECE)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, piece: i64, n: i64) -> None:
        s.push(self, seat, piece, n)


UNLOCK: Final = Unlock()
