"""The end of phase 2."""

from __future__ import annotations

from trilithon.games.monumental.engine.actions.end import END
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.shared import say
from trilithon.games.monumental.words.things import END as END_THING
from trilithon.kernel.engine.events import Message


class EndWords(ActionWords):
    action = END
    notation = ("end",)

    def label(self, s: Position, argument: int) -> Message:
        return say("end")

    def write(self, s: Position, argument: int) -> str:
        return "end"

    def about(self, s: Position, argument: int) -> list[str]:
        return [END_THING]
