"""Take a card without paying (MO-ACQ-07, -08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.display import leave_display
from trilithon.games.monumental.engine.shop import next_in_pile
from trilithon.games.monumental.engine.steps.acquired import push_acquired
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

TAKE_OPEN: Final = 1  # place in the display
TAKE_BASIC: Final = 2  # pile


class Take(PartQuestion):
    def __init__(self) -> None:
        super().__init__("take")
        self.kinds: Final = self.field("kinds", c.KIND_SET)
        self.basic: Final = self.field("basic", FLAG)
        self.most: Final = self.field("most")

    def push(self, s: World, seat: i64, kinds: i64, basic: i64, most: i64) -> None:
        s.push(self, seat, kinds, basic, most)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        kinds = self.told(s, place, self.kinds)
        most = self.told(s, place, self.most)
        return self._can_take(s, kinds, self.told(s, place, self.basic) == 1, most)

    def idle(self, s: World) -> bool:
        return not self._can_take(s, s.get(self.kinds), s.get(self.basic) == 1, s.get(self.most))

    def _can_take(self, s: World, kinds: i64, is_basic: bool, most: i64) -> bool:
        for spot in range(_spots(s, is_basic)):
            if is_takeable(s, spot, kinds, is_basic, most):
                return True
        return False

    def offer(self, s: World, moves: Moves) -> None:
        is_basic = s.get(self.basic) == 1
        verb: i64 = TAKE_BASIC if is_basic else TAKE_OPEN
        for spot in range(_spots(s, is_basic)):
            if is_takeable(s, spot, s.get(self.kinds), is_basic, s.get(self.most)):
                moves.say(verb, spot)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        spot = argument_of(move)
        if verb_of(move) == TAKE_BASIC:
            card = next_in_pile(s, spot)
            s.d[s.at.left + spot] -= 1
            push_acquired(s, seat, card)
        elif verb_of(move) == TAKE_OPEN:
            push_acquired(s, seat, leave_display(s, spot))


TAKE: Final = Take()


def _spots(s: World, is_basic: bool) -> i64:
    """Basic piles, or places of the display."""
    return len(s.box.basics) if is_basic else s.setup.rows * s.setup.width


def is_takeable(s: World, spot: i64, kinds: i64, is_basic: bool, most: i64) -> bool:
    """Is a card of these kinds (bits) there that does not cost too much?"""
    if is_basic:
        kind = i64(s.box.basics[spot]) if i64(s.d[s.at.left + spot]) > 0 else c.NONE
    else:
        card = s.on_display(spot)
        kind = i64(s.kinds[card]) if card >= 0 else c.NONE
    if kind < 0 or not kinds >> i64(s.box.card_kind[kind]) & 1:
        return False
    return i64(s.box.cost[kind]) <= most
