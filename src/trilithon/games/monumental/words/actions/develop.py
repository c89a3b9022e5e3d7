"""Develop a Policy."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import shop
from trilithon.games.monumental.engine.actions.develop import DEVELOP_POLICY
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import counted
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.shared import because, does, note, say
from trilithon.games.monumental.words.things import policies_of, policy_named, policy_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class DevelopPolicyWords(ActionWords):
    action = DEVELOP_POLICY
    notation = ("develop POLICY",)

    def label(self, s: Position, argument: int) -> Message:
        return say("develop", policy=s.box.policy_names[argument], goods=_price(s))

    def write(self, s: Position, argument: int) -> str:
        return f"develop {s.box.policy_ids[argument]}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [policy_thing(s, argument)]

    def confirms(self, s: Position, argument: int) -> bool:
        return True

    def does(self, s: Position, argument: int) -> Message:
        return does("develop")

    def notes(self, s: Position, argument: int) -> list[Message]:
        """All one-off effects that are carried out: its own and those of Policies before it."""
        policies = [*s.items(s.developed(s.to_move)), argument]
        return [note("one-off", effect=s.box.one_off_texts[policy]) for policy in policies]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "policy":
            return None
        policy = policy_named(s, target)
        if policy not in policies_of(s, s.to_move) or s.has_developed(s.to_move, policy):
            return None
        return because("MO-POL-01", "culture-short", goods=_price(s), have=s.has(s.to_move, c.CULTURE))


def _price(s: Position) -> Message:
    return counted(c.CULTURE, shop.price_of_policy(s, s.to_move))
