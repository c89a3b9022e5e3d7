"""Immediate gains of bonuses (section 6.6 of the rules): rows of parts, done in order; what cannot be done is lost.

Each kind of part stands with the words of its step, in `words/`: its fields in content, its numbers for the engine, its
clause on a card. Here is what all have in common.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from trilithon.games.monuments.wording import chain, sentence
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import Message
from trilithon.kernel.parts import fields_of, row, rows_of


class Part(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    """One step of a bonus, done at once; what cannot be done is lost (MS-BON-06)."""

    step: ClassVar[Step[Any]]
    text: ClassVar[str]
    """What it does: `monuments-do-<text>`."""

    def numbers(self) -> list[int]:
        """As the engine's tables have it. A kind with no more than a number needs only this."""
        return row(self.step, **fields_of(self))

    def clause(self, times: int) -> Message:
        """What it does, beginning with a verb: "gain 2 wood". It is written so many times in a row."""
        return Message(f"monuments-do-{self.text}", {"n": getattr(self, "n", 1) * times})

    def gained(self) -> list[Message]:
        """Of a plain gain: what is gained. Such gains are told in one clause."""
        return []


if TYPE_CHECKING:
    Parts = tuple[Part, ...]
else:
    __getattr__ = rows_of("Parts", Part)


def option(parts: Parts) -> Message:
    """All that an option of a personal card does, as one sentence."""
    clauses: list[Message] = []
    for are_gains, group in groupby(parts, lambda part: bool(part.gained())):
        if are_gains:
            clauses.append(gain([thing for part in group for thing in part.gained()]))
        else:
            clauses += [part.clause(len(list(same))) for part, same in groupby(group)]
    return sentence(chain("then", clauses))


def gain(things: list[Message]) -> Message:
    return Message("monuments-do-gain", {"things": [*things]})
