"""Cards in Cities: how they are named in answers, and why they cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from trilithon.games.monumental import effects
from trilithon.games.monumental.effects import Part, clause
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.hooks import REACHING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.archive import ARCHIVE
from trilithon.games.monumental.engine.steps.discard import DISCARD
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.parts import all_parts
from trilithon.games.monumental.words.shared import ask, because, card_id, explained, say
from trilithon.games.monumental.words.things import city_thing, slot_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class ForEachCard(Part, frozen=True, kw_only=True):
    """Something is done with up to so many cards, and `then` for each."""

    has_price = True
    n: Positive = 1
    then: effects.Parts = ()

    def each_time(self, done: Message) -> Message:
        """With what it brings each time."""
        if not self.then:
            return done
        return Message("monumental-do-for-that", {"done": done, "n": self.n, "effects": clause(self.then)})

    def inside(self) -> Sequence[effects.Parts]:
        return (self.then,)


def space_text(s: Position, slot: int) -> str:
    """The space that a place belongs to: `b2`, also of the Knowledge under it."""
    return s.setup.slots[slot].name.removesuffix("-under")


def card_text(s: Position, owner: int, slot: int) -> str:
    """A place and the card there, in notation: `b2-under irrigation`."""
    return f"{s.setup.slots[slot].name} {card_id(s, s.card_at(owner, slot))}"


def card_label(s: Position, label: str, slot: int) -> Message:
    """What is done with a card of the own City."""
    return say(label, card=named_card(s, s.card_at(s.to_move, slot)), space=space_text(s, slot))


def inactive_cards(s: Position, slots: Iterable[int]) -> list[int]:
    """Of these places of the own City."""
    cards = [s.card_at(s.to_move, slot) for slot in slots]
    return [card for card in cards if card >= 0 and not s.is_active(card)]


def no_own_card(s: Position, rule: str, owner: int, slot: int) -> Refusal | None:
    """It belongs to another player, or there is none."""
    if owner != s.to_move:
        return because(rule, "not-yours")
    return because(rule, "space-empty") if s.card_at(owner, slot) < 0 else None


class LeavingWords(StoppableWords):
    """What archiving and discarding have in common: inactive cards of the own City are chosen. The steps have the
    fields `n`, `kinds` and `code`, and texts are called as they are."""

    notation = ("card SPACE CARD", "done")

    lies = Lies.ANYWHERE
    n: int
    """Where their first field is read."""

    def question(self, s: Position) -> Message:
        return ask(self.step.name, n=s.get(self.n))

    def label_of(self, s: Position, move: int) -> Message:
        return card_label(s, self.step.name, argument_of(move))

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
        card = s.card_at(owner, slot)
        said = "is-active" if s.is_active(card) else "wrong-kind"
        refusal = because(self.rule, said, card=named_card(s, card))
        return explained(s, REACHING, c.pack_slot(owner, slot), refusal)

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(self.n)}

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["kinds"] > 0 and frame.values["code"] in _codes_for_each(s.box)


@lru_cache(maxsize=8)
def _codes_for_each(box: Box) -> frozenset[int]:
    """What effects of the box do for each card archived or discarded."""
    found = [values["code"] for step in (ARCHIVE, DISCARD) for values in all_parts(box, step)]
    return frozenset([0, *found])
