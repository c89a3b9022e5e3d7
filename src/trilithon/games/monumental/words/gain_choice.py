"""Which resources are gained."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.gain_choice import GAIN_CHOICE
from trilithon.games.monumental.engine.telling import counted
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import resource_named, resource_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class GainChoiceWords(MonumentalWords):
    step = GAIN_CHOICE
    rule = "MO-EFF-04"
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("gain-choice", n=s.get(GAIN_CHOICE.n))

    def label(self, s: Position, move: int) -> Message:
        return say("receive", goods=counted(argument_of(move), 1))

    def write(self, s: Position, move: int) -> str:
        return f"receive {RESOURCES[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [resource_thing(argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "resource":
            return None
        resource = resource_named(target)
        up_to_it = (2 << resource) - 1
        is_passed = not s.get(GAIN_CHOICE.among) & up_to_it and resource < c.BASICS
        return because("MO-RES-08", "in-order") if is_passed else None

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        among, n = frame.values["among"], frame.values["n"]
        return among > 0 and n > 0 and (not frame.values["distinct"] or among.bit_count() >= n)
