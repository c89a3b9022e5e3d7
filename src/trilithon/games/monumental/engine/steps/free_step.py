"""Steps of Explorers without Military (MO-EXPL-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

STEP: Final = 1  # pack_step(explorer, tile)


class FreeStep(PartQuestion):
    """Steps of Explorers without Military (MO-EXPL-09)."""

    def __init__(self) -> None:
        super().__init__("free_step")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


FREE_STEP: Final = FreeStep()
