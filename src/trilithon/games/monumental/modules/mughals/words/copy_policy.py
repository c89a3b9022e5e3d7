"""Which active Policy is copied."""

from __future__ import annotations

from trilithon.games.monumental.effects import CARD_WORTH, Part
from trilithon.games.monumental.engine.in_force import active_policies
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.mughals.engine.steps.copy_policy import COPY_POLICY
from trilithon.games.monumental.modules.mughals.words.idle import why_idle
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.which_policy import WhichPolicyWords
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal

WHEN_ACTIVE = 0.6
"""How often there is one."""


class CopyPolicy(Part, tag="copy_policy", frozen=True):
    """Use an active Policy once more, its icons included (MO-EFF-15, -16)."""

    step = COPY_POLICY
    copies = True

    def worth(self) -> float:
        return WHEN_ACTIVE * CARD_WORTH


class CopyPolicyWords(WhichPolicyWords):
    step = COPY_POLICY
    rule = "MO-EFF-16"
    notation = ("copy POLICY", "done")
    verb = "copy"

    def question(self, s: Position) -> Message:
        return ask("copy-policy")

    def label_of(self, s: Position, move: int) -> Message:
        return say("copy-policy", card=s.box.policy_names[argument_of(move)])

    def why_not_this(self, s: Position, policy: int) -> Refusal | None:
        if policy not in active_policies(s, s.to_move):
            return why_idle(s, policy)
        return because("MO-EFF-18", "nothing-to-copy", card=s.box.policy_names[policy])
