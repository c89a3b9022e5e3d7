"""Choose a Capital, where everything starts (MO-SETUP-13, -14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

SETTLE: Final = 1  # tile


class ChooseCapital(Question[World]):
    """Choose a Capital, where everything starts (MO-SETUP-13, -14)."""

    def __init__(self) -> None:
        super().__init__("capital")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


CHOOSE_CAPITAL: Final = ChooseCapital()
