"""Which benefit of an Exploration token is taken, or which of both first."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.benefit import BENEFIT
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame


class BenefitWords(MonumentalWords):
    step = BENEFIT
    rule = "MO-CONQ-17"
    notation = ("choose N",)
    lies = Lies.ON_TOP

    def question(self, s: Position) -> Message:
        return ask("benefit-both" if s.get(BENEFIT.both) else "benefit")

    def label(self, s: Position, move: int) -> Message:
        return say("effect", effect=s.box.benefit_texts[s.get(BENEFIT.token)][argument_of(move)])

    def write(self, s: Position, move: int) -> str:
        return f"choose {argument_of(move) + 1}"

    def about(self, s: Position, move: int) -> list[str]:
        return [f"token:{argument_of(move)}"]

    def only_here(self, s: Position) -> list[str]:
        return ["token:0", "token:1"]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"token": s.box.token_ids[s.get(BENEFIT.token)]}

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["token"] in s.items(s.looted(frame.seat))
