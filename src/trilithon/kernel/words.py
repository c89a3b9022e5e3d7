"""What people are told about the questions of a game: one object of `Words` for each, beside its step in the engine.

A step (`engine/steps/destroy.py`) knows what a question does; its words (`words/destroy.py`) know how it is put, how
its answers are called and written down, what they are about, and why something cannot be an answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from trilithon.kernel.engine.agenda import FIRST_FIELD, WHOSE, AgendaState, Step
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.game import Refusal

S = TypeVar("S", bound=AgendaState)


class Target(NamedTuple):
    """Something that can be pointed at: `tile:d4` is a `tile`, which one is `d4`."""

    sort: str
    name: str

    @classmethod
    def of(cls, text: str) -> Target:
        sort, _, name = text.partition(":")
        return cls(sort, name)

    def __str__(self) -> str:
        return f"{self.sort}:{self.name}" if self.name else self.sort


class Frame(NamedTuple):
    """A frame of an agenda, for those who only look."""

    step: Step[Any]
    seat: int
    values: dict[str, int]
    """Its fields by their names."""
    place: int
    """Where it begins in the position's array."""


def frames(s: AgendaState) -> list[Frame]:
    """From the bottom to the top."""
    found = []
    for n in reversed(range(s.depth())):
        place = s.below(n)
        step = s.steps[s.field_of(place, 0)]
        values = {field.name: s.field_of(place, FIRST_FIELD + at) for at, field in enumerate(step.fields)}
        found.append(Frame(step, s.field_of(place, WHOSE), values, place))
    return found


class Words(Generic[S]):
    """What people are told about one kind of frame; a step that asks nothing needs none, unless to be checked."""

    step: Step[Any]
    rule: str
    """The rule that the question comes from."""
    notation: tuple[str, ...] = ()
    """What answers look like: `march TILE [warlord]`. Words in capitals stand for one of many things and are explained
    in docs/positions.md (`tools/describe_positions.py` has them); what is in brackets may be missing."""
    any_order = False
    """Its answers, until it is left, are a set: they are offered in one order, and after one of them none that comes
    before it. A row of moves may name them in any order (`rows.py`)."""
    settles_single = False
    """When it is idle because there is one answer only, it gives that itself, unrecorded. A row may name it."""

    def question(self, s: S) -> Message:
        """What is asked. `s.get(STEP.field)` reads the frame on top, which is a question of this kind."""
        raise NotImplementedError

    def label(self, s: S, move: int) -> Message:
        """What an answer does, for a button."""
        raise NotImplementedError

    def write(self, s: S, move: int) -> str:
        """An answer as short, stable text."""
        raise NotImplementedError

    def forms(self) -> tuple[str, ...]:
        """The notation of all answers."""
        return self.notation

    def about(self, s: S, move: int) -> list[str]:
        """The things an answer is about."""
        raise NotImplementedError

    def why_not(self, s: S, target: Target) -> Refusal | None:
        """Why this is no answer; None if the question has nothing to do with such things."""
        return None

    def only_here(self, s: S) -> list[str]:
        """Things that can be pointed at while this is asked, and have no place on the table otherwise."""
        return []

    def shown(self, s: S) -> dict[str, Any]:
        """What a client must know of the question besides its answers."""
        return {}

    def propose(self, s: S, target: Target) -> list[int]:
        """A row of moves from here on that does something with this thing; see `Game.propose`."""
        return []

    def problems(self, s: S, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        """What is wrong with such a frame of a hand-written agenda, although its fields are in range and the position
        is sound otherwise. `agenda` has all frames from the bottom on."""
        return iter(())


class AsideWords(Generic[S]):
    """The same for moves that stand beside every question (`kernel.engine.agenda.Aside`)."""

    notation: tuple[str, ...] = ()

    def owns(self, move: int) -> bool:
        raise NotImplementedError

    def label(self, s: S, move: int) -> Message:
        raise NotImplementedError

    def write(self, s: S, move: int) -> str:
        raise NotImplementedError

    def about(self, s: S, move: int) -> list[str]:
        raise NotImplementedError


class Reasons:
    """How a game puts its refusals: ids of its catalogue are `<game>-reason-<id>`."""

    def __init__(self, game: str) -> None:
        self.game = game

    def because(self, rule: str, reason: str, /, **args: Argument) -> Refusal:
        return Refusal(Message(f"{self.game}-reason-{reason}", args), rule)

    def both(self, first: Refusal, second: Refusal) -> Refusal:
        """Two things could be done here, and neither can; the rule is that of the first."""
        return self.because(first.rule, "both", first=first.message, second=second.message)

    def not_asked(self, rule: str, question: Message) -> Refusal:
        """Something else is being asked."""
        return self.because(rule, "not-asked", question=question)
