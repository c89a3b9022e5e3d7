"""Something happened that may trigger effects (MO-EFF-05, -06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
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


HAPPENED: Final = Happened()
