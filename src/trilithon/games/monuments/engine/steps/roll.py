"""Both sides roll (MS-ATK-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Roll(Step[World]):
    """Both sides roll (MS-ATK-08)."""

    def __init__(self) -> None:
        super().__init__("roll")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


ROLL: Final = Roll()
