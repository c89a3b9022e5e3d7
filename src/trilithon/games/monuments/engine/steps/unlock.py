"""Part of a bonus: pieces leave the lock for the supply (MS-UNL-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import is_locked, unlock
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Unlock(Step[World]):
    def __init__(self) -> None:
        super().__init__("unlock")
        self.piece: Final = self.field("piece", c.PIECE)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, piece: i64, n: i64) -> None:
        s.push(self, seat, piece, n)

    def idle(self, s: World) -> bool:
        return not is_locked(s, s.whose(), s.get(self.piece))

    def run(self, s: World) -> None:
        seat = s.whose()
        piece = s.get(self.piece)
        n = s.get(self.n)
        s.drop()
        unlock(s, seat, piece, n)


UNLOCK: Final = Unlock()
