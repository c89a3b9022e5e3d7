"""The end of a slot."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.continuous.engine.actions.end_slot import END_SLOT
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.shared import say
from trilithon.games.monumental.words.things import END
from trilithon.kernel.engine.events import Message


class EndSlotWords(ActionWords):
    action = END_SLOT
    notation = ("end slot",)

    def label(self, s: Position, argument: int) -> Message:
        return say("end-slot")

    def write(self, s: Position, argument: int) -> str:
        return "end slot"

    def about(self, s: Position, argument: int) -> list[str]:
        return [END]
