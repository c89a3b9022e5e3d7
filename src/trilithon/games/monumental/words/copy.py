"""Which card or Policy is copied."""

from __future__ import annotations

from typing import Literal

from trilithon.games.monumental.effects import CARD_WORTH, Part, Writer
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import REACHING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.copy import COPY, COPY_POLICY
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.city import card_text, space_text
from trilithon.games.monumental.words.shared import ask, because, explained, say
from trilithon.games.monumental.words.things import (
    city_thing,
    policies_of,
    policy_named,
    policy_thing,
    slot_named,
)
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row
from trilithon.kernel.words import Target


class Copy(Part, tag="copy", frozen=True, kw_only=True):
    """Use another card as if it were this one (MO-EFF-15 to -20)."""

    copies = True
    scope: Literal["own", "opponents"]

    def numbers(self, writer: Writer) -> list[int]:
        return row(COPY, opponents=self.scope == "opponents")

    def clause(self) -> Message:
        return Message(f"monumental-do-copy-{self.scope}")

    def worth(self) -> float:
        return CARD_WORTH


class CopyWords(StoppableWords):
    step = COPY
    rule = "MO-EFF-16"
    notation = ("copy SEAT SPACE CARD", "copy POLICY", "done")
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("copy-opponents" if s.get(COPY.opponents) else "copy-own")

    def label_of(self, s: Position, move: int) -> Message:
        if verb_of(move) == COPY_POLICY:
            return say("copy-policy", card=s.box.policy_names[argument_of(move)])
        owner, slot = _card(move)
        card, space = named_card(s, s.card_at(owner, slot)), space_text(s, slot)
        if owner == s.to_move:
            return say("copy", card=card, space=space)
        return say("copy-of", card=card, space=space, player=player(owner))

    def text_of(self, s: Position, move: int) -> str:
        if verb_of(move) == COPY_POLICY:
            return f"copy {s.box.policy_ids[argument_of(move)]}"
        owner, slot = _card(move)
        return f"copy {owner + 1} {card_text(s, owner, slot)}"

    def things_of(self, s: Position, move: int) -> list[str]:
        if verb_of(move) == COPY_POLICY:
            return [policy_thing(s, argument_of(move))]
        return [city_thing(s, *_card(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "city":
            return self._why_not_card(s, *slot_named(s, target))
        if target.sort == "policy":
            return self._why_not_policy(s, policy_named(s, target))
        return None

    def _why_not_card(self, s: Position, owner: int, slot: int) -> Refusal:
        of_opponents = s.get(COPY.opponents) == 1
        if (owner != s.to_move) != of_opponents:
            return because("MO-EFF-20", "own-card") if of_opponents else because("MO-EFF-16", "not-yours")
        card = s.card_at(owner, slot)
        if card < 0:
            return because("MO-EFF-16", "space-empty")
        nothing = because("MO-EFF-18", "nothing-to-copy", card=named_card(s, card))
        return explained(s, REACHING, c.pack_slot(owner, slot), nothing) if of_opponents else nothing

    def _why_not_policy(self, s: Position, policy: int) -> Refusal | None:
        if policy not in policies_of(s, s.to_move):
            return None
        name = s.box.policy_names[policy]
        if not s.has_developed(s.to_move, policy):
            return because("MO-EFF-16", "not-developed", policy=name)
        if s.get(COPY.opponents):
            return because("MO-EFF-20", "own-card")
        return because("MO-EFF-18", "nothing-to-copy", card=name)


def _card(move: int) -> tuple[int, int]:
    """Whose City it is in, and its place there."""
    return c.seat_of(argument_of(move)), c.slot_of(argument_of(move))
