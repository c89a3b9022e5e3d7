"""Develop a Policy (MO-POL-01); the argument is the Policy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.hooks import DEVELOPING
from trilithon.games.monumental.engine.shop import price_of_policy, use_coupon
from trilithon.games.monumental.engine.steps.acquired import DEVELOP
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class DevelopPolicy(Action):
    def __init__(self) -> None:
        super().__init__("develop")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        civilization = s.civilization(seat)
        policy = i64(s.box.policy_start[civilization])
        end = i64(s.box.policy_end[civilization])
        if s.size(s.developed(seat)) >= end - policy or price_of_policy(s, seat) > s.has(seat, c.CULTURE):
            return
        while policy < end:
            if not s.has_developed(seat, policy) and not s.hooks.forbid(s, seat, DEVELOPING, policy):
                moves.say(self.verb, policy)
            policy += 1

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        price = price_of_policy(s, seat)
        use_coupon(s, seat, c.ON_POLICY)
        DEVELOP.push(s, seat, argument)
        PAY.charge(s, seat, c.CULTURE, price)


DEVELOP_POLICY: Final = DevelopPolicy()
