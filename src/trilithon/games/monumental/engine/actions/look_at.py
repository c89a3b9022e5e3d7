"""An Explorer looks at a Market and takes a token (MO-EXPL-06); the argument is the Explorer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.exploring import (
    count_pickup,
    is_like_another,
    market_here,
    may_pick_up,
)
from trilithon.games.monumental.engine.hooks import LOOKING
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.steps.look import LOOK
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class LookAt(Action):
    def __init__(self) -> None:
        super().__init__("look_at")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        for which in range(s.at.explorers):
            may_look = may_pick_up(s, seat, which) and not is_like_another(s, seat, which, LOOKING)
            if may_look and market_here(s, seat, which) >= 0:
                moves.say(self.verb, which)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        market = market_here(s, seat, argument)
        count_pickup(s, seat, argument)
        s.reveals += 1  # the seat sees the stack (MO-EFF-31)
        HAPPENED.push(s, seat, c.ON_PICKUP, 0)
        LOOK.push(s, seat, market)


LOOK_AT: Final = LookAt()
