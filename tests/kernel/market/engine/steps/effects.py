"""A sale has two effects, in the order that its trader likes."""

from __future__ import annotations

from typing import Final

from tests.kernel.market.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, verb_of

DOUBLE: Final = 0
FAME: Final = 1


class Effects(Question[World]):
    def __init__(self) -> None:
        super().__init__("effects")
        self.double: Final = self.field("double", FLAG)  # still to come
        self.fame: Final = self.field("fame", FLAG)

    def push(self, s: World, seat: int) -> None:
        s.push(self, seat, 1, 1)

    def idle(self, s: World) -> bool:
        return not (s.get(self.double) or s.get(self.fame))

    def offer(self, s: World, moves: Moves) -> None:
        if s.get(self.double):
            moves.say(DOUBLE, 0)
        if s.get(self.fame):
            moves.say(FAME, 0)

    def answer(self, s: World, move: int) -> None:
        seat = s.whose()
        coins = s.d[s.at.coins + seat]
        if verb_of(move) == DOUBLE:
            s.put(self.double, 0)
            gained = min(coins, 2)
            s.d[s.at.coins + seat] += gained
            s.tell(seat, "double", {"coins": gained})
        else:
            s.put(self.fame, 0)
            paid = min(coins, 1)
            s.d[s.at.coins + seat] -= paid
            s.d[s.at.fame + seat] += 2 * paid
            s.tell(seat, "fame", {"coins": paid})


EFFECTS: Final = Effects()
