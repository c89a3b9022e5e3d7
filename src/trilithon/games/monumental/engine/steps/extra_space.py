"""Activate inactive cards in further spaces (MO-ACTV-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

OPEN_SPACE: Final = 1  # space


class ExtraSpace(PartQuestion):
    """Activate inactive cards in further spaces (MO-ACTV-07)."""

    def __init__(self) -> None:
        super().__init__("extra_space")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


EXTRA_SPACE: Final = ExtraSpace()
