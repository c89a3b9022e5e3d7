"""Effects: rows of parts, which content lists and cards, Policies, tokens and Warlords do.

Each kind of part stands with the words of its step, in `words/`: its fields in content, its numbers for the engine, its
clause on a card, and what it is worth to somebody who must judge at a glance. Here is what all have in common.

Worths are hundredths of a point for one use: estimates, made from the same data that the engine plays, so a new card is
judged without anybody naming it. Rough is good enough; agents look ahead and see what an effect really does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from msgspec import Struct

from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.parts import fields_of, row, rows_of

CARD_WORTH = 55
"""An average card that is used once."""


class Writer(Protocol):
    """Whoever writes effects into the engine's tables (`tabulate.py`): what lies inside a part gets a number first."""

    def code(self, parts: Parts) -> int:
        """Of an effect."""

    def choice(self, codes: Sequence[int]) -> int:
        """Of effects of which one is chosen."""

    def conditions(self, numbers: Sequence[int]) -> int:
        """Of conditions that must all hold."""


class Part(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    """One step of an effect. A kind whose fields are all numbers of its step needs no more than what is here."""

    step: ClassVar[Step[Any]]
    has_price: ClassVar[bool] = False
    """Something is given for it, so that it may well be left out."""
    copies: ClassVar[bool] = False
    """It uses something else as if it were its own; that is never copied itself (MO-EFF-18)."""
    opens: ClassVar[bool] = False
    """It is a price: nothing is done before it that then cannot be paid."""
    only_in_use: ClassVar[bool] = False
    """It stands in `ability.use`: what a card does once a turn, if its owner wants that."""

    def numbers(self, writer: Writer) -> list[int]:
        """As the engine's table has it: a row, or one for each resource."""
        return row(self.step, **fields_of(self))

    def clause(self) -> Message:
        """What it does, beginning with a verb: "gain 2 Gold"."""
        return Message(f"monumental-do-{self.named()}", dict[str, Argument](fields_of(self)))

    def before(self, rest: Parts) -> Message | None:
        """The clause of it and all that follows, if it is said in another way than one thing after the other."""
        return None

    def afterthought(self, rest: Parts) -> Message | None:
        """A sentence that the card has behind such a clause."""
        return None

    def worth(self) -> float:
        raise NotImplementedError

    def inside(self) -> Sequence[Parts]:
        """Effects that lie in it."""
        return ()

    @classmethod
    def named(cls) -> str:
        return dashed(str(cls.__struct_config__.tag))


if TYPE_CHECKING:
    Parts = tuple[Part, ...]
else:
    __getattr__ = rows_of("Parts", Part)


# -- for the engine ------------------------------------------------------------------------------------


def worth_of(parts: Parts) -> float:
    return sum(part.worth() for part in parts)


def all_parts(parts: Parts) -> Iterator[Part]:
    """These parts and all that lie inside them."""
    for part in parts:
        yield part
        for inner in part.inside():
            yield from all_parts(inner)


# -- for people ----------------------------------------------------------------------------------------


def clause(parts: Parts) -> Message:
    """All of these parts in one clause."""
    first, *rest = parts
    return first.before(tuple(rest)) or chain("then", [part.clause() for part in parts])


def sentences(parts: Parts) -> list[Message]:
    """One for each part; but what stands before others is told with them."""
    if not parts:
        return []
    first, *rest = parts
    together = first.before(tuple(rest))
    if together is None:
        return [sentence(part.clause()) for part in parts]
    more = first.afterthought(tuple(rest))
    return [sentence(together), *([more] if more else [])]


def sentence(said: Message) -> Message:
    return Message("monumental-sentence", {"clause": said})


def alternatives(of: Sequence[Message]) -> Message:
    """One of these clauses is chosen."""
    return Message("monumental-do-choose", {"effects": chain("else", of)})


def chain(word: str, items: Sequence[Message]) -> Message:
    """Items with a word between them, which is not "and": "then", "or", "else" (of clauses) or a semicolon."""
    return reduce(
        lambda rest, first: Message(f"monumental-{word}", {"first": first, "rest": rest}), reversed(items)
    )


def dashed(name: str) -> str:
    """As ids of messages write it."""
    return name.replace("_", "-")
