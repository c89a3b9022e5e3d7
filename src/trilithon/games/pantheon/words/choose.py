"""Which of several effects?"""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i16

from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.choose import ALTERNATIVE, CHOOSE, turns_up_god
from trilithon.games.pantheon.engine.steps.effects import DRAW_PILE
from trilithon.games.pantheon.words.base import Answer, PantheonWords, do
from trilithon.kernel.engine.agenda import PART
from trilithon.kernel.engine.events import Message


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
    key = "choose"
    answers: Mapping[int, Answer] = {
        ALTERNATIVE: Answer(
            label=_label,
            write=lambda s, n: f"choose {n + 1}",
            about=lambda s, n: ["gods_stack"] if turns_up_god(_code(s, n)) else ["pile"],
        )
    }
