"""Share a reduction out among the resources of a price: how much off this one? (MO-CONQ-22)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.conquest import conquest_price, target_bits
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FRAME
from trilithon.kernel.engine.moves import Moves, argument_of

LESS: Final = 1  # how much


class Share(Question[World]):
    def __init__(self) -> None:
        super().__init__("share")
        self.n: Final = self.field("n")
        self.resource: Final = self.field("resource", c.RESOURCE)
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, n: i64, resource: i64, tile: i64) -> None:
        s.push(self, seat, n, resource, tile)

    def offer(self, s: World, moves: Moves) -> None:
        """The rest goes to the resources after this one; what is then lacking must be there in Gold."""
        seat = s.whose()
        off = s.get(self.n)
        resource = s.get(self.resource)
        target = s.get(self.tile)
        price = conquest_price(s, seat, target, resource)
        later: i64 = 0
        lacking_later: i64 = 0
        for other in range(resource + 1, i64(c.BASICS)):
            other_price = conquest_price(s, seat, target, other)
            later += other_price
            lacking_later += max(i64(0), other_price - s.has(seat, other))
        gold = s.has(seat, c.GOLD) - self._gold_promised(s, seat)
        for n in range(min(off, price) + 1):
            if off - n <= later:
                lacking = max(i64(0), price - n - s.has(seat, resource))
                if lacking + max(i64(0), lacking_later - (off - n)) <= gold:
                    moves.say(LESS, n)

    def _gold_promised(self, s: World, seat: i64) -> i64:
        """What payments that are already on the agenda below this question need."""
        promised: i64 = 0
        below = s.below(1)
        while s.is_at(below, PAY):
            have = s.has(seat, s.field_of(below, PAY.resource))
            promised += max(i64(0), s.field_of(below, PAY.n) - have)
            below -= FRAME
        return promised

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        n = argument_of(move)
        off = s.get(self.n)
        resource = s.get(self.resource)
        target = s.get(self.tile)
        s.drop()
        price = conquest_price(s, seat, target, resource)
        if price > n:
            push_payment(s, seat, target, resource, price - n)
        if resource + 1 < c.BASICS:
            self.push(s, seat, off - n, resource + 1, target)


SHARE: Final = Share()


def push_payment(s: World, seat: i64, target: i64, resource: i64, n: i64) -> None:
    """A part of the price of a conquest; restricted Military may be used against Barbarians (MO-RES-15)."""
    is_feud = resource == c.MILITARY and target_bits(s, target) & c.TARGET_BARBARIAN != 0
    PAY.push(s, seat, resource, n, c.WITH_GOLD | c.WITH_FEUD if is_feud else c.WITH_GOLD)
