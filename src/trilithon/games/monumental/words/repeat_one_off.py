"""Which one-off effect is done again."""

from __future__ import annotations

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.repeat_one_off import REPEAT_ONE_OFF
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import policies_of, policy_named, policy_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class RepeatOneoff(Part, tag="repeat_oneoff", frozen=True):
    """Do the one-off effect of one developed Policy again."""

    step = REPEAT_ONE_OFF

    def worth(self) -> float:
        return 60


class RepeatOneOffWords(StoppableWords):
    step = REPEAT_ONE_OFF
    rule = "MO-POL-04"
    notation = ("repeat POLICY", "done")
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("repeat-one-off")

    def label_of(self, s: Position, move: int) -> Message:
        policy = argument_of(move)
        return say("entry", card=s.box.policy_names[policy], effect=s.box.one_off_texts[policy])

    def text_of(self, s: Position, move: int) -> str:
        return f"repeat {s.box.policy_ids[argument_of(move)]}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [policy_thing(s, argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "policy":
            return None
        policy = policy_named(s, target)
        if policy not in policies_of(s, s.to_move):
            return None
        name = s.box.policy_names[policy]
        if not s.has_developed(s.to_move, policy):
            return because(self.rule, "not-developed", policy=name)
        return because("MO-EFF-04", "nothing-happens", card=name, effect=s.box.one_off_texts[policy])
