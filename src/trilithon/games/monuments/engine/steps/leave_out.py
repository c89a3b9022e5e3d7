"""Which tokens of a price a discount leaves out: kind by kind in order (MS-SPD-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import can_leave_out, discount_of
from trilithon.games.monuments.engine.spots import controlled
from trilithon.games.monuments.engine.steps.pay import PAY
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class LeaveOut(Question[World]):
    """The price, how many tokens less, and the lowest kind that may still be left out."""

    def __init__(self) -> None:
        super().__init__("leave_out")
        self.wood: Final = self.field("wood")
        self.sheep: Final = self.field("sheep")
        self.metal: Final = self.field("metal")
        self.wheat: Final = self.field("wheat")
        self.n: Final = self.field("n")
        self.lowest: Final = self.field("lowest", c.KIND)

    def push(self, s: World, seat: i64, price: i64, n: i64, lowest: i64) -> None:
        s.push(
            self,
            seat,
            c.in_purse(price, c.WOOD),
            c.in_purse(price, c.SHEEP),
            c.in_purse(price, c.METAL),
            c.in_purse(price, c.WHEAT),
            n,
            lowest,
        )

    def price(self, s: World) -> i64:
        """A purse."""
        return c.purse_of(s.get(self.wood), s.get(self.sheep), s.get(self.metal), s.get(self.wheat))

    def idle(self, s: World) -> bool:
        """If nothing else can be left out, that is done."""
        return self._only_way(s) >= 0

    def settle(self, s: World) -> None:
        self.answer(s, self._only_way(s))

    def _only_way(self, s: World) -> i64:
        moves = Moves()
        self.offer(s, moves)
        return moves[0] if moves.count() == 1 else c.NONE

    def offer(self, s: World, moves: Moves) -> None:
        have = controlled(s, s.whose())
        price = self.price(s)
        less = s.get(self.n) - 1
        kind = s.get(self.lowest)
        while kind < c.KINDS:
            if c.in_purse(price, kind) > 0 and can_leave_out(have, price - c.some_of(kind, 1), less, kind):
                moves.say(c.OF_KIND, kind)
            kind += 1

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        kind = argument_of(move)
        price = self.price(s) - c.some_of(kind, 1)
        less = s.get(self.n) - 1
        s.drop()
        if less > 0:
            self.push(s, seat, price, less, lowest=kind)
        else:
            PAY.push(s, seat, price, lowest=0)


LEAVE_OUT: Final = LeaveOut()


def charge(s: World, seat: i64, price: i64, less: i64) -> None:
    """A price (a purse) is to be paid, so many tokens less but never none; what is free asks nothing."""
    if price == 0:
        return
    less = discount_of(c.purse_size(price), less)
    if less > 0:
        LEAVE_OUT.push(s, seat, price, less, lowest=c.WOOD)
    else:
        PAY.push(s, seat, price, lowest=0)
