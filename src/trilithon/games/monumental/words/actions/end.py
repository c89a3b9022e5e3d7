"""The end of phase 2."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.end import END
from trilithon.games.monumental.engine.display import leaving
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import counted, named_card
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.shared import say
from trilithon.games.monumental.words.table import ACTION_WORDS
from trilithon.games.monumental.words.things import END as END_THING
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of


class EndWords(ActionWords):
    action = END
    notation = ("end",)

    def label(self, s: Position, argument: int) -> Message:
        return say("end")

    def write(self, s: Position, argument: int) -> str:
        return "end"

    def about(self, s: Position, argument: int) -> list[str]:
        return [END_THING]

    def losses(self, s: Position, argument: int) -> list[Message]:
        """What is unused, and the oldest cards of the display."""
        told = unused(s)
        going = [named_card(s, s.on_display(place)) for place in leaving(s)]
        if going:
            told.append(Message("monumental-loss-display", {"cards": [*going], "n": len(going)}))
        return told


def unused(s: Position) -> list[Message]:
    """Basic resources that could still be spent, effects that cost nothing."""
    seat = s.to_move
    offered = [(ACTION_WORDS[s.hooks.actions[verb_of(move)].name], argument_of(move)) for move in s.moves()]
    told = []
    if any(s.has(seat, resource) for words, n in offered for resource in words.spends(s, n)):
        kept = [
            counted(resource, s.has(seat, resource)) for resource in range(c.BASICS) if s.has(seat, resource)
        ]
        told.append(Message("monumental-loss-basics", {"goods": kept}))
    free = [words.name(s, n) for words, n in offered if words.is_free(s, n)]
    if free:
        told.append(Message("monumental-loss-effects", {"cards": [*free], "n": len(free)}))
    return told
