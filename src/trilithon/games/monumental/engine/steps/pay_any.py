"""Pay so many basic resources of any types, one by one in the order of types (MO-RES-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

SPEND: Final = 1  # resource


class PayAny(PartQuestion):
    """Pay so many basic resources of any types, one by one in the order of types (MO-RES-08)."""

    def __init__(self) -> None:
        super().__init__("pay_any")
        self.n: Final = self.field("n")
        self.lowest: Final = self.field("lowest", c.RESOURCE)
        self.means: Final = self.field("means", c.MEANS)

    def push(self, s: World, seat: i64, n: i64, lowest: i64, means: i64) -> None:
        s.push(self, seat, n, lowest, means)


PAY_ANY: Final = PayAny()
