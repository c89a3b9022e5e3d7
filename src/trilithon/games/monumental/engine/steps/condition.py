"""A part that is done only if conditions hold (MO-RES-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.counting import holds
from trilithon.games.monumental.engine.effects import can_do
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

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        conditions = s.box.conditions[self.told(s, place, self.conditions)]
        return holds(s, seat, conditions) and can_do(s, seat, self.told(s, place, self.code), source)

    def run(self, s: World) -> None:
        seat = s.whose()
        conditions = s.box.conditions[s.get(self.conditions)]
        code = s.get(self.code)
        card = s.get(self.card)
        s.drop()
        if holds(s, seat, conditions):
            s.push_effect(code, seat, card)


IF: Final = If()
