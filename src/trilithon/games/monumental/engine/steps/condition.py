"""A part that is done only if conditions hold (MO-RES-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.world import World


class If(Part):
    """The code is done if all the conditions hold."""

    def __init__(self) -> None:
        super().__init__("if")
        self.conditions: Final = self.field("conditions", c.CONDITIONS)
        self.code: Final = self.field("code", c.CODE)
        self.card: Final = self.thing("card", c.CARD)
        self.source = self.card

    def push(self, s: World, seat: i64, conditions: i64, code: i64, card: i64) -> None:
        s.push(self, seat, conditions, code, card)


IF: Final = If()
