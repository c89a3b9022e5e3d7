"""A step of an Explorer (MO-EXPL-01); the argument is `pack_step(explorer, tile)`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.exploring import offer_steps, price_of_step
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.steps.moved import STEPPED
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class TakeStep(Action):
    def __init__(self) -> None:
        super().__init__("step")
        self.then = ["pick_up", "look_at"]

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        military = most_payable(s, seat, c.MILITARY)
        if military > 0:
            offer_steps(s, seat, self.verb, military, moves)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        tile = c.step_to(argument)
        STEPPED.push(s, seat, c.explorer_of(argument), tile)
        PAY.charge(s, seat, c.MILITARY, price_of_step(s, seat, tile))


TAKE_STEP: Final = TakeStep()
