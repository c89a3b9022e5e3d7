"""The end of a slot in which an action was taken; no argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class EndSlot(Action):
    def __init__(self) -> None:
        super().__init__("end_slot", counts=False)
        self.closes = True

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        """The ACT frame goes; behind this nothing is taken back (MO-MOD-13)."""
        s.drop()
        s.reveals += 1


END_SLOT: Final = EndSlot()
