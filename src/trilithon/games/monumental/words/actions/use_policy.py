"""Use the effect of the active Policy."""

from __future__ import annotations

from trilithon.games.monumental.engine.actions.use_policy import USE_POLICY
from trilithon.games.monumental.engine.hooks import USING
from trilithon.games.monumental.engine.in_force import active_policies
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.shared import because, explained, say
from trilithon.games.monumental.words.things import policy_named, policy_thing
from trilithon.games.monumental.words.unusable import why_unusable
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class UsePolicyWords(ActionWords):
    action = USE_POLICY
    notation = ("policy POLICY",)

    def label(self, s: Position, argument: int) -> Message:
        effect = s.box.use_texts[s.policy_ability(argument)]
        return say("use", card=s.box.policy_names[argument], effect=effect)

    def write(self, s: Position, argument: int) -> str:
        return f"policy {s.box.policy_ids[argument]}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [policy_thing(s, argument)]

    def name(self, s: Position, argument: int) -> Message:
        return s.box.policy_names[argument]

    def is_free(self, s: Position, argument: int) -> bool:
        return bool(s.box.free_use[s.policy_ability(argument)])

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "policy" or not s.has_developed(s.to_move, policy_named(s, target)):
            return None
        policy = policy_named(s, target)
        name, ability = s.box.policy_names[policy], s.policy_ability(policy)
        if policy not in active_policies(s, s.to_move):
            return explained(s, USING, ability, because("MO-POL-03", "covered", policy=name))
        if s.d[s.at.policy_used + policy]:
            return because("MO-POL-06", "used", card=name)
        if not s.box.use_code[ability]:
            return because("MO-EFF-01", "by-itself", card=name)
        return why_unusable(s, ability)
