"""Which hex to attack (MS-ATK-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

TARGET: Final = 1  # hex


class WhichTarget(Question[World]):
    """Which hex to attack (MS-ATK-01)."""

    def __init__(self) -> None:
        super().__init__("target")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


WHICH_TARGET: Final = WhichTarget()
