"""The next point of a ferry (MS-FER-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

SAIL_TO: Final = 1  # hex of water
LAND_AT: Final = 2  # hex


class NextSail(Question[World]):
    """The next point of a ferry (MS-FER-09)."""

    def __init__(self) -> None:
        super().__init__("sail")
        self.points: Final = self.field("points")
        self.begun: Final = self.field("begun", FLAG)
        self.ferry: Final = self.field("ferry", c.FERRY)

    def push(self, s: World, seat: i64, points: i64, begun: bool, ferry: i64) -> None:
        s.push(self, seat, points, 1 if begun else 0, ferry)


SAIL: Final = NextSail()
