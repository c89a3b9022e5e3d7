"""Pass: no further slot in this round (MO-CONT-04); no argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.continuous.engine.own import own
from trilithon.kernel.engine.moves import Moves


class LeaveRound(Action):
    def __init__(self) -> None:
        super().__init__("leave_round", counts=False)
        self.closes = True

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        s.drop()
        s.d[own(s).done + seat] = 1
        s.reveals += 1  # behind this nothing is taken back (MO-MOD-13)
        if s.events is not None:
            s.tell(seat, "passed", {})


LEAVE_ROUND: Final = LeaveRound()
