"""The turn of an Automa, and its slot in Continuous play: lines until all are done with, or until the slot is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.deck import put_away
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.steps.line import next_line
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG


class AutomaTurn(Step[World]):
    """Line by line, then what lies revealed is put away (MO-AUT-08, -17)."""

    def __init__(self) -> None:
        super().__init__("automa_turn")
        self.worked: Final = self.field("worked", FLAG)  # `line.WORKED`

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        if not next_line(s, own(s), seat):
            s.drop()
            put_away(s, own(s), seat)


AUTOMA_TURN: Final = AutomaTurn()


class AutomaSlot(Step[World]):
    """Up to the first line that was carried out or made up for; without such a line it is the seat's pass (MO-CONT-23,
    -24)."""

    def __init__(self) -> None:
        super().__init__("automa_slot")
        self.worked: Final = self.field("worked", FLAG)  # `line.WORKED`

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        if s.get(self.worked):
            s.drop()
        elif not next_line(s, own(s), seat):
            s.drop()
            for hook in s.hooks.on_passed:
                hook.passed(s, seat)


AUTOMA_SLOT: Final = AutomaSlot()
