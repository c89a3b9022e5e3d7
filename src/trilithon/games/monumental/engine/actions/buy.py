"""Acquire a card of the display (MO-ACQ-02 to -05); the argument is its place there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.display import leave_display
from trilithon.games.monumental.engine.hooks import BUYING
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.shop import coupon_for, paid_in, price_of, use_coupon
from trilithon.games.monumental.engine.steps.acquired import push_acquired
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class Buy(Action):
    def __init__(self) -> None:
        super().__init__("buy")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        for place in range(s.setup.rows * s.setup.width):
            card = s.on_display(place)
            if card >= 0 and can_buy(s, seat, i64(s.kinds[card])):
                moves.say(self.verb, place)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        buy(s, seat, leave_display(s, argument))


BUY: Final = Buy()


def can_buy(s: World, seat: i64, kind: i64) -> bool:
    if price_of(s, seat, kind) > most_payable(s, seat, paid_in(s, kind)):
        return False
    return not s.hooks.forbid(s, seat, BUYING, kind)


def buy(s: World, seat: i64, card: i64) -> None:
    """A card that has just left the display or its pile."""
    kind = i64(s.kinds[card])
    price = price_of(s, seat, kind)
    use_coupon(s, seat, coupon_for(s, kind))
    push_acquired(s, seat, card)
    PAY.charge(s, seat, paid_in(s, kind), price)
