"""Send Units of opponents home (MO-EFF-26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

REMOVE: Final = 1  # pack_unit(tile, unit)


class Destroy(PartQuestion):
    """Send Units of opponents home (MO-EFF-26)."""

    def __init__(self) -> None:
        super().__init__("destroy")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


DESTROY: Final = Destroy()
