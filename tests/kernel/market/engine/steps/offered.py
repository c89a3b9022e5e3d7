"""Somebody is offered a good in the middle of another's turn, and buys it or not. Either way it is gone."""

from __future__ import annotations

from typing import Final

from tests.kernel.market.engine.codes import GOOD, PRICE, good_name, worth
from tests.kernel.market.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import SEAT
from trilithon.kernel.engine.moves import Moves, verb_of

ACCEPT: Final = 0
REFUSE: Final = 1


class Offered(Question[World]):
    def __init__(self) -> None:
        super().__init__("offered")
        self.good: Final = self.field("good", GOOD)
        self.seller: Final = self.field("seller", SEAT)

    def push(self, s: World, seat: int, good: int, seller: int) -> None:
        s.push(self, seat, good, seller)

    def offer(self, s: World, moves: Moves) -> None:
        if s.d[s.at.coins + s.whose()] >= PRICE:
            moves.say(ACCEPT, 0)
        moves.say(REFUSE, 0)

    def answer(self, s: World, move: int) -> None:
        seat, good, seller = s.whose(), s.get(self.good), s.get(self.seller)
        s.drop()
        s.d[s.at.sold + good] += 1
        if verb_of(move) == ACCEPT:
            s.d[s.at.coins + seat] -= PRICE
            s.d[s.at.coins + seller] += PRICE
            s.d[s.at.fame + seat] += worth(good)
        s.tell(seat, "accept" if verb_of(move) == ACCEPT else "refuse", {"good": good_name(good)})


OFFERED: Final = Offered()
