"""Sacrifices, and Soldiers that return: how content writes them, what cards say, why one cannot be made."""

from __future__ import annotations

from trilithon.games.monumental import effects
from trilithon.games.monumental.effects import Part, clause
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.modules.aztecs.engine.own import victims
from trilithon.games.monumental.modules.aztecs.engine.steps.return_sacrificed import RETURN_SACRIFICED
from trilithon.games.monumental.modules.aztecs.engine.steps.sacrifice import SACRIFICE
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import because
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame

SOLDIER_WORTH = 20


class Sacrifice(Part, tag="sacrifice", frozen=True, kw_only=True):
    """Set so many Soldiers of the own Capital aside, or the rest cannot be done (MO-LK-14, -15)."""

    step = SACRIFICE
    has_price = True
    opens = True
    only_in_use = True
    n: Positive = 1

    def before(self, rest: effects.Parts) -> Message | None:
        if not rest:
            return None
        return Message("monumental-do-sacrifice-for", {"n": self.n, "effects": clause(rest)})

    def worth(self) -> float:
        return -SOLDIER_WORTH * self.n


class SacrificeWords(MonumentalWords):
    step = SACRIFICE
    lies = Lies.ON_TOP

    def too_dear(self, s: Position, part: int, gold: int, name: Message) -> Refusal | None:
        short = SACRIFICE.told(s, part, SACRIFICE.n) - victims(s, s.to_move)
        return because("MO-LK-14", "no-sacrifice", card=name, n=short)

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return 0 < frame.values["n"] <= victims(s, frame.seat)


class ReturnSacrificed(Part, tag="return_sacrificed", frozen=True, kw_only=True):
    """Up to so many sacrificed Soldiers come back to the own Capital (MO-LK-14)."""

    step = RETURN_SACRIFICED
    n: Positive = 1

    def worth(self) -> float:
        return SOLDIER_WORTH * self.n


class ReturnSacrificedWords(MonumentalWords):
    step = RETURN_SACRIFICED
    lies = Lies.ANYWHERE

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["n"] > 0
