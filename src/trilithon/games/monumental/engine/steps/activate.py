"""Phase 1: choose one row and one column of the City (MO-ACTV-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

CROSS: Final = 1  # space where row and column meet


class ActivateCity(Question[World]):
    """Phase 1: choose one row and one column of the City (MO-ACTV-01)."""

    def __init__(self) -> None:
        super().__init__("activate")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


ACTIVATE_CITY: Final = ActivateCity()
