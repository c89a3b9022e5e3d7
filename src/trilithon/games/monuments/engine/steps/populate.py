"""Where a new worker or horse is placed (MS-POP-01): in so many towns, with so many extras, at a farm."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

AT_FARM: Final = 10  # hex
HORSE_BACK: Final = 11  # hex
RESPAWN: Final = 12


class WherePopulate(Question[World]):
    """Where a new worker or horse is placed (MS-POP-01): in so many towns, with so many extras, at a farm."""

    def __init__(self) -> None:
        super().__init__("populate")
        self.towns: Final = self.field("towns")
        self.extras: Final = self.field("extras")
        self.farm: Final = self.field("farm", FLAG)
        self.horse: Final = self.field("horse", FLAG)
        self.begun: Final = self.field("begun", FLAG)

    def push(
        self, s: World, seat: i64, towns: i64, extras: i64, farm: bool, horse: bool, begun: bool
    ) -> None:
        s.push(self, seat, towns, extras, 1 if farm else 0, 1 if horse else 0, 1 if begun else 0)


WHERE_POPULATE: Final = WherePopulate()
