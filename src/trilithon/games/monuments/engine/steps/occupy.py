"""Who enters the hex that was won (MS-OCC-01); `begun` if somebody has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

ENTER: Final = 1  # figure


class Occupy(Question[World]):
    """Who enters the hex that was won (MS-OCC-01); `begun` if somebody has."""

    def __init__(self) -> None:
        super().__init__("occupy")
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, begun: bool) -> None:
        s.push(self, seat, 1 if begun else 0)


OCCUPY: Final = Occupy()
