"""Parts of effects that are done only if conditions hold: what must happen first."""

from __future__ import annotations

from functools import lru_cache

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.condition import IF
from trilithon.games.monumental.engine.telling import amount
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.parts import all_parts
from trilithon.games.monumental.words.shared import because
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame


class IfWords(MonumentalWords):
    step = IF
    lies = Lies.ANYWHERE

    def not_yet(self, s: Position, part: int, name: Message) -> Refusal | None:
        """What must be gained this turn before the conditions hold."""
        conditions = s.box.conditions[IF.told(s, part, IF.conditions)]
        lacking = []
        for row in range(0, len(conditions), 3):
            condition, what, n = (int(number) for number in conditions[row : row + 3])
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
