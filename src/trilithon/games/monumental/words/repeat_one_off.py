"""Which one-off effect is done again."""

from __future__ import annotations

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.repeat_one_off import REPEAT_ONE_OFF
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.which_policy import WhichPolicyWords
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal


class RepeatOneoff(Part, tag="repeat_oneoff", frozen=True):
    """Do the one-off effect of one developed Policy again."""

    step = REPEAT_ONE_OFF

    def worth(self) -> float:
        return 60


class RepeatOneOffWords(WhichPolicyWords):
    step = REPEAT_ONE_OFF
    rule = "MO-POL-04"
    notation = ("repeat POLICY", "done")
    verb = "repeat"

    def question(self, s: Position) -> Message:
        return ask("repeat-one-off")

    def label_of(self, s: Position, move: int) -> Message:
        policy = argument_of(move)
        return say("entry", card=s.box.policy_names[policy], effect=s.box.one_off_texts[policy])

    def why_not_this(self, s: Position, policy: int) -> Refusal | None:
        effect = s.box.one_off_texts[policy]
        return because("MO-EFF-04", "nothing-happens", card=s.box.policy_names[policy], effect=effect)
