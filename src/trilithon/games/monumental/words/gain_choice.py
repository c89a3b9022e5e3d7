"""Which resources are gained."""

from __future__ import annotations

from trilithon.games.monumental.effects import Part, Writer
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.gain_choice import GAIN_CHOICE
from trilithon.games.monumental.engine.telling import counted
from trilithon.games.monumental.goods import BASIC, WORTH, Positive, Resource
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import resource_named, resource_thing
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row
from trilithon.kernel.words import Frame, Target


class GainChoice(Part, tag="gain_choice", frozen=True, kw_only=True):
    """Gain so many resources of one's choice."""

    step = GAIN_CHOICE
    n: Positive
    among: tuple[Resource, ...] = BASIC
    distinct: bool = False

    def __post_init__(self) -> None:
        if len(set(self.among)) != len(self.among) or len(self.among) < 2:
            raise ValueError("a choice is among two or more different resources")
        if self.distinct and self.n > len(self.among):
            raise ValueError(f"there are not {self.n} different resources among {len(self.among)}")

    def numbers(self, writer: Writer) -> list[int]:
        bits = sum(1 << RESOURCES.index(name) for name in self.among)
        return row(GAIN_CHOICE, among=bits, n=self.n, distinct=self.distinct)

    def clause(self) -> Message:
        args: dict[str, Argument] = {"n": self.n}
        among = "basic"
        if sorted(self.among) != sorted(BASIC):
            among = "among"
            args["among"] = [Message(f"monumental-resource-name-{name}") for name in self.among]
        return Message(f"monumental-do-gain-{among}{'-distinct' if self.distinct else ''}", args)

    def worth(self) -> float:
        return 1.1 * self.n * max(WORTH[name] for name in self.among)


class GainChoiceWords(MonumentalWords):
    step = GAIN_CHOICE
    rule = "MO-EFF-04"
    notation = ("receive RESOURCE",)
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
