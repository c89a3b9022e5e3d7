"""A damaged building is intact again once that is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.building import repair
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Repaired(Step[World]):
    def __init__(self) -> None:
        super().__init__("repaired")
        self.hex: Final = self.field("hex", c.LAND_HEX)
        self.building: Final = self.field("building", c.BUILDING)

    def push(self, s: World, seat: i64, spot: i64, building: i64) -> None:
        s.push(self, seat, spot, building)

    def run(self, s: World) -> None:
        seat = s.whose()
        spot = s.get(self.hex)
        building = s.get(self.building)
        s.drop()
        repair(s, seat, spot, building)


REPAIRED: Final = Repaired()
