"""Pay so much of a resource: how much of it in Gold? (MO-RES-05)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

IN_GOLD: Final = 1  # how much of it


class Pay(PartQuestion):
    """Pay so much of a resource: how much of it in Gold? (MO-RES-05)"""

    def __init__(self) -> None:
        super().__init__("pay")
        self.resource: Final = self.field("resource", c.RESOURCE)
        self.n: Final = self.field("n")
        self.means: Final = self.field("means", c.MEANS)

    def push(self, s: World, seat: i64, resource: i64, n: i64, means: i64) -> None:
        s.push(self, seat, resource, n, means)


PAY: Final = Pay()
