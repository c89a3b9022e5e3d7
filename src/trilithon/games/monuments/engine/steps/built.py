"""What was built stands once it is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.building import (
    RAISE_BRIDGE,
    RAISE_FERRY,
    building_of_site,
    raise_building,
    spot_of_site,
)
from trilithon.games.monuments.engine.ferries import new_ferry
from trilithon.games.monuments.engine.telling import named_hex
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.moves import argument_of, verb_of


class Built(Step[World]):
    """A building."""

    def __init__(self) -> None:
        super().__init__("built")
        self.what: Final = self.field("what", c.BUILDING)
        self.hex: Final = self.field("hex", c.LAND_HEX)

    def push(self, s: World, seat: i64, what: i64, spot: i64) -> None:
        s.push(self, seat, what, spot)

    def run(self, s: World) -> None:
        seat = s.whose()
        what = s.get(self.what)
        spot = s.get(self.hex)
        s.drop()
        raise_building(s, seat, spot, what)


class BuiltBridge(Step[World]):
    """A bridge over a river edge."""

    def __init__(self) -> None:
        super().__init__("built_bridge")
        self.river: Final = self.field("river", c.RIVER)

    def push(self, s: World, seat: i64, river: i64) -> None:
        s.push(self, seat, river)

    def run(self, s: World) -> None:
        seat = s.whose()
        river = s.get(self.river)
        s.drop()
        s.d[s.at.bridges + river] = 1
        s.d[s.at.crossings] -= 1
        s.do(seat, c.D_BRIDGES, 1)
        if s.events is not None:
            one = named_hex(s, s.chart.river_end(river, 0))
            other = named_hex(s, s.chart.river_end(river, 1))
            s.tell(seat, "built-bridge", {"hex": one, "other": other})


class BuiltFerry(Step[World]):
    """A ferry, docked at a land hex."""

    def __init__(self) -> None:
        super().__init__("built_ferry")
        self.hex: Final = self.field("hex", c.LAND_HEX)
        self.water: Final = self.field("water", c.HEX)

    def push(self, s: World, seat: i64, spot: i64, water: i64) -> None:
        s.push(self, seat, spot, water)

    def run(self, s: World) -> None:
        seat = s.whose()
        spot = s.get(self.hex)
        water = s.get(self.water)
        s.drop()
        new_ferry(s, water, spot)
        s.d[s.at.crossings] -= 1
        s.do(seat, c.D_FERRIES, 1)
        if s.events is not None:
            s.tell(seat, "built-ferry", {"hex": named_hex(s, spot)})


BUILT: Final = Built()
BUILT_BRIDGE: Final = BuiltBridge()
BUILT_FERRY: Final = BuiltFerry()


def push_built(s: World, seat: i64, move: i64) -> i64:
    """What the answer to a question for buildings means, as soon as it is paid; returns what is built."""
    verb = verb_of(move)
    argument = argument_of(move)
    if verb == RAISE_BRIDGE:
        BUILT_BRIDGE.push(s, seat, argument)
        return c.BRIDGE
    if verb == RAISE_FERRY:
        BUILT_FERRY.push(s, seat, c.spot_of_side(argument), water=i64(s.chart.near[argument]))
        return c.FERRY_BOAT
    BUILT.push(s, seat, building_of_site(argument), spot_of_site(argument))
    return building_of_site(argument)
