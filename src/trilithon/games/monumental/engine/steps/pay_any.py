"""Pay so many basic resources of any types, one by one in the order of types (MO-RES-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import basics, spend
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.telling import tell_price
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

SPEND: Final = 1  # resource


class PayAny(PartQuestion):
    def __init__(self) -> None:
        super().__init__("pay_any")
        self.n: Final = self.field("n")
        self.lowest: Final = self.field("lowest", c.RESOURCE)
        self.means: Final = self.field("means", c.MEANS)
        self.is_cost = True

    def push(self, s: World, seat: i64, n: i64, lowest: i64, means: i64) -> None:
        s.push(self, seat, n, lowest, means)

    def gold_left(self, s: World, seat: i64, place: i64, gold: i64) -> i64:
        more = gold if self.told(s, place, self.means) & c.WITH_GOLD else 0
        return gold if basics(s, seat) + more >= self.told(s, place, self.n) else -1

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        n = s.get(self.n)
        lowest = s.get(self.lowest)
        end: i64 = (c.GOLD if s.get(self.means) & c.WITH_GOLD else c.MILITARY) + 1
        rest: i64 = 0
        for resource in range(lowest, end):
            rest += s.has(seat, resource)
        for resource in range(lowest, end):
            if rest < n:
                break
            if s.has(seat, resource) > 0:
                moves.say(SPEND, resource)
            rest -= s.has(seat, resource)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        resource = argument_of(move)
        s.put(self.n, s.get(self.n) - 1)
        s.put(self.lowest, resource)
        spend(s, seat, resource, 1)
        if s.events is not None:
            tell_price(s, seat, resource, 1)


PAY_ANY: Final = PayAny()
