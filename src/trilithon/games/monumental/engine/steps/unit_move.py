"""Moves of a Unit to an adjacent Province without Military (MO-EFF-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

MARCH: Final = 1  # pack_unit(tile, unit)


class UnitMove(PartQuestion):
    """Moves of a Unit to an adjacent Province without Military (MO-EFF-33)."""

    def __init__(self) -> None:
        super().__init__("unit_move")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


UNIT_MOVE: Final = UnitMove()
