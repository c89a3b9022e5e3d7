"""Explorers: their steps and what they may pick up (MO-EXPL)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import LOOKING, PICKING_UP, STEPPING
from trilithon.games.monumental.engine.world import World


def is_like_another(s: World, seat: i64, which: i64) -> bool:
    """Explorers that stand in the same place and have picked up as often are the same to everybody, so only the first
    of them is offered."""
    d = s.d
    tiles = s.at.explorer_at + seat * s.at.explorers
    pickups = s.at.pickups + seat * s.at.explorers
    for other in range(which):
        if d[tiles + other] == d[tiles + which] and d[pickups + other] == d[pickups + which]:
            return True
    return False


def may_step(s: World, seat: i64, which: i64, tile: i64) -> bool:
    """To an adjacent Province (MO-EXPL-02), or home if the option allows that."""
    here = s.explorer(seat, which)
    if not s.chart.are_near(here, tile):
        return False
    if i64(s.chart.kind[tile]) != c.PROVINCE and not (s.option(c.EXPLORER_HOME) and tile == s.capital(seat)):
        return False
    return not s.hooks.forbid(s, seat, STEPPING, tile)


def price_of_step(s: World, seat: i64, tile: i64) -> i64:
    """In Military (MO-EXPL-01)."""
    return 1 + s.hooks.surcharge(s, seat, STEPPING, tile)


def has_step(s: World, seat: i64) -> bool:
    for which in range(s.at.explorers):
        for tile in range(s.at.tiles):
            if may_step(s, seat, which, tile):
                return True
    return False


def may_pick_up(s: World, seat: i64, which: i64) -> bool:
    """One pick-up a turn, unless an effect allows more (MO-EXPL-04)."""
    made = i64(s.d[s.at.pickups + seat * s.at.explorers + which])
    return made <= s.rule(seat, c.SECOND_PICKUP) or i64(s.d[s.at.spare_pickups + seat]) > 0


def count_pickup(s: World, seat: i64, which: i64) -> None:
    place = s.at.pickups + seat * s.at.explorers + which
    if i64(s.d[place]) > s.rule(seat, c.SECOND_PICKUP):
        s.d[s.at.spare_pickups + seat] -= 1
    s.d[place] += 1


def can_take_crate(s: World, seat: i64, which: i64) -> bool:
    tile = s.explorer(seat, which)
    return i64(s.d[s.at.crate_on + tile]) > 0 and not s.hooks.forbid(s, seat, PICKING_UP, tile)


def market_here(s: World, seat: i64, which: i64) -> i64:
    """The Market under an Explorer from which the seat may still take a token (MO-EXPL-07), or -1."""
    tile = s.explorer(seat, which)
    market = i64(s.chart.market[tile])
    if market < 0 or s.size(s.stack(market)) == 0 or s.bargain(seat, market) >= 0:
        return c.NONE
    return c.NONE if s.hooks.forbid(s, seat, LOOKING, tile) else market
