"""What a seat has, measured by how far it helps to raise the monument.

Every step of the long way to five layers must be worth something by itself, since agents look no further than one
turn: tokens for the next layer, a town that is paid for, a second worker who walks to it, a ferry at the dock, a worker
who comes nearer to free land. A whole turn is worth about one. The numbers were found by reading games and by trying
others in games of two (docs/decisions/0009).
"""

from __future__ import annotations

from typing import Final

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import LAYERS, layer_discount
from trilithon.games.monuments.engine.reach import FARTHEST, steps_to_worker, ways_to_free_land
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
GROWTH_TO_COME: Final = [1.0, 0.8, 0.55, 0.35, 0.15]
"""How much it still matters that towns grow fast, by layers built. The following count by it:"""
SECOND_TOWN: Final = 6.5
SECOND_GROWING: Final = 9.0
TWO_AT_ONCE: Final = 4.0
FARM: Final = 5.0
"""A second worker with every Populate: by another town with two workers and the green card, or by a farm."""
SETTLING: Final = 3.0
FAR_FROM_TOWN: Final = 6
"""While no town grows: a second worker near it, and half of it for two in one hex where a town could be built."""
FOR_TOWN: Final = 1.2
FOR_SECOND_TOWN: Final = 0.3
"""A token of the price of a town."""
FACTORY: Final = 0.7
IN_SUPPLY: Final = 0.6
GROWN: Final = 14
"""Pieces that hold land, with which a seat can finish: then nobody needs to stay in a town."""
HAND: Final = [0.0, 0.25, 0.2, 0.1, 0.25, 0.1, 0.0, 0.0, 0.0, 0.0]
"""Action cards in hand, because taking them back costs a turn."""
GREEN: Final = [0.4, 3.0, 2.5, 0.5, 0.5, 0.7, 0.1, 0.1, 0.2, 0.4]
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
LASTING_BY_RULE: Final = [LASTING.get(rule, 0.1) for rule in range(c.RULES)]


def prospects(s: World, seat: int, v: Survey) -> float:
    built = s.layers[seat]
    if built == LAYERS:
        return 0.0
    value = WORKER * min(v.workers, MANY) + ANOTHER_WORKER * max(0, v.workers - MANY)
    value += IN_SUPPLY * min(2, s.in_supply(seat, c.S_WORKER))
    value += _tokens(s, seat, v)
    if built == 0:
        value += BESIDE_MONUMENT * _tokens_beside(s, seat)
    for kind in range(c.KINDS):
        gain = max(v.best_yield[kind], v.any_yield)
        if gain:
            value += KIND + YIELD * min(MOST_YIELD, gain)
    grown = built == LAYERS - 1 and (v.holders >= GROWN or s.in_supply(seat, c.S_WORKER) == 0)
    value += _growth(s, seat, v, grown)
    value += FACTORY * min(MOST_YIELD, v.usable[c.FACTORY])
    value += _land(s, seat, v, v.idle + v.residents if grown else v.idle)
    return value + _cards(s, seat)


def _tokens_beside(s: World, seat: int) -> int:
    """Of the price of the first layer, what lies unclaimed beside the monument."""
    chart = s.chart
    monument = s.monument_of(seat)
    useful = 0
    for at in range(monument * 6, monument * 6 + 6):
        hex = chart.near[at]
        if 0 <= hex < chart.lands and chart.river[at] < 0 and s.owner[hex] < 0:
            kind = chart.terrain[hex]
            useful += min(s.tokens[hex * c.KINDS + kind], s.box.layer_cost[0][kind])
    return useful


def _tokens(s: World, seat: int, v: Survey) -> float:
    built = s.layers[seat]
    value = 0.0
    missing = -layer_discount(s, seat)
    now = s.box.layer_cost[built]
    for kind in range(c.KINDS):
        have = v.tokens[kind]
        used = min(have, now[kind])
        missing += now[kind] - used
        value += TOKEN * used
        if built + 1 < LAYERS:
            more = min(have - used, s.box.layer_cost[built + 1][kind])
            value += TOKEN_AFTER * more
            used += more
        value += TOKEN_LEFT * (have - used)
    if missing <= 0 and v.land >= s.box.layer_land[built] - s.rule(seat, c.R_LAND_NEED):
        value += ALL_THERE
    return value


def _growth(s: World, seat: int, v: Survey, grown: bool) -> float:
    towns = v.usable[c.TOWN]
    if towns == 0:
        value = FOR_TOWN * _of_a_town(s, v)
        if v.crowd > 1:
            value += 0.5 * SETTLING
        return value + (FIRST_GROWING if grown else 0.0)
    if grown:
        return TOWN + FIRST_GROWING
    value = TOWN + GROWTH_TO_COME[s.layers[seat]] * _faster_growth(s, seat, v)
    if v.ready_towns:
        value += FIRST_GROWING
        if towns == 1 and s.in_supply(seat, c.S_BUILDING + c.TOWN):
            value += FOR_SECOND_TOWN * _of_a_town(s, v)
    else:
        value += SETTLING * (1.0 - (_way_to_town(s, seat) - 1) / FAR_FROM_TOWN)
    return value


def _of_a_town(s: World, v: Survey) -> int:
    """Tokens of the price of a town."""
    price = s.box.building_cost[c.TOWN]
    have = 0
    for kind in range(c.KINDS):
        have += min(price[kind], v.tokens[kind])
    return have


def _faster_growth(s: World, seat: int, v: Survey) -> float:
    value = 0.0
    if v.usable[c.TOWN] > 1:
        value += SECOND_TOWN
    if v.ready_towns > 1:
        value += SECOND_GROWING
    if s.is_green(seat, c.POPULATE):
        value += TWO_AT_ONCE
    if v.ready_farms:
        value += FARM
    return value


def _way_to_town(s: World, seat: int) -> int:
    """Steps from the nearest worker elsewhere to a town of the seat."""
    nearest = FAR_FROM_TOWN
    for town in range(s.chart.lands):
        if s.builder[town] == seat and is_usable(s, seat, town, c.TOWN):
            nearest = min(nearest, steps_to_worker(s, seat, town, FAR_FROM_TOWN))
    return nearest


def _land(s: World, seat: int, v: Survey, idle: list[int]) -> float:
    value = LAND * min(v.land, ENOUGH_LAND)
    value += LAND_FOR_LAYER * min(v.land, s.box.layer_land[s.layers[seat]] - s.rule(seat, c.R_LAND_NEED))
    if v.land < ENOUGH_LAND:
        for way in ways_to_free_land(s, seat, idle, ENOUGH_LAND - v.land):
            value += ON_THE_WAY * (1.0 - way / FARTHEST)
    return value


def _cards(s: World, seat: int) -> float:
    value = 0.0
    base = seat * c.CARDS
    for card in range(c.CARDS):
        state = s.cards[base + card]
        if state & c.IN_HAND:
            value += HAND[card]
        if state & c.GREEN:
            value += GREEN[card]
    base = seat * c.RULES
    for rule in range(c.RULES):
        if s.rules[base + rule]:
            value += LASTING_BY_RULE[rule] * s.rules[base + rule]
    return value
