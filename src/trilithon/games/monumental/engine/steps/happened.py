"""Something happened that may trigger effects (MO-EFF-05, -06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.entries import ENTRY_TRIGGERED
from trilithon.games.monumental.engine.steps.order import ORDER
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Happened(Step[World]):
    """`bits` say what a filter may ask for."""

    def __init__(self) -> None:
        super().__init__("happened")
        self.event: Final = self.field("event", c.EVENT)
        self.bits: Final = self.field("bits", high=c.ALL_TARGETS)

    def push(self, s: World, seat: i64, event: i64, bits: i64) -> None:
        s.push(self, seat, event, bits)

    def run(self, s: World) -> None:
        seat = s.whose()
        event = s.get(self.event)
        bits = s.get(self.bits)
        s.drop()
        entries = ENTRY_TRIGGERED.push_all(s, seat, event, bits)
        if entries > 0:
            ORDER.push(s, seat, entries)


HAPPENED: Final = Happened()
