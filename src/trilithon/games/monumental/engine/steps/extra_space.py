"""Activate inactive cards in further spaces (MO-ACTV-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import activate, can_be_opened
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

OPEN_SPACE: Final = 1  # space


class ExtraSpace(PartQuestion):
    def __init__(self) -> None:
        super().__init__("extra_space")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        for space in range(i64(c.SPACES)):
            if can_be_opened(s, seat, space):
                return True
        return False

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not self.can_do(s, s.whose(), 0, c.NONE)

    def offer(self, s: World, moves: Moves) -> None:
        for space in range(i64(c.SPACES)):
            if can_be_opened(s, s.whose(), space):
                moves.say(OPEN_SPACE, space)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        s.put(self.n, s.get(self.n) - 1)
        activate(s, s.whose(), c.bit(argument_of(move)))


EXTRA_SPACE: Final = ExtraSpace()
