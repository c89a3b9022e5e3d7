"""The end of phase 2; no argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.steps.course import END_ACTIONS
from trilithon.games.monumental.engine.steps.reinforcing import REINFORCING
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class End(Action):
    def __init__(self) -> None:
        super().__init__("end", counts=False)
        self.closes = True

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        """The ACT frame goes; what was reinforced is chosen before the City is cleared (MO-CITY-01)."""
        s.drop()
        n = i64(s.d[s.at.reinforce + seat])
        if n > 0:
            REINFORCING.push(s, seat, n)
        END_ACTIONS.push(s, seat)


END: Final = End()
