"""Which card is set aside where an Oasis is conquered."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.modules.provinces.engine.own import own
from trilithon.games.monumental.modules.provinces.engine.steps.reserve import RESERVE
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.buying import no_card
from trilithon.games.monumental.words.shared import ask, because, card_id, say
from trilithon.games.monumental.words.things import display_thing, number_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class ReserveWords(StoppableWords):
    step = RESERVE
    rule = "MO-PROV-03"
    notation = ("reserve PLACE CARD", "done")
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("reserve")

    def label_of(self, s: Position, move: int) -> Message:
        return say("reserve", card=named_card(s, s.on_display(argument_of(move))))

    def text_of(self, s: Position, move: int) -> str:
        place = argument_of(move)
        return f"reserve {place + 1} {card_id(s, s.on_display(place))}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [display_thing(argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "basic":
            return because(self.rule, "wrong-source")
        if target.sort != "display":
            return None
        place = number_named(target)
        gap = no_card(s, place)
        return gap or because(self.rule, "wrong-kind", card=named_card(s, s.on_display(place)))

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return own(s).holds and s.d[own(s).reserved + frame.seat] == c.NONE
