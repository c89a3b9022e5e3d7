"""Which active cards stay in the City? (MO-EFF-13, -14)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import can_any_stay, is_reinforceable, reinforce
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

CHOOSE_CARD: Final = 1  # slot


class Reinforcing(Question[World]):
    def __init__(self) -> None:
        super().__init__("reinforcing")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not can_any_stay(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        for slot in range(s.slots_of(s.whose())):
            if is_reinforceable(s, s.whose(), slot):
                moves.say(CHOOSE_CARD, slot)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        s.put(self.n, s.get(self.n) - 1)
        reinforce(s, s.whose(), argument_of(move))


REINFORCING: Final = Reinforcing()
