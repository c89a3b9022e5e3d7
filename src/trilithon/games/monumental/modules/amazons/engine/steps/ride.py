"""Moves of mounted Units to adjacent Provinces without Military (MO-EFF-33, MO-LK-06)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.lands import can_march
from trilithon.games.monumental.engine.steps.unit_move import UnitMove
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.amazons.engine.own import horses_on, is_mounted, own


class Ride(UnitMove):
    def __init__(self) -> None:
        super().__init__("ride")

    def can_leave(self, s: World, seat: i64, tile: i64) -> bool:
        return s.owner(tile) == seat and horses_on(s, own(s), tile) > 0 and can_march(s, seat, tile, True)

    def may_move(self, s: World, seat: i64, unit: i64) -> bool:
        return is_mounted(s, own(s), seat, unit)


RIDE: Final = Ride()
