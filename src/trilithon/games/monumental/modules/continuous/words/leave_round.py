"""Passing: no further slot in this round."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.continuous.engine.actions.leave_round import LEAVE_ROUND
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.actions.end import unused
from trilithon.games.monumental.words.shared import say
from trilithon.games.monumental.words.things import END
from trilithon.kernel.engine.events import Message


class LeaveRoundWords(ActionWords):
    action = LEAVE_ROUND
    notation = ("pass",)

    def label(self, s: Position, argument: int) -> Message:
        return say("leave-round")

    def write(self, s: Position, argument: int) -> str:
        return "pass"

    def about(self, s: Position, argument: int) -> list[str]:
        return [END]

    def losses(self, s: Position, argument: int) -> list[Message]:
        """What cannot be spent or used any more, because it is final."""
        return unused(s)
