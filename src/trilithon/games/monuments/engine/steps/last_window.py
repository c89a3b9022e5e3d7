"""The last moment of a turn to turn in quests (MS-TURN-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class LastWindow(Question[World]):
    """The last moment of a turn to turn in quests (MS-TURN-07)."""

    def __init__(self) -> None:
        super().__init__("last_window")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


LAST_WINDOW: Final = LastWindow()
