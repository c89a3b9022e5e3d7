"""Which common bonus of the layer to take (MS-BON-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

TAKE_BONUS: Final = 1  # common bonus


class WhichCommon(Question[World]):
    """Which common bonus of the layer to take (MS-BON-01)."""

    def __init__(self) -> None:
        super().__init__("common")
        self.layer: Final = self.field("layer")

    def push(self, s: World, seat: i64, layer: i64) -> None:
        s.push(self, seat, layer)


WHICH_COMMON: Final = WhichCommon()
