"""What a seat has, measured by how far it helps to raise the monument.

Every step of the long way to five layers must be worth something by itself, since agents look no further than one
turn: tokens for the next layer, a town that is paid for, a second worker who walks to it, a ferry at the dock, a worker
who comes nearer to free land. A whole turn is worth about one. The numbers were found by reading games and by trying
others in games of two (docs/decisions/0009).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.layout import LAYERS
from trilithon.games.monuments.engine.monument import layer_discount
from trilithon.games.monuments.engine.reach import FARTHEST, Outlook, steps_to_worker
from trilithon.games.monuments.engine.spots import is_usable
from trilithon.games.monuments.engine.survey import Survey
from trilithon.games.monuments.engine.world import World

WORKER: Final = 1.4
ANOTHER_WORKER: Final = 1.0
MANY: Final = 8
"""From so many on, a worker is another one."""
LAND: Final = 3.4
LAND_FOR_LAYER: Final = 0.5
ENOUGH_LAND: Final = 13
ON_THE_WAY: Final = 3.0
"""A piece with nothing else to do beside free land; nothing if it is farthest from it."""
TOKEN: Final = 0.6
TOKEN_AFTER: Final = 0.3
TOKEN_LEFT: Final = 0.05
"""A token that the next layer needs, the one after it, neither."""
BESIDE_MONUMENT: Final = 0.5
"""One for the first layer that is nobody's yet, where the first steps lead."""
ALL_THERE: Final = 0.5
KIND: Final = 0.8
YIELD: Final = 0.15
MOST_YIELD: Final = 3
TOWN: Final = 6.0
FIRST_GROWING: Final = 14.0
"""Without a town in which two workers live nothing grows."""
GROWTH_TO_COME: Final = vec[float]([1.0, 0.8, 0.55, 0.35, 0.15])
"""How much it still matters that towns grow fast, by layers built. The following count by it:"""
SECOND_TOWN: Final = 6.5
SECOND_GROWING: Final = 9.0
TWO_AT_ONCE: Final = 4.0
FARM: Final = 5.0
"""A second worker with every Populate: by another town with two workers and the green card, or by a farm."""
SETTLING: Final = 3.0
FAR_FROM_TOWN: Final = 6
TWO_TOGETHER: Final = 0.5
"""While no town grows: a second worker near it, and half of it for two in one hex where a town could be built."""
FOR_TOWN: Final = 1.2
FOR_SECOND_TOWN: Final = 0.3
"""A token of the price of a town."""
FACTORY: Final = 0.7
IN_SUPPLY: Final = 0.6
NEXT_WORKERS: Final = 2
"""A worker who can still come; more than so many do not matter yet."""
GROWN: Final = 14
"""Pieces that hold land, with which a seat can finish: then nobody needs to stay in a town."""
HAND: Final = vec[float]([0.0, 0.25, 0.2, 0.1, 0.25, 0.1, 0.0, 0.0, 0.0, 0.0])
"""Action cards in hand, because taking them back costs a turn."""
GREEN: Final = vec[float]([0.4, 3.0, 2.5, 0.5, 0.5, 0.7, 0.1, 0.1, 0.2, 0.4])
LASTING: Final = {
    c.R_PERMIT: 0.3,
    c.R_MOVE_WORKER: 1.1,
    c.R_MOVE_ARMY: 0.2,
    c.R_MOVE_NAVY: 0.1,
    c.R_MOVE_AIRFORCE: 0.2,
    c.R_ACTIVATIONS: 2.0,
    c.R_CARRY: 0.6,
    c.R_FORD: 0.9,
    c.R_FERRY_POINTS: 0.3,
    c.R_PRODUCE_HEXES: 1.2,
    c.R_PRODUCE_LIMIT: 0.6,
    c.R_CAPACITY: 0.6,
    c.R_BUILD_DISCOUNT: 0.9,
    c.R_POPULATE_EXTRA: 2.4,
    c.R_POPULATE_NEED: 2.0,
    c.R_LAND_NEED: 2.4,
    c.R_LAYER_DISCOUNT: 1.8,
    c.R_SACRIFICE: 2.4,
    c.R_TRADES: 0.5,
    c.R_QUEST_DRAW: 0.4,
}
LASTING_BY_RULE: Final = vec[float]([LASTING.get(rule, 0.1) for rule in range(c.RULES)])


def prospects(s: World, seat: i64, v: Survey) -> float:
    built = s.layers(seat)
    if built == LAYERS:
        return 0.0
    in_supply = s.in_supply(seat, c.S_WORKER)
    value = WORKER * float(least(v.workers, MANY)) + ANOTHER_WORKER * float(above(v.workers, MANY))
    value += IN_SUPPLY * float(least(NEXT_WORKERS, in_supply))
    value += _tokens(s, seat, v)
    if built == 0:
        value += BESIDE_MONUMENT * float(_tokens_beside(s, seat))
    for kind in range(c.KINDS):
        gain = i64(v.best_yield[kind])
        if v.any_yield > gain:
            gain = v.any_yield
        if gain > 0:
            value += KIND + YIELD * float(least(MOST_YIELD, gain))
    grown = built == LAYERS - 1 and (v.holders >= GROWN or in_supply == 0)
    value += _growth(s, seat, v, grown)
    value += FACTORY * float(least(MOST_YIELD, i64(v.usable[c.FACTORY])))
    if grown:
        v.idle.add_all(v.residents)
    value += _land(s, seat, v)
    return value + _cards(s, seat)


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def above(n: i64, limit: i64) -> i64:
    return n - limit if n > limit else 0


def _tokens_beside(s: World, seat: i64) -> i64:
    """Of the price of the first layer, what lies unclaimed beside the monument."""
    d = s.d
    chart = s.chart
    monument = s.monument_of(seat)
    useful: i64 = 0
    for side in range(monument * c.SIDES, monument * c.SIDES + c.SIDES):
        spot = i64(chart.near[side])
        if spot >= 0 and spot < chart.lands and chart.river[side] < 0 and d[s.at.owner + spot] < 0:
            kind = i64(chart.terrain[spot])
            useful += least(s.tokens_of(spot, kind), c.in_purse(s.box.layer_cost[0], kind))
    return useful


def _tokens(s: World, seat: i64, v: Survey) -> float:
    built = s.layers(seat)
    value = 0.0
    missing = -layer_discount(s, seat)
    now = s.box.layer_cost[built]
    after = s.box.layer_cost[built + 1] if built + 1 < LAYERS else 0
    for kind in range(c.KINDS):
        have = c.in_purse(v.tokens, kind)
        used = least(have, c.in_purse(now, kind))
        missing += c.in_purse(now, kind) - used
        value += TOKEN * float(used)
        if built + 1 < LAYERS:
            more = least(have - used, c.in_purse(after, kind))
            value += TOKEN_AFTER * float(more)
            used += more
        value += TOKEN_LEFT * float(have - used)
    if missing <= 0 and v.land >= _land_for_layer(s, seat):
        value += ALL_THERE
    return value


def _land_for_layer(s: World, seat: i64) -> i64:
    return i64(s.box.layer_land[s.layers(seat)]) - s.rule(seat, c.R_LAND_NEED)


def _growth(s: World, seat: i64, v: Survey, grown: bool) -> float:
    towns = i64(v.usable[c.TOWN])
    if towns == 0:
        value = FOR_TOWN * float(_of_a_town(s, v))
        if v.crowd > 1:
            value += TWO_TOGETHER * SETTLING
        return value + (FIRST_GROWING if grown else 0.0)
    if grown:
        return TOWN + FIRST_GROWING
    value = TOWN + GROWTH_TO_COME[s.layers(seat)] * _faster_growth(s, seat, v)
    if v.ready_towns > 0:
        value += FIRST_GROWING
        if towns == 1 and s.in_supply(seat, c.S_BUILDING + c.TOWN) > 0:
            value += FOR_SECOND_TOWN * float(_of_a_town(s, v))
    else:
        value += SETTLING * (1.0 - float(_way_to_town(s, seat) - 1) / float(FAR_FROM_TOWN))
    return value


def _of_a_town(s: World, v: Survey) -> i64:
    """Tokens of the price of a town."""
    price = s.box.building_cost[c.TOWN]
    have: i64 = 0
    for kind in range(c.KINDS):
        have += least(c.in_purse(price, kind), c.in_purse(v.tokens, kind))
    return have


def _faster_growth(s: World, seat: i64, v: Survey) -> float:
    value = 0.0
    if v.usable[c.TOWN] > 1:
        value += SECOND_TOWN
    if v.ready_towns > 1:
        value += SECOND_GROWING
    if s.is_green(seat, c.POPULATE):
        value += TWO_AT_ONCE
    if v.ready_farms > 0:
        value += FARM
    return value


def _way_to_town(s: World, seat: i64) -> i64:
    """Steps from the nearest worker elsewhere to a town of the seat."""
    nearest: i64 = FAR_FROM_TOWN
    for town in range(s.chart.lands):
        if is_usable(s, seat, town, c.TOWN):
            nearest = least(nearest, steps_to_worker(s, seat, town, FAR_FROM_TOWN))
    return nearest


def _land(s: World, seat: i64, v: Survey) -> float:
    value = LAND * float(least(v.land, ENOUGH_LAND))
    value += LAND_FOR_LAYER * float(least(v.land, _land_for_layer(s, seat)))
    wanted = least(ENOUGH_LAND - v.land, v.idle.total)
    if wanted > 0:
        view = Outlook(s, seat, v.idle)
        while wanted > 0:
            way = view.send_the_nearest()
            if way >= FARTHEST:
                break
            value += ON_THE_WAY * (1.0 - float(way) / float(FARTHEST))
            wanted -= 1
    return value


def _cards(s: World, seat: i64) -> float:
    d = s.d
    at = s.at
    value = 0.0
    for card in range(c.CARDS):
        if d[at.hand + seat * c.CARDS + card] != 0:
            value += HAND[card]
        if d[at.upgraded + seat * c.CARDS + card] != 0:
            value += GREEN[card]
    rules = at.rules + seat * c.RULES
    for rule in range(c.RULES):
        n = i64(d[rules + rule])
        if n != 0:
            value += LASTING_BY_RULE[rule] * float(n)
    return value
