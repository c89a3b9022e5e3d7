"""Which of the drawn cards are used."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.effects import chain
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.games.monumental.engine.steps.use_drawn import USE_DRAWN
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.shared import ask, because, card_id, icons_of, say
from trilithon.games.monumental.words.things import held_cards, number_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class UseDrawnWords(StoppableWords):
    step = USE_DRAWN
    rule = "MO-EFF-22"
    notation = ("draw N CARD", "done")
    lies = Lies.ANYWHERE
    no_more = "no-card"

    def question(self, s: Position) -> Message:
        return ask("use-drawn", n=s.get(USE_DRAWN.n))

    def label_of(self, s: Position, move: int) -> Message:
        card = held_cards(s)[argument_of(move)]
        name, kind = named_card(s, card), int(s.kinds[card])
        gives = icons_of(s, [card])
        if s.box.use_code[kind] and not s.was_used(card):
            gives.append(s.box.use_texts[kind])
        return (
            say("use", card=name, effect=chain("semicolon", gives)) if gives else say("use-plain", card=name)
        )

    def text_of(self, s: Position, move: int) -> str:
        index = argument_of(move)
        return f"draw {index + 1} {card_id(s, held_cards(s)[index])}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [f"held:{argument_of(move) + 1}"]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "held" or number_named(target) >= s.get(USE_DRAWN.cards):
            return None
        card = held_cards(s)[number_named(target)]
        if s.d[s.at.marks + card] & c.DRAWN:
            return because("MO-EFF-24", "drawn-before", card=named_card(s, card))
        return because("MO-EFF-02", "used", card=named_card(s, card))

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        n = 0
        at = agenda.index(frame)
        while agenda[at - n - 1].step is HELD_CARD:
            n += 1
        if n != frame.values["cards"]:
            yield f"it says how many lie below it: {n}"


def is_held(card: int, agenda: list[Frame]) -> bool:
    """Is it drawn, and was not archived?"""
    held = [frame.values for frame in agenda if frame.step is HELD_CARD]
    return any(values["card"] == card and values["state"] != c.HELD_GONE for values in held)
