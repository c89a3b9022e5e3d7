"""Share a reduction out among the resources of a price: how much off this one? (MO-CONQ-22)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question

LESS: Final = 1  # how much


class Share(Question[World]):
    """Share a reduction out among the resources of a price: how much off this one? (MO-CONQ-22)"""

    def __init__(self) -> None:
        super().__init__("share")
        self.n: Final = self.field("n")
        self.resource: Final = self.field("resource", c.RESOURCE)
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, n: i64, resource: i64, tile: i64) -> None:
        s.push(self, seat, n, resource, tile)


SHARE: Final = Share()
