"""Which action card to upgrade (MS-UPG-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

UPGRADE: Final = 1  # card


class WhichUpgrade(Question[World]):
    """Which action card to upgrade (MS-UPG-01)."""

    def __init__(self) -> None:
        super().__init__("upgrade")
        self.free: Final = self.field("free", FLAG)

    def push(self, s: World, seat: i64, free: bool) -> None:
        s.push(self, seat, 1 if free else 0)


WHICH_UPGRADE: Final = WhichUpgrade()
