"""Explorers: their steps and what they may pick up (MO-EXPL)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import LOOKING, PICKING_UP, STEPPING
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


def is_like_another(s: World, seat: i64, which: i64, what: i64 = STEPPING) -> bool:
    """Explorers that stand in the same place and have picked up as often are the same to everybody, so only the first
    of them is offered; unless a pick-up is forbidden to that one (`what`: PICKING_UP or LOOKING)."""
    d = s.d
    tiles = s.at.explorer_at + seat * s.at.explorers
    pickups = s.at.pickups + seat * s.at.explorers
    for other in range(which):
        if d[tiles + other] == d[tiles + which] and d[pickups + other] == d[pickups + which]:
            here = i64(d[tiles + other])
            if what == STEPPING or not s.hooks.forbid(s, seat, what, c.pack_step(other, here)):
                return True
    return False


def may_enter(s: World, seat: i64, tile: i64) -> bool:
    """A Province (MO-EXPL-02), or the own Capital if the option allows that."""
    if i64(s.chart.kind[tile]) != c.PROVINCE and not (s.option(c.EXPLORER_HOME) and tile == s.capital(seat)):
        return False
    return not s.hooks.forbid(s, seat, STEPPING, tile)


def may_step(s: World, seat: i64, which: i64, tile: i64) -> bool:
    """To an adjacent tile only."""
    return s.chart.are_near(s.explorer(seat, which), tile) and may_enter(s, seat, tile)


def price_of_step(s: World, seat: i64, tile: i64) -> i64:
    """In Military (MO-EXPL-01)."""
    return 1 + s.hooks.surcharge(s, seat, STEPPING, tile)


def offer_steps(s: World, seat: i64, verb: i64, military: i64, moves: Moves) -> None:
    """All steps that cost no more than this; of those that are free, -1."""
    chart = s.chart
    for which in range(s.at.explorers):
        if is_like_another(s, seat, which):
            continue
        here = s.explorer(seat, which)
        place = i64(chart.near_start[here])
        end = i64(chart.near_start[here + 1])
        while place < end:
            tile = i64(chart.near[place])
            if may_enter(s, seat, tile) and (military < 0 or price_of_step(s, seat, tile) <= military):
                moves.say(verb, c.pack_step(which, tile))
            place += 1


def has_step(s: World, seat: i64) -> bool:
    chart = s.chart
    for which in range(s.at.explorers):
        here = s.explorer(seat, which)
        place = i64(chart.near_start[here])
        end = i64(chart.near_start[here + 1])
        while place < end:
            if may_enter(s, seat, i64(chart.near[place])):
                return True
            place += 1
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
    if not i64(s.d[s.at.crate_on + tile]):
        return False
    return not s.hooks.forbid(s, seat, PICKING_UP, c.pack_step(which, tile))


def market_here(s: World, seat: i64, which: i64) -> i64:
    """The Market under an Explorer from which the seat may still take a token (MO-EXPL-07), or -1."""
    tile = s.explorer(seat, which)
    market = i64(s.chart.market[tile])
    if market < 0 or s.size(s.stack(market)) == 0 or s.bargain(seat, market) >= 0:
        return c.NONE
    return c.NONE if s.hooks.forbid(s, seat, LOOKING, c.pack_step(which, tile)) else market
