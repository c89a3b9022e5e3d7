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
from trilithon.kernel.notation import told_by

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


class Counted(NamedTuple):
    """An answer to a question of which the answers are so many of some things: whoever has chosen can take more of one
    and fewer of another."""

    thing: str
    """As it can be pointed at."""
    n: int
    most: int
    """So many of it could be chosen in all."""
    what: str = ""
    """Which of several things in that place."""


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

    def losses(self, s: S, move: int) -> list[Message]:
        """What an answer leaves undone that could still be done, in sentences: whoever gives it is asked once more."""
        return []

    def usual(self, s: S) -> int | None:
        """The answer that most people give to a question of how something is done (who goes, how it is paid); None if
        it is no such question."""
        return None

    # -- plans: an answer that is shown, and perhaps changed, before it is given (`planning.py`) ------------

    def confirms(self, s: S, move: int) -> bool:
        """Is an answer always shown as a plan, even if there is nothing about it to change?"""
        return False

    def warns(self, s: S, move: int) -> bool:
        """Is an answer shown as a plan to whoever wants to be warned, if it cannot be taken back?"""
        return False

    def counted(self, s: S, move: int) -> Counted | None:
        """Which things an answer chooses and how many; None if it is one of several answers, or that it is enough."""
        return None

    def does(self, s: S, move: int) -> Message:
        """What an answer does in a word or two, for the button that plays a plan."""
        return Message("plan-do")

    def notes(self, s: S, move: int) -> list[Message]:
        """What is worth knowing about an answer that is part of a plan."""
        return []

    def beside(self, s: S, move: int) -> list[int]:
        """Other answers that would help with this one; they are offered beside its plan."""
        return []

    def forecast(self, s: S, move: int) -> dict[str, Any]:
        """What a page must know of a plan that has this answer: chances, strengths."""
        return {}

    def facts(self, s: S, move: int) -> dict[str, Any]:
        """What a page must know of an answer besides the words of its text: what it costs, how strong it is."""
        return {}

    def told(self, s: S, move: int) -> dict[str, Any]:
        """All that a page must know of an answer."""
        return {**told_by(self.forms(), self.write(s, move)), **self.facts(s, move)}

    # -- frames that somebody wrote ---------------------------------------------------------------------

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

    def told(self, s: S, move: int) -> dict[str, Any]:
        return told_by(self.notation, self.write(s, move))


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
