"""The tokens for a layer are paid, workers are still to be sacrificed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class LayerPaid(Step[World]):
    """The tokens for a layer are paid, workers are still to be sacrificed."""

    def __init__(self) -> None:
        super().__init__("layer_paid")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


class LayerRaised(Step[World]):
    """The layer is placed (MS-MON-05)."""

    def __init__(self) -> None:
        super().__init__("layer_raised")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


LAYER_PAID: Final = LayerPaid()
LAYER_RAISED: Final = LayerRaised()
