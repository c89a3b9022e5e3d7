"""Use another card or Policy as if it were this one (MO-EFF-15, -16, -20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.layout import FLAG

COPY_CARD: Final = 1  # pack_slot(seat, slot)
COPY_POLICY: Final = 2  # policy


class Copy(PartQuestion):
    """Use another card or Policy as if it were this one (MO-EFF-15, -16, -20)."""

    def __init__(self) -> None:
        super().__init__("copy")
        self.opponents: Final = self.field("opponents", FLAG)

    def push(self, s: World, seat: i64, opponents: i64) -> None:
        s.push(self, seat, opponents)


COPY: Final = Copy()
