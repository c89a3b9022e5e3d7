"""Which of several effects?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i16

from trilithon.games.pantheon import effects
from trilithon.games.pantheon.effects import Effect, Writer, refuse_lasting, told
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.choose import ALTERNATIVE, CHOOSE, turns_up_god
from trilithon.games.pantheon.engine.steps.effects import DRAW_PILE
from trilithon.games.pantheon.words.base import Answer, PantheonWords, do
from trilithon.kernel.engine.agenda import PART
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import row


class Choose(Effect, tag="choose", frozen=True):
    of: Annotated[tuple[Annotated[effects.Effects, Meta(min_length=1)], ...], Meta(min_length=2)]

    def __post_init__(self) -> None:
        for alternative in self.of:
            refuse_lasting(alternative, "what is chosen happens once")

    def numbers(self, writer: Writer, way: int) -> list[int]:
        return row(CHOOSE, alternatives=writer.choice(self, self.of))

    def told(self) -> list[Message]:
        """One sentence more for each of the alternatives."""
        sentences = [Message("pantheon-effect-choose")]
        for number, alternative in enumerate(self.of, start=1):
            first, *rest = told(alternative)
            sentences += [Message("pantheon-effect-choice", {"n": number, "effect": first}), *rest]
        return sentences


def _code(s: Position, alternative: int) -> vec[i16]:
    return s.box.choices[s.get(CHOOSE.alternatives)][alternative]


def _label(s: Position, alternative: int) -> Message:
    """Gallia's two have short labels of their own; others are called by their whole text."""
    code = _code(s, alternative)
    if len(code) == PART and code[0] == DRAW_PILE.number:
        return do("draw-two", n=int(code[1]))
    if turns_up_god(code):
        return do("turn-up")
    return do("choose", effects=[*s.box.choice_texts[s.get(CHOOSE.alternatives)][alternative]])


class ChooseWords(PantheonWords):
    step = CHOOSE
    rule = "PA-NAT-02"
    notation = ("choose N",)
    key = "choose"
    answers: Mapping[int, Answer] = {
        ALTERNATIVE: Answer(
            label=_label,
            write=lambda s, n: f"choose {n + 1}",
            about=lambda s, n: ["gods_stack"] if turns_up_god(_code(s, n)) else ["pile"],
        )
    }
