"""Gain so many resources of one's choice, one by one in the order of types."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.telling import tell_gain
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of

RECEIVE: Final = 1  # resource


class GainChoice(PartQuestion):
    def __init__(self) -> None:
        super().__init__("gain_choice")
        self.among: Final = self.field("among", c.RESOURCE_SET)
        self.n: Final = self.field("n")
        self.distinct: Final = self.field("distinct", FLAG)

    def push(self, s: World, seat: i64, among: i64, n: i64, distinct: i64) -> None:
        s.push(self, seat, among, n, distinct)

    def idle(self, s: World) -> bool:
        return s.get(self.n) == 0

    def offer(self, s: World, moves: Moves) -> None:
        """Later ones follow in order, because who comes first does not matter."""
        among = s.get(self.among)
        n = s.get(self.n)
        distinct = s.get(self.distinct)
        for resource in range(i64(c.TALLIES)):
            if among >> resource & 1 and (not distinct or _bits(among >> (resource + 1)) >= n - 1):
                moves.say(RECEIVE, resource)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        resource = argument_of(move)
        among = s.get(self.among) >> resource << resource
        if s.get(self.distinct):
            among &= ~c.bit(resource)
        s.put(self.among, among)
        s.put(self.n, s.get(self.n) - 1)
        n = gain(s, seat, resource, 1)
        if s.events is not None:
            tell_gain(s, seat, resource, n)


GAIN_CHOICE: Final = GainChoice()


def _bits(bits: i64) -> i64:
    """How many there are."""
    n: i64 = 0
    while bits:
        n += bits & 1
        bits >>= 1
    return n
