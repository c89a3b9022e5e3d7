"""Pay so much of a resource: how much of it in Gold? (MO-RES-05)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import gold_needed, pay
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import WHOSE
from trilithon.kernel.engine.layout import FRAME
from trilithon.kernel.engine.moves import Moves, argument_of

IN_GOLD: Final = 1  # how much of it


class Pay(PartQuestion):
    def __init__(self) -> None:
        super().__init__("pay")
        self.resource: Final = self.field("resource", c.RESOURCE)
        self.n: Final = self.field("n")
        self.means: Final = self.field("means", c.MEANS)
        self.is_cost = True

    def push(self, s: World, seat: i64, resource: i64, n: i64, means: i64) -> None:
        s.push(self, seat, resource, n, means)

    def charge(self, s: World, seat: i64, resource: i64, n: i64) -> None:
        """A payment in which Gold may stand for basic resources, if there is anything to pay (MO-RES-03)."""
        if n > 0:
            s.push(self, seat, resource, n, c.WITH_GOLD)

    def gold_left(self, s: World, seat: i64, place: i64, gold: i64) -> i64:
        resource = self.told(s, place, self.resource)
        return gold - gold_needed(
            s, seat, resource, self.told(s, place, self.n), self.told(s, place, self.means)
        )

    def gold_for(self, s: World, frame: i64) -> i64:
        """The least Gold that must go into the payment of a frame."""
        seat = s.field_of(frame, WHOSE)
        resource = s.field_of(frame, self.resource)
        return gold_needed(s, seat, resource, s.field_of(frame, self.n), s.field_of(frame, self.means))

    def least_gold(self, s: World) -> i64:
        """That can go into the payment on top (MO-RES-05)."""
        if s.get(self.resource) >= c.GOLD or not s.get(self.means) & c.WITH_GOLD:
            return 0
        return self.gold_for(s, s.top)

    def most_gold(self, s: World) -> i64:
        """The same; payments right below, parts of the same price, need some too."""
        least = self.least_gold(s)
        means = s.get(self.means)
        if s.get(self.resource) >= c.GOLD or not means & c.WITH_GOLD:
            return least
        seat = s.whose()
        # restricted Military goes first: whatever keeps it in place of Military or Gold is worse (MO-RES-06)
        n = s.get(self.n)
        if means & c.WITH_FEUD:
            n -= min(n, s.has(seat, c.FEUD))
        gold = s.has(seat, c.GOLD)
        below = s.below(1)
        while s.is_at(below, self):
            gold -= self.gold_for(s, below)
            below -= FRAME
        return max(least, min(n, gold))

    def idle(self, s: World) -> bool:
        return self.least_gold(s) == self.most_gold(s)

    def settle(self, s: World) -> None:
        self._pay(s, self.least_gold(s))

    def offer(self, s: World, moves: Moves) -> None:
        gold = self.least_gold(s)
        most = self.most_gold(s)
        while gold <= most:
            moves.say(IN_GOLD, gold)
            gold += 1

    def answer(self, s: World, move: i64) -> None:
        self._pay(s, argument_of(move))

    def _pay(self, s: World, gold: i64) -> None:
        seat = s.whose()
        resource = s.get(self.resource)
        n = s.get(self.n)
        means = s.get(self.means)
        s.drop()
        pay(s, seat, resource, n, means, gold)


PAY: Final = Pay()
