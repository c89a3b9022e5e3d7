"""What questions have in common that are about one Policy of their owner's choice."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.shared import because
from trilithon.games.monumental.words.things import policies_of, policy_named, policy_thing
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class WhichPolicyWords(StoppableWords):
    lies = Lies.ANYWHERE
    verb: str
    """In notation, before the Policy."""

    def text_of(self, s: Position, move: int) -> str:
        return f"{self.verb} {s.box.policy_ids[argument_of(move)]}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [policy_thing(s, argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "policy":
            return None
        policy = policy_named(s, target)
        if policy not in policies_of(s, s.to_move):
            return None
        if not s.has_developed(s.to_move, policy):
            return because(self.rule, "not-developed", policy=s.box.policy_names[policy])
        return self.why_not_this(s, policy)

    def why_not_this(self, s: Position, policy: int) -> Refusal | None:
        """Why a Policy cannot be chosen that the seat has developed."""
        raise NotImplementedError
