"""Buy the card that the seat has set aside (MO-PROV-03); no argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.actions.buy import can_buy
from trilithon.games.monumental.engine.shop import coupon_for, paid_in, price_of, use_coupon
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.provinces.engine.own import own, reserved_by
from trilithon.games.monumental.modules.provinces.engine.steps.reserve import RESERVED_BOUGHT
from trilithon.kernel.engine.moves import Moves


class BuyReserved(Action):
    def __init__(self) -> None:
        super().__init__("buy_reserved")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        card = reserved_by(s, seat)
        if card >= 0 and can_buy(s, seat, i64(s.kinds[card])):
            moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        card = reserved_by(s, seat)
        kind = i64(s.kinds[card])
        s.d[own(s).reserved + seat] = c.NONE
        price = price_of(s, seat, kind)
        use_coupon(s, seat, coupon_for(s, kind))
        RESERVED_BOUGHT.push(s, seat, card)
        PAY.charge(s, seat, paid_in(s, kind), price)


BUY_RESERVED: Final = BuyReserved()
