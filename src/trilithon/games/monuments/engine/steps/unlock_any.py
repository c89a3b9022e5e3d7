"""Which piece to unlock (MS-UNL-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import is_locked, unlock
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

UNLOCK_PIECE: Final = 1  # piece


class WhichUnlock(Question[World]):
    """`n` pieces more; horses are never locked."""

    def __init__(self) -> None:
        super().__init__("unlock_any")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def idle(self, s: World) -> bool:
        if s.get(self.n) > 0:
            for piece in range(c.S_HORSE):
                if is_locked(s, s.whose(), piece):
                    return False
        return True

    def offer(self, s: World, moves: Moves) -> None:
        for piece in range(c.S_HORSE):
            if is_locked(s, s.whose(), piece):
                moves.say(UNLOCK_PIECE, piece)

    def answer(self, s: World, move: i64) -> None:
        s.put(self.n, s.get(self.n) - 1)
        unlock(s, s.whose(), argument_of(move), 1)


WHICH_UNLOCK: Final = WhichUnlock()
