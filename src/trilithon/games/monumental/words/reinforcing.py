"""Which active cards stay in the City."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import REACHING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.reinforcing import REINFORCING
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.words.base import StoppableWords
from trilithon.games.monumental.words.city import card_label, card_text, no_own_card
from trilithon.games.monumental.words.shared import ask, because, explained
from trilithon.games.monumental.words.things import city_thing, slot_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ReinforcingWords(StoppableWords):
    step = REINFORCING
    rule = "MO-EFF-13"
    notation = ("card SPACE CARD", "done")

    def question(self, s: Position) -> Message:
        return ask("reinforcing", n=s.get(REINFORCING.n))

    def label_of(self, s: Position, move: int) -> Message:
        return card_label(s, "reinforce", argument_of(move))

    def text_of(self, s: Position, move: int) -> str:
        return f"card {card_text(s, s.to_move, argument_of(move))}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [city_thing(s, s.to_move, argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "city":
            return None
        owner, slot = slot_named(s, target)
        if refusal := no_own_card(s, self.rule, owner, slot):
            return refusal
        if not s.setup.slots[slot].is_upper:
            goes = because("MO-EFF-14", "knowledge-goes")
            return explained(s, REACHING, c.pack_slot(owner, slot), goes)
        return because(self.rule, "is-inactive", card=named_card(s, s.card_at(owner, slot)))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(REINFORCING.n)}
