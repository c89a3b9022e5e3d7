"""Turn a Production token into Production."""

from __future__ import annotations

from trilithon.games.monumental.engine.actions.use_crate import USE_CRATE
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.shared import because, say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class UseCrateWords(ActionWords):
    action = USE_CRATE
    notation = ("crate",)

    def label(self, s: Position, argument: int) -> Message:
        return say("crate")

    def write(self, s: Position, argument: int) -> str:
        return "crate"

    def about(self, s: Position, argument: int) -> list[str]:
        return ["crate"]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        return because("MO-RES-09", "no-crate") if target.sort == "crate" else None
