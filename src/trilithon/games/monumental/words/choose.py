"""Which alternative of an effect is done."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.choose import CHOOSE
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import number_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ChooseWords(MonumentalWords):
    step = CHOOSE
    rule = "MO-EFF-04"
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("choose")

    def label(self, s: Position, move: int) -> Message:
        return say("effect", effect=_effect(s, argument_of(move)))

    def write(self, s: Position, move: int) -> str:
        return f"choose {argument_of(move) + 1}"

    def about(self, s: Position, move: int) -> list[str]:
        return [f"entry:{argument_of(move) + 1}"]

    def only_here(self, s: Position) -> list[str]:
        return [f"entry:{n + 1}" for n in range(len(s.box.choices[s.get(CHOOSE.choice)]))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "entry":
            return None
        return because(self.rule, "entry-idle", effect=_effect(s, number_named(target)))


def _effect(s: Position, alternative: int) -> Message:
    return s.box.code_texts[s.box.choices[s.get(CHOOSE.choice)][alternative]]
