"""Which Wonder section is built at no cost."""

from __future__ import annotations

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.section import FINISH_FREE, SECTION
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.buying import no_card, why_unfinished
from trilithon.games.monumental.words.shared import ask, because, card_id, say
from trilithon.games.monumental.words.things import display_thing, number_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class CompleteSection(Part, tag="complete_section", frozen=True):
    """Complete the Wonder under construction, or acquire one of the display, free of cost (MO-WON-10)."""

    step = SECTION

    def worth(self) -> float:
        return 160


class SectionWords(StoppableWords):
    step = SECTION
    rule = "MO-WON-10"
    notation = ("finish", "take PLACE CARD", "done")
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("section")

    def label_of(self, s: Position, move: int) -> Message:
        if verb_of(move) == FINISH_FREE:
            return say("finish-free", card=named_card(s, s.work(s.to_move)))
        return say("take", card=named_card(s, s.on_display(argument_of(move))))

    def text_of(self, s: Position, move: int) -> str:
        if verb_of(move) == FINISH_FREE:
            return "finish"
        place = argument_of(move)
        return f"take {place + 1} {card_id(s, s.on_display(place))}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return ["work" if verb_of(move) == FINISH_FREE else display_thing(argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "work":
            return why_unfinished(s)
        if target.sort != "display":
            return None
        place = number_named(target)
        return no_card(s, place) or because(self.rule, "no-wonder", card=named_card(s, s.on_display(place)))
