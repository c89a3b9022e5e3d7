"""Which resources are turned into others."""

from __future__ import annotations

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.convert import CONVERT
from trilithon.games.monumental.engine.telling import counted
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.shared import ask, no_resource, say
from trilithon.games.monumental.words.things import resource_named, resource_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class Convert(Part, tag="convert", frozen=True, kw_only=True):
    """Turn basic resources into others, one by one; the result differs from what is paid (MO-EFF-29)."""

    step = CONVERT
    n: Positive = 1

    def worth(self) -> float:
        return 8 * self.n


class ConvertWords(StoppableWords):
    step = CONVERT
    rule = "MO-EFF-29"
    notation = ("swap RESOURCE RESOURCE", "done")
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("convert", n=s.get(CONVERT.n))

    def label_of(self, s: Position, move: int) -> Message:
        origin, result = _swap(move)
        return say("swap", origin=counted(origin, 1), resource=counted(result, 1))

    def text_of(self, s: Position, move: int) -> str:
        origin, result = _swap(move)
        return f"swap {RESOURCES[origin]} {RESOURCES[result]}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [resource_thing(resource) for resource in _swap(move)]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        return no_resource(s, resource_named(target)) if target.sort == "resource" else None


def _swap(move: int) -> tuple[int, int]:
    """From what, and to what."""
    return c.swap_from(argument_of(move)), c.swap_to(argument_of(move))
