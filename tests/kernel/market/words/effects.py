from __future__ import annotations

from collections.abc import Iterator

from tests.kernel.market.engine.position import Position
from tests.kernel.market.engine.steps.effects import EFFECTS
from tests.kernel.market.words.shared import REASONS
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target, Words

WRITTEN = ("double", "fame")


class EffectsWords(Words[Position]):
    step = EFFECTS
    rule = "MK-EFFECT"
    notation = WRITTEN

    def question(self, s: Position) -> Message:
        return Message("market-ask-effects")

    def label(self, s: Position, move: int) -> Message:
        return Message(f"market-{WRITTEN[verb_of(move)]}")

    def write(self, s: Position, move: int) -> str:
        return WRITTEN[verb_of(move)]

    def about(self, s: Position, move: int) -> list[str]:
        return [f"effect:{WRITTEN[verb_of(move)]}"]

    def only_here(self, s: Position) -> list[str]:
        return [f"effect:{effect}" for effect in WRITTEN]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        return REASONS.because(self.rule, "no-effect") if target.sort == "effect" else None

    def shown(self, s: Position) -> dict[str, object]:
        return {"double": bool(s.get(EFFECTS.double)), "fame": bool(s.get(EFFECTS.fame))}

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if agenda[0] is frame or agenda[0].seat != frame.seat:
            yield "effects belong to a turn of the same seat"
