"""Moves and steps that are paid for (MO-MIL-01, MO-EXPL-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import move_unit
from trilithon.games.monumental.engine.telling import named_tile, of_unit, tell_bought
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Moved(Step[World]):
    """A Unit has gone from one tile to another."""

    def __init__(self) -> None:
        super().__init__("moved")
        self.origin: Final = self.field("origin", c.TILE)
        self.tile: Final = self.field("tile", c.TILE)
        self.unit: Final = self.field("unit", c.UNIT)

    def push(self, s: World, seat: i64, origin: i64, tile: i64, unit: i64) -> None:
        s.push(self, seat, origin, tile, unit)

    def run(self, s: World) -> None:
        seat = s.whose()
        origin = s.get(self.origin)
        tile = s.get(self.tile)
        unit = s.get(self.unit)
        s.drop()
        move_unit(s, origin, tile, unit)
        if s.events is not None:
            message = of_unit(s, "moved", unit)
            tell_bought(s, seat, message, {"origin": named_tile(s, origin), "tile": named_tile(s, tile)})


MOVED: Final = Moved()


class Stepped(Step[World]):
    """An Explorer has gone to a tile."""

    def __init__(self) -> None:
        super().__init__("stepped")
        self.explorer: Final = self.field("explorer", c.EXPLORER)
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, explorer: i64, tile: i64) -> None:
        s.push(self, seat, explorer, tile)

    def run(self, s: World) -> None:
        seat = s.whose()
        which = s.get(self.explorer)
        tile = s.get(self.tile)
        s.drop()
        s.d[s.at.explorer_at + seat * s.at.explorers + which] = i16(tile)
        if s.events is not None:
            tell_bought(s, seat, "explored", {"tile": named_tile(s, tile)})


STEPPED: Final = Stepped()
