"""Parts of effects that are done only if conditions hold: what must happen first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from trilithon.games.monumental import counts, effects
from trilithon.games.monumental.counts import conditions_told
from trilithon.games.monumental.effects import Part, Writer, clause, worth_of
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.condition import IF
from trilithon.games.monumental.engine.telling import amount
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.parts import all_parts
from trilithon.games.monumental.words.shared import because
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row
from trilithon.kernel.words import Frame

LIKELY = 0.55
"""How often conditions hold."""


class If(Part, tag="if", frozen=True, kw_only=True):
    """The parts are done only if all the conditions hold."""

    all: Annotated[counts.Conditions, Meta(min_length=1)]
    then: Annotated[effects.Parts, Meta(min_length=1)]

    def numbers(self, writer: Writer) -> list[int]:
        code = writer.code(self.then)
        conditions = writer.conditions([n for condition in self.all for n in condition.numbers()])
        return row(IF, conditions=conditions, code=code)

    def clause(self) -> Message:
        args: dict[str, Argument] = {"conditions": conditions_told(self.all), "effects": clause(self.then)}
        return Message("monumental-do-if", args)

    def worth(self) -> float:
        return LIKELY * worth_of(self.then)

    def inside(self) -> Sequence[effects.Parts]:
        return (self.then,)


class IfWords(MonumentalWords):
    step = IF
    lies = Lies.ANYWHERE

    def not_yet(self, s: Position, part: int, name: Message) -> Refusal | None:
        """What must be gained this turn before the conditions hold."""
        conditions = s.box.conditions[IF.told(s, part, IF.conditions)]
        lacking = []
        for at in range(0, len(conditions), 3):
            condition, what, n = (int(number) for number in conditions[at : at + 3])
            gained = int(s.d[s.at.gained + s.to_move * c.TALLIES + what]) if condition == c.COND_GAINED else n
            if gained < n:
                lacking.append(amount(what, n - gained))
        return because("MO-RES-12", "gain-first", card=name, goods=lacking) if lacking else None

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return (frame.values["conditions"], frame.values["code"]) in _conditional(s.box)


@lru_cache(maxsize=8)
def _conditional(box: Box) -> frozenset[tuple[int, int]]:
    """Conditions of the box's effects with what follows from them."""
    return frozenset((values["conditions"], values["code"]) for values in all_parts(box, IF))
