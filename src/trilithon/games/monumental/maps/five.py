"""Maps for five by chance. A plane of hexes has no symmetry of five: what symmetry does elsewhere is done by dealing.

Capitals are the corners of a pentagon with equal sides, as hexes count steps. Everyone is dealt the same Provinces
around the Capital and a step further on; Free Cities and Markets are put where all have the same way to the nearest.
What cannot be dealt out evenly is left to chance, and a map is taken only if it is even enough (`is_even`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple, TypeVar

from trilithon.games.monumental.maps.laying import in_rows, lay_out
from trilithon.games.monumental.maps.plan import CAPITAL, FREE_CITY, PROVINCE, WATER, Plan
from trilithon.kernel import hexes
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.hexes import Hex

SEATS, MARKETS = 5, 4
FEWEST_WATER, MOST_WATER = 4, 6
REACH = 6
"""No tile is farther from the middle."""
MOST_SITES = 12
"""Of so many at most, four are chosen for Markets."""
MOST_OWN, LEAST_OWN = 3, 2
"""Provinces that a Capital touches."""
CENTRE = 4 * SEATS * SEATS
UNEVEN = 1
"""By so many Provinces the surroundings of two Capitals may differ, two steps around them."""

Lands = Sequence[tuple[int, int]]
"""Terrain and token of Provinces."""
NEAR: tuple[Lands, ...] = (
    ((0, 1), (0, 2), (1, 1)),
    ((0, 1), (1, 1), (1, 2)),
    ((0, 1), (0, 1), (1, 2)),
    ((0, 2), (1, 1), (1, 1)),
)
"""What all Capitals touch, or the first two of it: one of these."""
SECOND: tuple[Lands, ...] = (
    ((1, 2), (2, 2), (1, 3)),
    ((2, 2), (1, 2), (2, 1)),
    ((1, 3), (2, 1), (2, 2)),
)
"""What lies a step further on; between two, something of this and the next."""
REMOTE: Lands = ((2, 3), (3, 3), (2, 4), (3, 2), (2, 3))
CENTRAL: Lands = ((3, 4), (3, 3), (4, 3))

_Item = TypeVar("_Item")


def map_for_five(provinces: int, apart: int, rng: Rng, stock: Sequence[int]) -> Plan | None:
    """One try: None if chance has brought about something uneven. Whether it keeps the rules, others look at."""
    corners = _any_of([*rounds(apart), *_any_of((pentagons(apart), rounds(apart)), rng)], rng)
    water = FEWEST_WATER + rng.below(MOST_WATER - FEWEST_WATER + 1)
    kinds = _kinds(corners, provinces, water, rng)
    if kinds is None:
        return None
    ways = _ways(kinds)
    cities = _free_cities(ways, rng)
    markets = _markets(ways, cities, rng) if cities else None
    if not cities or not markets:
        return None
    lands = _dealt(kinds, ways, cities, rng, stock)
    terrain = {place: land[0] for place, land in lands.items()}
    tokens = {place: land[1] for place, land in lands.items()}
    plan = lay_out(kinds, terrain, tokens, set(markets))
    return plan if is_even(plan) else None


def is_even(plan: Plan) -> bool:
    """Whether all have about the same room two steps around their Capitals."""
    ways = [plan.steps_from(capital) for capital in plan.capitals]
    around = [sum(way[tile] <= 2 for tile in plan.provinces) for way in ways]
    return max(around) - min(around) <= UNEVEN


def alike(plan: Plan) -> list[list[int]]:
    """Sets of Provinces to which all Capitals are equally near: one alone, or one for each that it touches or that is a
    step further on."""
    ways = [plan.steps_from(capital) for capital in plan.capitals]
    alone = [[tile] for tile in plan.provinces if len({way[tile] for way in ways}) == 1]
    sets = alone
    for steps in (1, 2):
        around = [[tile for tile in plan.provinces if way[tile] == steps] for way in ways]
        if all(around):
            sets = sets + [list(chosen) for chosen in product(*around) if _is_alike(ways, chosen)]
    return sets


def _is_alike(ways: Sequence[Sequence[int]], tiles: Sequence[int]) -> bool:
    if len(set(tiles)) < len(tiles):
        return False
    first = sorted(ways[0][tile] for tile in tiles)
    return all(sorted(way[tile] for tile in tiles) == first for way in ways[1:])


# -- tiles -------------------------------------------------------------------------------------------


class Corners(NamedTuple):
    """Where the Capitals are, in their order around the middle."""

    places: tuple[Hex, ...]
    straits: tuple[tuple[Hex, ...], ...] = ()
    """Straight ways between two of them that are a step too short, unless one of these is Water."""


@cache
def pentagons(side: int) -> list[Corners]:
    """All with five sides of so many steps, and everybody else further away."""
    found = []
    for steps in combinations(_ring(side), SEATS):
        if sum(step.q for step in steps) == 0 == sum(step.r for step in steps):
            corners = [Hex(0, 0)]
            for step in steps[:-1]:
                corners.append(Hex(corners[-1].q + step.q, corners[-1].r + step.r))
            if all(hexes.distance(corners[i], corners[(i + 2) % SEATS]) > side for i in range(SEATS)):
                found.append(Corners(tuple(corners)))
    return found


@cache
def rounds(radius: int) -> list[Corners]:
    """All on a ring: equally far from its centre, and from one another where straits are closed."""
    ring = _ring(radius)
    side = radius + 1
    short = SEATS * side - len(ring)
    found = []
    for _ in range(0, len(ring), radius):
        ring = [*ring[radius:], *ring[:radius]]
        at = [min(n, short) * radius + max(0, n - short) * side for n in range(SEATS)]
        straits = [tuple(ring[n * radius + 1 : (n + 1) * radius]) for n in range(short)]
        found.append(Corners(tuple(ring[place] for place in at), tuple(straits)))
    return found


def _ring(radius: int) -> list[Hex]:
    """The hexes so many steps from (0, 0), clockwise."""
    ring = [Hex(radius, 0)]
    for direction in (2, 3, 4, 5, 0, 1):
        for _ in range(radius):
            ring.append(hexes.neighbour(ring[-1], direction))
    return ring[:-1]


def _kinds(corners: Corners, provinces: int, water: int, rng: Rng) -> dict[Hex, int] | None:
    """The hexes around the middle; all Capitals touch equally many Provinces, and are not far from Water."""
    places = corners.places
    closed = [_any_of(strait, rng) for strait in corners.straits]
    own = LEAST_OWN + rng.below(MOST_OWN - LEAST_OWN + 1)
    near: set[Hex] = set()
    outside: set[Hex] = set()
    for corner in places:
        beside = [place for place in hexes.neighbours(corner) if place not in closed]
        beside.sort(key=lambda place: (_far(places, place), rng.below(2)))
        near.update(beside[:own])
        outside.update(beside[own:])
    taken = {*places, *near, *closed}
    free = [place for place in _by_distance(places, rng) if place not in taken and place not in outside]
    free = free[: provinces + water - len(near) - len(closed)]
    bays = _bays({*taken, *free})
    seas = {*closed, *bays}
    free = free[: len(free) - len(bays)]
    if water < len(seas) or _bays({*taken, *free, *seas}):
        return None
    kinds = dict.fromkeys(in_rows({*taken, *free, *seas}), PROVINCE)
    kinds.update(dict.fromkeys(places, CAPITAL))
    kinds.update(dict.fromkeys(seas, WATER))
    inner = [place for place in _in_any_order(free, rng) if _far(places, place) > CENTRE]
    for corner in _in_any_order(places, rng):
        if not any(hexes.distance(sea, corner) <= 2 for sea in seas):
            _flood(kinds, seas, [place for place in inner if hexes.distance(place, corner) == 2], water)
    for _ in range(water):
        _flood(kinds, seas, inner, water)
    return kinds if len(seas) == water and _hangs_together(kinds) else None


def _flood(kinds: dict[Hex, int], seas: set[Hex], places: Sequence[Hex], most: int) -> None:
    """The first of these that cuts nothing off becomes Water, if there is not enough yet."""
    for place in places:
        if len(seas) < most and place not in seas:
            kinds[place] = WATER
            if _hangs_together(kinds):
                seas.add(place)
                return
            kinds[place] = PROVINCE


def _hangs_together(kinds: dict[Hex, int]) -> bool:
    """Whether there is a way over land from every Province to every other one."""
    land = {place for place, kind in kinds.items() if kind == PROVINCE}
    reached = [min(land)]
    left = land - set(reached)
    for place in reached:
        found = [near for near in hexes.neighbours(place) if near in left]
        left.difference_update(found)
        reached += found
    return not left


def _far(corners: Sequence[Hex], place: Hex) -> int:
    """The square of how far a hex is from the middle of the Capitals; CENTRE is a step."""
    q, r = sum(corner.q for corner in corners), sum(corner.r for corner in corners)
    x, y = SEATS * (2 * place.q + place.r) - (2 * q + r), SEATS * place.r - r
    return x * x + 3 * y * y


def _by_distance(corners: Sequence[Hex], rng: Rng) -> list[Hex]:
    """The hexes around the middle from the inside to the outside, in an order that differs each time."""
    ranked = [(far * (100 + rng.below(40)), place) for far, place in _disc(tuple(corners))]
    return [place for _, place in sorted(ranked)]


@cache
def _disc(corners: tuple[Hex, ...]) -> list[tuple[int, Hex]]:
    """The hexes within reach of the middle, with how far they are."""
    around = range(-2 * REACH, 2 * REACH + 1)
    places = [Hex(corners[0].q + q, corners[0].r + r) for r in around for q in around]
    ranked = [(_far(corners, place), place) for place in places]
    return [(far, place) for far, place in ranked if far <= CENTRE * REACH * REACH]


def _bays(tiles: set[Hex]) -> set[Hex]:
    """Hexes that are not on the map, with map all around them."""
    outside = {near for place in tiles for near in hexes.neighbours(place)} - tiles
    return {place for place in outside if sum(near in tiles for near in hexes.neighbours(place)) >= 5}


# -- what lies on them ---------------------------------------------------------------------------------


def _ways(kinds: dict[Hex, int]) -> dict[Hex, tuple[int, ...]]:
    """How many steps every Province is from each Capital."""
    plan = lay_out(kinds, {}, {}, set())
    ways = [plan.steps_from(capital) for capital in plan.capitals]
    order = in_rows(kinds)
    return {order[tile]: tuple(way[tile] for way in ways) for tile in plan.provinces}


def _free_cities(ways: dict[Hex, tuple[int, ...]], rng: Rng) -> list[Hex] | None:
    """One for each Capital, two steps away, and nobody is nearer."""
    cities: list[Hex] = []
    for seat in range(SEATS):
        own = [place for place, way in ways.items() if way[seat] == 2 == min(way) and place not in cities]
        if not own:
            return None
        cities.append(own[rng.below(len(own))])
    return cities


def _markets(ways: dict[Hex, tuple[int, ...]], cities: Sequence[Hex], rng: Rng) -> list[Hex] | None:
    """Four, so that the nearest is equally far for all five."""
    for steps in (2, 3):
        fitting = [place for place, way in ways.items() if min(way) == steps and place not in cities]
        fitting = _in_any_order(fitting, rng)[:MOST_SITES]
        for chosen in _in_any_order(list(combinations(fitting, MARKETS)), rng):
            reached = {seat for place in chosen for seat in range(SEATS) if ways[place][seat] == steps}
            if len(reached) == SEATS and _are_apart(chosen):
                return list(chosen)
    return None


def _are_apart(places: Sequence[Hex]) -> bool:
    return all(hexes.distance(one, other) > 1 for one, other in combinations(places, 2))


def _dealt(
    kinds: dict[Hex, int],
    ways: dict[Hex, tuple[int, ...]],
    cities: Sequence[Hex],
    rng: Rng,
    stock: Sequence[int],
) -> dict[Hex, tuple[int, int]]:
    """Terrain and tokens: everyone gets the same next to the Capital, and the same a step further on."""
    near, second = NEAR[rng.below(len(NEAR))], SECOND[rng.below(len(SECOND))]
    corners = [place for place, kind in kinds.items() if kind == CAPITAL]
    lands: dict[Hex, tuple[int, int]] = {}
    for seat in range(SEATS):
        own = [place for place, way in ways.items() if way[seat] == 1]
        lands.update(zip(_in_any_order(own, rng), near, strict=False))
        further = [place for place, way in ways.items() if way[seat] == 2 == min(way) and way.count(2) == 1]
        further = [*(place for place in further if place in cities), *_in_any_order(further, rng)]
        lands.update(zip(dict.fromkeys(further), _again(second), strict=False))
    for place, way in ways.items():
        if place not in lands:
            lands[place] = _any_of(REMOTE if min(way) > 2 else second, rng)
        if min(way) > 1 and _far(corners, place) <= CENTRE:
            lands[place] = _any_of(CENTRAL, rng)
    lands.update({place: (lands[place][0], FREE_CITY) for place in cities})
    left = list(stock)
    for place in sorted(_in_any_order(list(lands), rng), key=lambda place: min(ways[place]) > 1):
        terrain, token = lands[place]
        if token != FREE_CITY and min(ways[place]) > 1 and left[token - 1] <= 0:
            token = max(range(1, FREE_CITY), key=lambda value: left[value - 1])
            lands[place] = terrain, token
        left[token - 1] -= 1
    return lands


def _again(items: Sequence[_Item]) -> Iterator[_Item]:
    while True:
        yield from items


def _any_of(items: Sequence[_Item], rng: Rng) -> _Item:
    return items[rng.below(len(items))]


def _in_any_order(items: Sequence[_Item], rng: Rng) -> list[_Item]:
    order = list(range(len(items)))
    rng.shuffle(order)
    return [items[number] for number in order]
