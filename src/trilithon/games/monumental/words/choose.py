"""Which alternative of an effect is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from trilithon.games.monumental import effects
from trilithon.games.monumental.effects import Part, Writer, alternatives, clause, worth_of
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.choose import CHOOSE
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import number_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row
from trilithon.kernel.words import Target


class Choose(Part, tag="choose", frozen=True, kw_only=True):
    """One of these effects."""

    of: Annotated[tuple[Annotated[effects.Parts, Meta(min_length=1)], ...], Meta(min_length=2, max_length=4)]

    def numbers(self, writer: Writer) -> list[int]:
        return row(CHOOSE, choice=writer.choice([writer.code(alternative) for alternative in self.of]))

    def clause(self) -> Message:
        return alternatives([clause(alternative) for alternative in self.of])

    def worth(self) -> float:
        return 1.1 * max(worth_of(alternative) for alternative in self.of)

    def inside(self) -> Sequence[effects.Parts]:
        return self.of


class ChooseWords(MonumentalWords):
    step = CHOOSE
    rule = "MO-EFF-04"
    notation = ("choose N",)
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
