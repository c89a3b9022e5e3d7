"""Quests are drawn, to keep at least one (MS-QST-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class DrawQuests(Step[World]):
    """Quests are drawn, to keep at least one (MS-QST-01)."""

    def __init__(self) -> None:
        super().__init__("draw_quests")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


DRAW_QUESTS: Final = DrawQuests()
