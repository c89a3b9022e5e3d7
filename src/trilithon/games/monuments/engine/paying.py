"""Payments: what is enough, where tokens come from, and what a discount leaves out (MS-SPD). Prices are purses."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import controlled, has_worker, take_token
from trilithon.games.monuments.engine.world import World


def can_pay(s: World, seat: i64, price: i64, less: i64) -> bool:
    return covers(controlled(s, seat), price, less)


def covers(have: i64, price: i64, less: i64) -> bool:
    """Is this enough, with a discount that never makes anything free (MS-SPD-04)?"""
    total = c.purse_size(price)
    return total == 0 or missing(have, price, 0) <= discount_of(total, less)


def missing(have: i64, price: i64, lowest: i64) -> i64:
    """How many tokens of kinds from `lowest` on are too few."""
    short: i64 = 0
    kind = lowest
    while kind < c.KINDS:
        lack = c.in_purse(price, kind) - c.in_purse(have, kind)
        if lack > 0:
            short += lack
        kind += 1
    return short


def discount_of(total: i64, less: i64) -> i64:
    if less > total - 1:
        less = total - 1
    return less if less > 0 else 0


def can_leave_out(have: i64, price: i64, less: i64, lowest: i64) -> bool:
    """Can a price be paid if as many tokens of kinds from `lowest` on are left out, and none of lower kinds?"""
    droppable: i64 = 0
    for kind in range(c.KINDS):
        needed = c.in_purse(price, kind)
        if kind >= lowest:
            droppable += needed
        elif c.in_purse(have, kind) < needed:
            return False
    return missing(have, price, lowest) <= less and less <= droppable


def first_kind(price: i64) -> i64:
    for kind in range(c.KINDS):
        if c.in_purse(price, kind) > 0:
            return kind
    return c.NONE


# -- places: hexes, and ferries after all of these -----------------------------------------------------------


def places(s: World) -> i64:
    return s.chart.hexes + s.ferry_count()


def place_from(s: World, place: i64) -> i64:
    """This place, or the next one where a token can lie: nothing does in monuments and water."""
    return s.chart.hexes if s.chart.lands <= place and place < s.chart.hexes else place


def to_spend(s: World, seat: i64, place: i64, kind: i64) -> i64:
    """Tokens of a kind that a seat controls in a place."""
    d = s.d
    chart = s.chart
    if place < chart.lands:
        n = i64(d[s.at.tokens + place * c.KINDS + kind])
        return n if n > 0 and has_worker(s, seat, place) else 0
    ferry = place - chart.hexes
    if ferry < 0 or s.aboard(ferry) != seat:
        return 0
    return (1 if s.cargo(ferry, 0) == kind else 0) + (1 if s.cargo(ferry, 1) == kind else 0)


def water_or_land(s: World, place: i64) -> i64:
    """The hex that a place is in."""
    hexes = s.chart.hexes
    return place if place < hexes else s.water(place - hexes)


def spend(s: World, place: i64, kind: i64, n: i64) -> None:
    """So many tokens go from a place to the stock."""
    hexes = s.chart.hexes
    if place < hexes:
        take_token(s, place, kind, n)
        return
    d = s.d
    cargo = s.at.cargo + (place - hexes) * c.SLOTS
    for slot in range(c.SLOTS):
        if n > 0 and i64(d[cargo + slot]) == kind:
            d[cargo + slot] = c.NONE
            d[s.at.stock + kind] += 1
            n -= 1
