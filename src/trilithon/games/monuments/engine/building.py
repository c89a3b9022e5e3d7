"""Buildings, bridges and ferries: what can be built where, and building it (MS-BLD, MS-BRG, MS-FER)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.chart import ENDS
from trilithon.games.monuments.engine.paying import covers
from trilithon.games.monuments.engine.spots import controlled, controls_land, has_worker
from trilithon.games.monuments.engine.telling import named_building, named_hex
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.moves import Moves

ANYTHING: Final = c.NONE
"""In `offer_buildings`: not only one thing."""

# -- verbs of the questions `build` and `free_build` ---------------------------------------------------------
RAISE_BUILDING: Final = 1  # see `site_of`
RAISE_BRIDGE: Final = 2  # river
RAISE_FERRY: Final = 3  # side of a land hex (`codes.side_of`) beyond which the water lies
REPAIR: Final = 4  # see `site_of`


def site_of(spot: i64, building: i64) -> i64:
    """The argument of RAISE_BUILDING and REPAIR; also its place in `buildings`."""
    return spot * c.BUILDINGS + building


def spot_of_site(site: i64) -> i64:
    return site // c.BUILDINGS


def building_of_site(site: i64) -> i64:
    return site % c.BUILDINGS


# -- what can be built -----------------------------------------------------------------------------------------


def build_discount(s: World, seat: i64) -> i64:
    return (1 if s.is_green(seat, c.BUILD) else 0) + s.rule(seat, c.R_BUILD_DISCOUNT)


def may_build_kind(s: World, seat: i64, building: i64) -> bool:
    """In supply, and workshops and farms only for whom they are."""
    if building == c.WORKSHOP and s.rule(seat, c.R_WORKSHOPS) == 0:
        return False
    if building == c.FARM and s.rule(seat, c.R_FARMS) == 0:
        return False
    return s.in_supply(seat, c.S_BUILDING + building) > 0


def is_site(s: World, seat: i64, spot: i64, building: i64) -> bool:
    """One building of a type, and of one player, in a hex; ruins of others are cleared (MS-BLD-04, -05)."""
    builder = s.builder(spot)
    if builder == seat:
        return s.building(spot, building) == c.NONE
    if builder >= 0:
        for other in range(c.BUILDINGS):
            if s.building(spot, other) == c.INTACT:
                return False
    return True


def works_at(s: World, seat: i64, river: i64) -> bool:
    """A worker at one of the ends, the own monument hex included (MS-BRG-02, -04)."""
    for end in range(ENDS):
        spot = s.chart.river_end(river, end)
        if s.d[s.at.in_play + spot] != 0 and has_worker(s, seat, spot):
            return True
    return False


def offer_buildings(s: World, seat: i64, free: bool, only: i64, moves: Moves) -> None:
    """Everything that can be built: with a worker there and the price, or free on controlled land (MS-BON-07).

    A bonus that builds anything builds no workshops and farms.
    """
    d = s.d
    at = s.at
    chart = s.chart
    cost = s.box.building_cost
    have = controlled(s, seat)
    less = build_discount(s, seat)
    for building in range(c.BUILDINGS):
        if (only >= 0 and only != building) or (free and only < 0 and building > c.FACTORY):
            continue
        if not may_build_kind(s, seat, building) or not (free or covers(have, cost[building], less)):
            continue
        for spot in range(chart.lands):
            if (
                i64(d[at.owner + spot]) == seat
                and (controls_land(s, seat, spot) if free else has_worker(s, seat, spot))
                and is_site(s, seat, spot, building)
            ):
                moves.say(RAISE_BUILDING, site_of(spot, building))
    if d[at.crossings] == 0:
        return
    if (only < 0 or only == c.BRIDGE) and (free or covers(have, cost[c.BRIDGE], less)):
        for river in range(chart.rivers):
            if d[at.bridges + river] == 0 and works_at(s, seat, river):
                moves.say(RAISE_BRIDGE, river)
    if (only < 0 or only == c.FERRY_BOAT) and (free or covers(have, cost[c.FERRY_BOAT], less)):
        for spot in range(chart.lands):
            if i64(d[at.owner + spot]) == seat and has_worker(s, seat, spot):
                for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
                    if i64(chart.near[side]) >= chart.shores:
                        moves.say(RAISE_FERRY, side)


def offer_repairs(s: World, seat: i64, moves: Moves) -> None:
    d = s.d
    at = s.at
    have = controlled(s, seat)
    less = 1 + build_discount(s, seat)
    for spot in range(s.chart.lands):
        if i64(d[at.builder + spot]) == seat and has_worker(s, seat, spot):
            for building in range(c.BUILDINGS):
                if d[at.buildings + site_of(spot, building)] == c.DAMAGED and covers(
                    have, s.box.building_cost[building], less
                ):
                    moves.say(REPAIR, site_of(spot, building))


# -- building it -----------------------------------------------------------------------------------------------


def raise_building(s: World, seat: i64, spot: i64, building: i64) -> None:
    d = s.d
    at = s.at
    if s.builder(spot) != seat:
        clear_ruins(s, spot)
    d[at.builder + spot] = i16(seat)
    d[at.buildings + site_of(spot, building)] = c.INTACT
    d[at.supply + seat * c.SUPPLIES + c.S_BUILDING + building] -= 1
    s.do(seat, c.D_BUILDINGS, 1)
    if s.events is not None:
        s.tell(seat, "built", {"building": named_building(building), "hex": named_hex(s, spot)})


def clear_ruins(s: World, spot: i64) -> None:
    """Damaged buildings of another player go to their owner's supply (MS-BLD-05)."""
    d = s.d
    at = s.at
    loser = s.builder(spot)
    if loser < 0:
        return
    for building in range(c.BUILDINGS):
        if d[at.buildings + site_of(spot, building)] != c.NONE:
            d[at.buildings + site_of(spot, building)] = c.NONE
            d[at.supply + loser * c.SUPPLIES + c.S_BUILDING + building] += 1


def repair(s: World, seat: i64, spot: i64, building: i64) -> None:
    s.d[s.at.buildings + site_of(spot, building)] = c.INTACT
    s.do(seat, c.D_REPAIRED, 1)
    if s.events is not None:
        s.tell(seat, "repaired", {"building": named_building(building), "hex": named_hex(s, spot)})
