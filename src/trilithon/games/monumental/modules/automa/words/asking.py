"""What the right-hand player of an Automa is asked: what all such questions have in common (MO-MOD-02)."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine.steps.asking import RightHand, right_hand_or_self
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import because
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class RightHandWords(MonumentalWords):
    lies = Lies.ANYWHERE
    asks_others = True
    step: RightHand

    def automa(self, s: Position) -> int:
        return s.get(self.step.seat)

    def named(self, s: Position) -> Message:
        return player(self.automa(s))

    def shown(self, s: Position) -> dict[str, Any]:
        return {"automa": self.automa(s)}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        return because(self.rule, "automa-not-tied") if target.sort == "tile" else None

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        seat = frame.values["automa"]
        return not s.is_person(seat) and frame.seat == right_hand_or_self(s, seat)
