"""Use the effect of a drawn or copied card, or not (MO-EFF-22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

USE_EFFECT: Final = 1


class Effect(Question[World]):
    """Use the effect of a drawn or copied card, or not (MO-EFF-22)."""

    def __init__(self) -> None:
        super().__init__("effect")
        self.of: Final = self.field("of", c.ABILITY)
        self.card: Final = self.thing("card", c.CARD)

    def push(self, s: World, seat: i64, of: i64, card: i64) -> None:
        s.push(self, seat, of, card)


EFFECT: Final = Effect()
