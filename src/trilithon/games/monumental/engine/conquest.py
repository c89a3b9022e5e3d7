"""What a conquest costs, and which Units may take part in it (MO-CONQ-09 to -22)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import CONQUERING
from trilithon.games.monumental.engine.lands import (
    is_within,
    must_stay,
    parts_near,
    units_needed,
    units_on,
)
from trilithon.games.monumental.engine.world import World

# -- prices ----------------------------------------------------------------------------------------


def target_bits(s: World, tile: i64) -> i64:
    """What kind of target a Province is, before it is conquered."""
    bits: i64 = c.TARGET_COASTAL if i64(s.chart.coastal[tile]) else 0
    token = s.token(tile)
    if token >= 0:
        is_city = i64(s.box.token_value[token]) == c.FREE_CITY
        return bits | (c.TARGET_FREE_CITY if is_city else c.TARGET_BARBARIAN)
    return bits | c.TARGET_OPPONENT if s.owner(tile) >= 0 else bits


def conquest_price(s: World, seat: i64, tile: i64, resource: i64) -> i64:
    """What is to be paid of a basic resource before reductions (MO-CONQ-05, -10)."""
    price: i64 = 0
    if resource == c.MILITARY:
        price = units_needed(s, tile) + s.hooks.surcharge(s, seat, CONQUERING, tile)
    return price + _price_of_token(s, tile, resource)


def _price_of_token(s: World, tile: i64, resource: i64) -> i64:
    """What a Free City costs besides."""
    token = s.token(tile)
    return i64(s.box.token_price[token * c.BASICS + resource]) if token >= 0 else 0


def whole_price(s: World, seat: i64, tile: i64) -> i64:
    return (
        conquest_price(s, seat, tile, c.PRODUCTION)
        + conquest_price(s, seat, tile, c.SCIENCE)
        + conquest_price(s, seat, tile, c.MILITARY)
    )


def reduction(s: World, seat: i64, tile: i64) -> i64:
    """By how much continuous effects and a discount lower the price of a conquest (MO-CONQ-10, -22)."""
    bits = target_bits(s, tile)
    off = s.rule(seat, c.CONQUEST_ANY) + i64(s.d[s.at.coupons + seat * c.COUPONS + c.ON_CONQUEST])
    if i64(s.d[s.at.half_price + seat * c.COUPONS + c.ON_CONQUEST]):
        off += whole_price(s, seat, tile) // 2  # half of it is left, rounded up (MO-RES-16)
    if bits & c.TARGET_COASTAL:
        off += s.rule(seat, c.CONQUEST_COASTAL)
    if bits & c.TARGET_BARBARIAN:
        off += s.rule(seat, c.CONQUEST_BARBARIAN)
    elif bits & c.TARGET_FREE_CITY:
        off += s.rule(seat, c.CONQUEST_FREE_CITY)
    elif bits & c.TARGET_OPPONENT:
        off += s.rule(seat, c.CONQUEST_OPPONENT)
        if s.count(s.owner(tile), c.PROVINCES) > s.count(seat, c.PROVINCES):
            off += s.rule(seat, c.CONQUEST_OPPONENT_WITH_MORE)
    return off


def can_afford_conquest(s: World, seat: i64, tile: i64, needed: i64) -> bool:
    """With so many Units (`lands.units_needed`). Reductions go where they help most: all of them count, however they
    are shared out."""
    total = needed + s.hooks.surcharge(s, seat, CONQUERING, tile) + _price_of_token(s, tile, c.MILITARY)
    military = s.has(seat, c.MILITARY)
    if s.has(seat, c.FEUD) > 0 and target_bits(s, tile) & c.TARGET_BARBARIAN:
        military += s.has(seat, c.FEUD)
    lacking = max(i64(0), total - military)
    for resource in range(i64(c.MILITARY)):
        price = _price_of_token(s, tile, resource)
        lacking += max(i64(0), price - s.has(seat, resource))
        total += price
    gold = s.has(seat, c.GOLD)
    return lacking <= gold or lacking - min(reduction(s, seat, tile), total) <= gold


# -- which Units may go ----------------------------------------------------------------------------


def free_on(s: World, tile: i64, undecided: i64, many: i64 = c.SOLDIER) -> i64:
    """Units that may still be named from a tile. Single kinds before `undecided`, and kinds of many before `many`, have
    been asked about: those that were not named stay, and hold the tile."""
    named: i64 = 0
    staying: i64 = 0
    for unit in range(s.at.kinds_of_units):
        kind = s.setup.units[unit]
        if not kind.fights:
            continue
        gone = s.named(tile, unit)
        named += gone
        if unit < (undecided if kind.is_single else many):
            staying += s.units(tile, unit) - gone
    return units_on(s, tile) - named - max(staying, must_stay(s, tile))


def units_free(s: World, seat: i64, target: i64, undecided: i64) -> i64:
    """Units that could still be named for the conquest of a Province."""
    return units_within(s, seat, parts_near(s, seat, target), undecided)


def units_within(s: World, seat: i64, parts: i64, undecided: i64) -> i64:
    """The same of all that stand in these parts of the seat's land."""
    d = s.d
    owner = s.at.owner
    part = s.at.part
    is_open = undecided == c.SOLDIER and not is_marching(s)
    n: i64 = 0
    for tile in range(s.at.tiles):
        if i64(d[owner + tile]) == seat and parts >> i64(d[part + tile]) & 1:
            # Where nobody was asked about yet, all but those may go that must stay.
            free = units_on(s, tile) - must_stay(s, tile) if is_open else free_on(s, tile, undecided)
            if free > 0:
                n += free
    return n


def is_marching(s: World) -> bool:
    """Has any Unit been named for a conquest?"""
    for unit in range(s.at.kinds_of_units):
        if s.size(s.march(unit)) > 0:
            return True
    return False


def can_go(s: World, seat: i64, target: i64, unit: i64, needed: i64) -> bool:
    """May the seat's only Unit of a kind be named?"""
    tile = s.figure(seat, unit)
    if not is_within(s, seat, tile, parts_near(s, seat, target)) or free_on(s, tile, unit) < 1:
        return False
    return units_free(s, seat, target, unit) >= needed


def can_stay(s: World, seat: i64, target: i64, unit: i64, needed: i64) -> bool:
    return units_free(s, seat, target, unit + 1) >= needed


def next_single(s: World, seat: i64, unit: i64) -> i64:
    """The next kind of single Units after this one that the seat has on the map; SOLDIER when all were asked about."""
    kinds = s.setup.units
    unit += 1
    while unit < s.at.kinds_of_units:
        if kinds[unit].is_single and kinds[unit].fights and s.figure(seat, unit) >= 0:
            return unit
        unit += 1
    return c.SOLDIER


def next_of_many(s: World, unit: i64) -> i64:
    """The next kind after this one of which a seat has many; the number of kinds when there is none."""
    kinds = s.setup.units
    unit += 1
    while unit < s.at.kinds_of_units and not kinds[unit].is_soldier:
        unit += 1
    return unit


def could_conquer(s: World, seat: i64, tile: i64) -> bool:
    """Adjacent, enough Units, price affordable."""
    if i64(s.chart.kind[tile]) != c.PROVINCE or s.owner(tile) == seat:
        return False
    parts = parts_near(s, seat, tile)
    if not parts:
        return False
    needed = units_needed(s, tile)
    if not can_afford_conquest(s, seat, tile, needed) or s.hooks.forbid(s, seat, CONQUERING, tile):
        return False
    return units_within(s, seat, parts, c.SOLDIER) >= needed


def has_means(s: World, seat: i64) -> bool:
    """Has the seat anything at all that a conquest could be paid with?"""
    if s.has(seat, c.MILITARY) or s.has(seat, c.GOLD) or s.has(seat, c.FEUD):
        return True
    for rule in range(i64(c.CONQUEST_ANY), i64(c.CONQUEST_OPPONENT_WITH_MORE + 1)):
        if s.rule(seat, rule):
            return True
    coupon = seat * c.COUPONS + c.ON_CONQUEST
    return i64(s.d[s.at.coupons + coupon]) > 0 or i64(s.d[s.at.half_price + coupon]) > 0
