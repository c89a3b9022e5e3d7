"""Do the one-off effect of a developed Policy again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.effects import can_do
from trilithon.games.monumental.engine.steps.entries import do_one_off
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

REPEAT: Final = 1  # policy


class RepeatOneOff(PartQuestion):
    def __init__(self) -> None:
        super().__init__("repeat_one_off")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        pile = s.developed(seat)
        for i in range(s.size(pile)):
            if can_do(s, seat, i64(s.box.one_off[i64(s.d[pile + 1 + i])]), c.NONE):
                return True
        return False

    def idle(self, s: World) -> bool:
        return not self.can_do(s, s.whose(), 0, c.NONE)

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        pile = s.developed(seat)
        for i in range(s.size(pile)):
            policy = i64(s.d[pile + 1 + i])
            if can_do(s, seat, i64(s.box.one_off[policy]), c.NONE):
                moves.say(REPEAT, policy)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        if move != c.DONE:
            do_one_off(s, seat, argument_of(move))


REPEAT_ONE_OFF: Final = RepeatOneOff()
