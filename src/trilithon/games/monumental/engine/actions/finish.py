"""Complete the Wonder under construction (MO-WON-06); no argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.hooks import FINISHING
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.shop import has_site, price_to_finish, use_coupon
from trilithon.games.monumental.engine.steps.acquired import COMPLETE
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class Finish(Action):
    def __init__(self) -> None:
        super().__init__("finish")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        card = s.work(seat)
        if (
            card < 0
            or price_to_finish(s, seat) > most_payable(s, seat, c.PRODUCTION)
            or not has_site(s, seat)
        ):
            return
        if not s.hooks.forbid(s, seat, FINISHING, i64(s.kinds[card])):
            moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        price = price_to_finish(s, seat)
        use_coupon(s, seat, c.ON_STAGE)
        COMPLETE.push(s, seat)
        PAY.charge(s, seat, c.PRODUCTION, price)


FINISH: Final = Finish()
