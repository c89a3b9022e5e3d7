"""Which of the drawn quests to keep; `kept`: how many are so far (MS-QST-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class KeepQuests(Question[World]):
    """Which of the drawn quests to keep; `kept`: how many are so far (MS-QST-01)."""

    def __init__(self) -> None:
        super().__init__("keep_quests")
        self.kept: Final = self.field("kept")

    def push(self, s: World, seat: i64, kept: i64) -> None:
        s.push(self, seat, kept)


KEEP_QUESTS: Final = KeepQuests()
