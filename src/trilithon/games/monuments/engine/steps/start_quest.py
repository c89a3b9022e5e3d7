"""Which of two starting quests to keep (MS-SET-06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class KeepStartQuest(Question[World]):
    """Which of two starting quests to keep (MS-SET-06)."""

    def __init__(self) -> None:
        super().__init__("start_quest")
        self.one: Final = self.field("one", c.QUEST_CARD)
        self.other: Final = self.field("other", c.QUEST_CARD)

    def push(self, s: World, seat: i64, one: i64, other: i64) -> None:
        s.push(self, seat, one, other)


KEEP_START_QUEST: Final = KeepStartQuest()
