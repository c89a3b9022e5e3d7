"""Turn a Market token into resources (MO-RES-10); the argument is the Market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class UseMarket(Action):
    def __init__(self) -> None:
        super().__init__("use_market", counts=False)

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        for market in range(s.at.markets):
            if s.bargain(seat, market) >= 0 and not i64(
                s.d[s.at.bargains_used + seat * s.at.markets + market]
            ):
                moves.say(self.verb, market)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        s.d[s.at.bargains_used + seat * s.at.markets + argument] = 1
        if s.events is not None:
            s.tell(seat, "used-market", {"market": s.box.market_names[argument]})
        s.push_effect(i64(s.box.bargain_code[s.bargain(seat, argument)]), seat, c.NONE)


USE_MARKET: Final = UseMarket()
