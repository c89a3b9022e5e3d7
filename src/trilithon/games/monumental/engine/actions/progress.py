"""Scientific progress: draw a card and use it (MO-SCI-01); no argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.cities import can_draw
from trilithon.games.monumental.engine.hooks import PROGRESSING
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.shop import price_of_progress
from trilithon.games.monumental.engine.steps.draw import DRAW, has_fresh
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class Progress(Action):
    def __init__(self) -> None:
        super().__init__("progress")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        price = price_of_progress(s, seat)
        if price > most_payable(s, seat, c.SCIENCE) or not can_draw(s, seat):
            return
        if price == 0 and not has_fresh(s, seat):
            return  # it would cost and give nothing, without end
        if not s.hooks.forbid(s, seat, PROGRESSING, c.NONE):
            moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        DRAW.push(s, seat, n=1, use=1)
        PAY.charge(s, seat, c.SCIENCE, price_of_progress(s, seat))
        if s.events is not None:
            s.tell(seat, "progress", {})


PROGRESS: Final = Progress()
