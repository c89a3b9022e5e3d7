"""An effect activates further cards of the Nexus: which? (MO-LK-12)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.atlantis.engine.nexus import (
    activate,
    can_activate,
    leftmost_inactive,
    size,
)
from trilithon.games.monumental.modules.atlantis.engine.own import own
from trilithon.kernel.engine.moves import Moves, argument_of

WAKE: Final = 1  # slot


class ActivateNexus(PartQuestion):
    def __init__(self) -> None:
        super().__init__("activate_nexus")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return leftmost_inactive(s, own(s), seat) >= 0

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or leftmost_inactive(s, own(s), s.whose()) < 0

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        mine = own(s)
        n = size(s, mine, seat)
        for place in range(n):
            if can_activate(s, mine, seat, place, n):
                moves.say(WAKE, mine.first + place)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        mine = own(s)
        s.put(self.n, s.get(self.n) - 1)
        activate(s, mine, s.whose(), argument_of(move) - mine.first)


ACTIVATE_NEXUS: Final = ActivateNexus()
