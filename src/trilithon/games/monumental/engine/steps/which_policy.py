"""What the parts of effects have in common that are about one Policy of their owner's choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

WHICH: Final = 1  # policy


@mypyc_attr(allow_interpreted_subclasses=True)
class WhichPolicy(PartQuestion):
    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def policies(self, s: World, seat: i64) -> list[int]:
        """Those that may be chosen now."""
        raise NotImplementedError

    def carry_out(self, s: World, seat: i64, policy: i64) -> None:
        """What is done with the one that was chosen."""
        raise NotImplementedError

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return len(self.policies(s, seat)) > 0

    def idle(self, s: World) -> bool:
        return not self.can_do(s, s.whose(), 0, c.NONE)

    def offer(self, s: World, moves: Moves) -> None:
        for policy in self.policies(s, s.whose()):
            moves.say(WHICH, policy)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        if move != c.DONE:
            self.carry_out(s, seat, argument_of(move))
