"""New workers and horses: where they may be placed (MS-POP, MS-BON-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import is_usable, place_unit, workers_on_board
from trilithon.games.monuments.engine.telling import named_hex
from trilithon.games.monuments.engine.world import World

IN_TOWN: Final = 2
IN_FARM: Final = 2
"""Workers that it takes so that a new one comes."""
FEWEST: Final = 2
"""Who has fewer workers on the board gets so many again."""


def workers_needed(s: World, seat: i64) -> i64:
    """In a town that grows."""
    needed = IN_TOWN - s.rule(seat, c.R_POPULATE_NEED)
    return needed if needed > 0 else 0


def can_grow(s: World, seat: i64, spot: i64, building: i64) -> bool:
    """A usable town (or farm) with enough own workers (MS-POP-01)."""
    if i64(s.d[s.at.builder + spot]) != seat or not is_usable(s, seat, spot, building):
        return False
    workers = s.workers_in(spot) if s.owner(spot) == seat else 0
    return workers >= (workers_needed(s, seat) if building == c.TOWN else IN_FARM)


def grows_somewhere(s: World, seat: i64, building: i64) -> bool:
    if building == c.FARM and s.rule(seat, c.R_FARMS) == 0:
        return False
    d = s.d
    builder = s.at.builder
    for spot in range(s.chart.lands):
        if i64(d[builder + spot]) == seat and can_grow(s, seat, spot, building):
            return True
    return False


def respawns(s: World, seat: i64) -> bool:
    """Fewer than two workers on the board (MS-POP-03)."""
    return workers_on_board(s, seat) < FEWEST


def may_return(s: World, seat: i64) -> bool:
    """Is there a killed horse that may come back (6.5)?"""
    return s.rule(seat, c.R_HORSE_RETURNS) > 0 and s.in_supply(seat, c.S_HORSE) > 0


def returns_to(s: World, seat: i64, spot: i64) -> bool:
    """A horse may come back to a land hex with an own worker."""
    return s.owner(spot) == seat and s.workers_in(spot) > 0


def can_return(s: World, seat: i64) -> bool:
    if may_return(s, seat):
        for spot in range(s.chart.lands):
            if returns_to(s, seat, spot):
                return True
    return False


def can_populate(s: World, seat: i64) -> bool:
    if s.in_supply(seat, c.S_WORKER) > 0 and (
        respawns(s, seat) or grows_somewhere(s, seat, c.TOWN) or grows_somewhere(s, seat, c.FARM)
    ):
        return True
    return can_return(s, seat)


def new_worker(s: World, seat: i64, spot: i64) -> None:
    s.d[s.at.supply + seat * c.SUPPLIES + c.S_WORKER] -= 1
    place_unit(s, seat, spot, c.WORKER)
    if s.events is not None:
        s.tell(seat, "worker", {"hex": named_hex(s, spot)})
