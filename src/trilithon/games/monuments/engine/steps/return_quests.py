"""Quests that were not kept go where they came from (MS-QST-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class ReturnQuests(Step[World]):
    """Quests that were not kept go where they came from (MS-QST-02)."""

    def __init__(self) -> None:
        super().__init__("return_quests")
        self.deck: Final = self.field("deck", c.QUEST_DECK)

    def push(self, s: World, seat: i64, deck: i64) -> None:
        s.push(self, seat, deck)


RETURN_QUESTS: Final = ReturnQuests()
