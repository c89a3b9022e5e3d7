"""A building stands once it is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Built(Step[World]):
    """A building stands once it is paid."""

    def __init__(self) -> None:
        super().__init__("built")
        self.what: Final = self.field("what", c.BUILDING)
        self.hex: Final = self.field("hex", c.LAND_HEX)

    def push(self, s: World, seat: i64, what: i64, spot: i64) -> None:
        s.push(self, seat, what, spot)


class BuiltBridge(Step[World]):
    """The same for a bridge."""

    def __init__(self) -> None:
        super().__init__("built_bridge")
        self.river: Final = self.field("river", c.RIVER)

    def push(self, s: World, seat: i64, river: i64) -> None:
        s.push(self, seat, river)


class BuiltFerry(Step[World]):
    """The same for a ferry, docked at land."""

    def __init__(self) -> None:
        super().__init__("built_ferry")
        self.hex: Final = self.field("hex", c.LAND_HEX)
        self.water: Final = self.field("water", c.HEX)

    def push(self, s: World, seat: i64, spot: i64, water: i64) -> None:
        s.push(self, seat, spot, water)


BUILT: Final = Built()
BUILT_BRIDGE: Final = BuiltBridge()
BUILT_FERRY: Final = BuiltFerry()
