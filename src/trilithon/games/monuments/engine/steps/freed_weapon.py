"""Who gets a weapon whose bearer fell (MS-WPN-03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

ARM: Final = 1  # figure


class GiveFreed(Question[World]):
    """Who gets a weapon whose bearer fell (MS-WPN-03)."""

    def __init__(self) -> None:
        super().__init__("freed_weapon")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


GIVE_FREED: Final = GiveFreed()
