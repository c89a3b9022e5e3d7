"""New maps by chance: symmetric, so that every seat has the same way to everything.

Tiles, terrain and tokens are chosen for whole orbits of the symmetry, so all Capitals have equal neighbourhoods
and distances. One size cannot be had like that: 17 Provinces for 3 seats is no multiple of three, with or
without a centre. There a tile of three that lie away from the Capitals is Water, and the map is taken only if
the distances are equal all the same (`fairness.is_fair`), as is checked of all maps.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from trilithon.games.monumental.maps.checking import (
    STOCK,
    MapError,
    Problem,
    problem,
    problems,
    stock_problems,
)
from trilithon.games.monumental.maps.fairness import is_fair
from trilithon.games.monumental.maps.features import NO_FEATURES, Features
from trilithon.games.monumental.maps.five import alike, map_for_five
from trilithon.games.monumental.maps.laying import in_rows, lay_out
from trilithon.games.monumental.maps.plan import CAPITAL, FREE_CITY, PROVINCE, WATER, Plan
from trilithon.games.monumental.maps.symmetry import STEP, SYMMETRIES, Symmetry
from trilithon.kernel import hexes
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.hexes import Hex

SIZES = {
    2: {"small": 12, "large": 18},
    3: {"small": 17, "large": 24},
    4: {"small": 22, "large": 29},
    5: {"small": 28, "large": 36},
}
"""Provinces, by seats and size."""

FEWEST_WATER, MOST_WATER = 3, 6
REACH = 7
"""No tile is farther from the centre."""
APART = {"small": 3, "large": 4}
"""Steps between two Capitals, at least: a small map is for those who look for a fight."""
TRIES = 400
"""About one in ten succeeds, so that failing is never a matter of luck."""

Orbit = tuple[Hex, ...]


class _Ground(NamedTuple):
    """Where the tiles are and what kind they are of."""

    orbits: list[Orbit]
    """Of the Provinces."""
    kinds: dict[Hex, int]
    centre: set[Hex]
    """Where all seats meet."""


def generate(
    seats: int, size: str, rng: Rng, stock: Sequence[int] = STOCK, features: Features = NO_FEATURES
) -> Plan:
    """A map for these seats with all its tokens; MapError if there is none of this size."""
    if seats not in SIZES:
        raise MapError([problem("MO-MAP-03", "make-seats", seats=seats)])
    if size not in SIZES[seats]:
        raise MapError([problem("MO-MAP-11", "make-size", size=size)])
    for _ in range(TRIES):
        plan = _made(seats, size, rng, stock, features)
        if plan is None or not is_fair(plan):
            continue
        if not _problems(plan, seats, stock) and not features.problems(plan, seats):
            return plan
    raise MapError([problem("MO-MAP-11", "make-stock", found=SIZES[seats][size] - seats)])


def _made(seats: int, size: str, rng: Rng, stock: Sequence[int], features: Features) -> Plan | None:
    """One try; no symmetry of the plane has five of anything, so maps for five are made in another way."""
    if seats not in SYMMETRIES:
        plan = map_for_five(SIZES[seats][size], APART[size], rng, stock)
        return None if plan is None else features.strewn(plan, alike(plan), rng)
    ground = _ground(seats, size, rng)
    plan = None if ground is None else _furnish(ground, seats, rng, stock)
    if plan is None or ground is None:
        return None
    return features.strewn(plan, _as_tiles(ground), rng)


def _problems(plan: Plan, seats: int, stock: Sequence[int]) -> list[Problem]:
    return problems(plan, seats) + stock_problems(plan, seats, stock)


# -- tiles -------------------------------------------------------------------------------------------


def _ground(seats: int, size: str, rng: Rng) -> _Ground | None:
    provinces = SIZES[seats][size]
    water = FEWEST_WATER + rng.below(MOST_WATER - FEWEST_WATER + 1)
    symmetry = SYMMETRIES[seats][rng.below(len(SYMMETRIES[seats]))]
    odd_one = 1 if seats == 3 and provinces % 3 == 2 else 0
    shape = _shape(symmetry, provinces + water + seats, rng)
    if shape is None:
        return None
    capitals = _capitals(shape, seats, APART[size], rng)
    if capitals is None:
        return None
    rest = [orbit for orbit in shape if orbit != capitals]
    seas = _pick(rest, water - odd_one, rng)
    if seas is None:
        return None
    kinds = {place: PROVINCE for orbit in shape for place in orbit}
    kinds.update({place: WATER for orbit in seas for place in orbit})
    kinds.update(dict.fromkeys(capitals, CAPITAL))
    if not 2 <= sum(kinds.get(near) == PROVINCE for near in hexes.neighbours(capitals[0])) <= 3:
        return None
    if odd_one:
        away = [
            orbit for orbit in rest if orbit not in seas and not _touch(orbit, capitals) and len(orbit) == 3
        ]
        if not away:
            return None
        broken = away[rng.below(len(away))]
        kinds[broken[rng.below(len(broken))]] = WATER
    lands = [tuple(place for place in orbit if kinds[place] == PROVINCE) for orbit in rest]
    centre = {place for orbit in shape for place in orbit if symmetry.far(place) <= STEP}
    return _Ground([orbit for orbit in lands if orbit], kinds, centre)


def _shape(symmetry: Symmetry, tiles: int, rng: Rng) -> list[Orbit] | None:
    """The orbits around the centre that have this many hexes together, with an outline that differs each time."""
    wide, high = ((1, 1), (2, 1), (3, 2), (1, 2))[rng.below(4)] if len(symmetry.steps) == 2 else (1, 1)
    orbits = _orbits(symmetry)
    ranks = [symmetry.far(orbit[0], wide, high) * (100 + rng.below(40)) for orbit in orbits]
    taken: list[Orbit] = []
    left = tiles
    for _, orbit in sorted(zip(ranks, orbits, strict=True)):
        if len(orbit) <= left:
            taken.append(orbit)
            left -= len(orbit)
    return None if left or _has_holes(taken) else taken


@cache
def _orbits(symmetry: Symmetry) -> list[Orbit]:
    around = range(-REACH, REACH + 1)
    disc = [Hex(q, r) for r in around for q in around if hexes.distance(Hex(0, 0), Hex(q, r)) <= REACH]
    return sorted({symmetry.orbit(place) for place in disc})


def _has_holes(orbits: list[Orbit]) -> bool:
    tiles = {place for orbit in orbits for place in orbit}
    outside = {near for place in tiles for near in hexes.neighbours(place)} - tiles
    return any(sum(near in tiles for near in hexes.neighbours(place)) >= 5 for place in outside)


def _capitals(shape: list[Orbit], seats: int, apart: int, rng: Rng) -> Orbit | None:
    """Hexes on the rim, one for each seat and all alike, that are not too near each other."""
    tiles = {place for orbit in shape for place in orbit}
    possible = [
        orbit
        for orbit in shape
        if len(orbit) == seats
        and sum(near in tiles for near in hexes.neighbours(orbit[0])) <= 4
        and min(hexes.distance(orbit[0], other) for other in orbit[1:]) >= apart
    ]
    return possible[rng.below(len(possible))] if possible else None


def _pick(orbits: list[Orbit], hexes: int, rng: Rng) -> list[Orbit] | None:
    """Some of these with so many hexes together; the order of chance decides which."""
    order = list(range(len(orbits)))
    rng.shuffle(order)
    picked = []
    for number in order:
        if len(orbits[number]) <= hexes:
            picked.append(orbits[number])
            hexes -= len(orbits[number])
    return None if hexes else picked


def _touch(orbit: Orbit, others: Orbit) -> bool:
    return any(hexes.distance(place, other) == 1 for place in orbit for other in others)


# -- terrain and tokens ------------------------------------------------------------------------------


def _furnish(ground: _Ground, seats: int, rng: Rng, stock: Sequence[int]) -> Plan | None:
    away = _away(ground)
    remote = [orbit for orbit in ground.orbits if away[orbit] > 1 and len(orbit) > 1]
    cities = _pick(remote, seats, rng) or []
    markets = _pick([orbit for orbit in remote if orbit not in cities], seats, rng) or []
    tokens = {place: FREE_CITY for orbit in cities for place in orbit}
    terrain: dict[Hex, int] = {}
    left = list(stock[: FREE_CITY - 1])
    for orbit in ground.orbits:
        lands, values = _choices(away[orbit], orbit[0] in ground.centre)
        terrain.update(dict.fromkeys(orbit, lands[rng.below(len(lands))]))
        if orbit in cities:
            continue
        possible = [value for value in values if left[value - 1] >= len(orbit)]
        if not possible:
            return None
        value = possible[rng.below(len(possible))]
        left[value - 1] -= len(orbit)
        tokens.update(dict.fromkeys(orbit, value))
    return lay_out(ground.kinds, terrain, tokens, {place for orbit in markets for place in orbit})


def _choices(away: int, is_central: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Terrain and Barbarians that are right so far from the nearest Capital: the centre is the strongest."""
    if away == 1:
        return (0, 1), (1, 2)
    if away == 2 and not is_central:
        return (1, 2), (1, 2, 2, 3)
    return (2, 3, 3, 4), (2, 3, 3, 4)


def _away(ground: _Ground) -> dict[Orbit, int]:
    """How many steps the orbits are from the nearest Capital."""
    plan = lay_out(ground.kinds, {}, {}, set())
    steps = [plan.steps_from(capital) for capital in plan.capitals]
    nearest = {place: min(way[tile] for way in steps) for tile, place in enumerate(in_rows(ground.kinds))}
    return {orbit: min(nearest[place] for place in orbit) for orbit in ground.orbits}


def _as_tiles(ground: _Ground) -> list[list[int]]:
    """The orbits of Provinces, by the numbers of their tiles on the map."""
    tiles = {place: tile for tile, place in enumerate(in_rows(ground.kinds))}
    return [[tiles[place] for place in orbit] for orbit in ground.orbits]
