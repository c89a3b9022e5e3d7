"""Which tokens are spent: kind by kind, from where, in the order of places (MS-SPD-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import paying
from trilithon.games.monuments.engine.telling import named_hex, named_tokens
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import NUMBER
from trilithon.kernel.engine.moves import Moves, argument_of

SPEND: Final = 1  # see `spending`
AT_ONCE: Final = 16  # more tokens of a kind are never in one place
PLACES: Final = 999


def spending(place: i64, kind: i64, n: i64) -> i64:
    """The argument of SPEND. Places are hexes, and ferries after all of these."""
    return (place * c.KINDS + kind) * AT_ONCE + n


def place_of(spending: i64) -> i64:
    return spending // AT_ONCE // c.KINDS


def kind_of(spending: i64) -> i64:
    return spending // AT_ONCE % c.KINDS


def number_of(spending: i64) -> i64:
    return spending % AT_ONCE


class Pay(Question[World]):
    """What is still to pay, and the lowest place that tokens of the first kind may still come from."""

    def __init__(self) -> None:
        super().__init__("pay")
        self.wood: Final = self.field("wood")
        self.sheep: Final = self.field("sheep")
        self.metal: Final = self.field("metal")
        self.wheat: Final = self.field("wheat")
        self.lowest: Final = self.field("lowest", NUMBER, 0, PLACES)

    def push(self, s: World, seat: i64, price: i64, lowest: i64) -> None:
        s.push(
            self,
            seat,
            c.in_purse(price, c.WOOD),
            c.in_purse(price, c.SHEEP),
            c.in_purse(price, c.METAL),
            c.in_purse(price, c.WHEAT),
            lowest,
        )

    def price(self, s: World) -> i64:
        """A purse: what is still to pay."""
        return c.purse_of(s.get(self.wood), s.get(self.sheep), s.get(self.metal), s.get(self.wheat))

    def idle(self, s: World) -> bool:
        """A payment that can be made in one way only is made."""
        return self.price(s) == 0 or self._only_way(s) >= 0

    def settle(self, s: World) -> None:
        if self.price(s) == 0:
            s.drop()
        else:
            self.answer(s, self._only_way(s))

    def _only_way(self, s: World) -> i64:
        moves = Moves()
        self.offer(s, moves)
        return moves[0] if moves.count() == 1 else c.NONE

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        lowest = paying.place_from(s, s.get(self.lowest))
        price = self.price(s)
        kind = paying.first_kind(price)
        needed = c.in_purse(price, kind)
        places = paying.places(s)
        rest: i64 = 0
        place = lowest
        while place < places:
            rest += paying.to_spend(s, seat, place, kind)
            place = paying.place_from(s, place + 1)
        place = lowest
        while rest > 0:
            here = paying.to_spend(s, seat, place, kind)
            if here > 0:
                rest -= here
                n = needed - rest
                if n < 1:
                    n = 1
                while n <= here and n <= needed:
                    moves.say(SPEND, spending(place, kind, n))
                    n += 1
            place = paying.place_from(s, place + 1)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        price = self.price(s)
        argument = argument_of(move)
        place = place_of(argument)
        kind = kind_of(argument)
        n = number_of(argument)
        s.drop()
        paying.spend(s, place, kind, n)
        if s.events is not None:
            where = named_hex(s, paying.water_or_land(s, place))
            s.tell(seat, "paid", {"tokens": named_tokens(c.some_of(kind, n)), "hex": where})
        price -= c.some_of(kind, n)
        if price != 0:
            self.push(s, seat, price, place + 1 if c.in_purse(price, kind) > 0 else 0)


PAY: Final = Pay()
