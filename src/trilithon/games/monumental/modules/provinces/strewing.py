"""Special Provinces by chance: on whole orbits of a new map, so that every Capital is equally near to each kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from trilithon.games.monumental.maps.checking import problems
from trilithon.games.monumental.maps.fairness import differently_near, is_fair
from trilithon.games.monumental.maps.plan import CAPITAL, WATER, Plan
from trilithon.games.monumental.modules.provinces.schema import Kind
from trilithon.kernel import hexes
from trilithon.kernel.engine.rng import Rng

GENTLE = 1
"""The highest terrain next to a Capital."""
OPEN_EDGES = 2
"""So many edges of a tile on the rim have no land behind them, at least."""

Orbit = Sequence[int]
_Item = TypeVar("_Item")


def strew(plan: Plan, orbits: Sequence[Orbit], kinds: Sequence[Kind], most: int, rng: Rng) -> Plan | None:
    """The map with up to `most` special Provinces, each kind on one orbit at most; None if there is room for none."""
    for kind in _in_any_order(kinds, rng):
        plan = _strewn_with(plan, orbits, kind, most - len(plan.features), rng)
    return plan if plan.features else None


def _strewn_with(plan: Plan, orbits: Sequence[Orbit], kind: Kind, most: int, rng: Rng) -> Plan:
    """With this kind on one of the orbits that suit it, if there is any."""
    taken = plan.feature_on
    fitting = [
        orbit
        for orbit in orbits
        if len(orbit) <= most and all(tile not in taken and _fits(plan, tile, kind) for tile in orbit)
    ]
    for orbit in _in_any_order(fitting, rng):
        bridges = _bridges(plan, orbit, orbits, rng) if kind.apart else []
        changed = _with(plan, orbit, kind, bridges)
        if _is_good(changed):
            return changed
    return plan


def _fits(plan: Plan, tile: int, kind: Kind) -> bool:
    """Whether the kind belongs there: near Capitals nothing hard, elsewhere terrain that is nearly that of the map."""
    around = [plan.kinds[near] for near in plan.beside[tile]]
    if CAPITAL in around:
        if kind.terrain > GENTLE or kind.apart:
            return False
    elif abs(kind.terrain - plan.terrain[tile]) > 1:
        return False
    if kind.site == "shore":
        return WATER in around
    if kind.site == "inland":
        return WATER not in around
    if kind.site == "rim":
        return sum(near != WATER for near in around) <= len(hexes.DIRECTIONS) - OPEN_EDGES
    return True


def _bridges(plan: Plan, orbit: Orbit, orbits: Sequence[Orbit], rng: Rng) -> list[tuple[int, int]]:
    """To one orbit of Provinces beside this one, or to two: so they lead the same way everywhere."""
    apart = {tile for tile, feature in plan.features if feature.apart} | set(orbit)
    near = {tile for start in orbit for tile in plan.beside[start]} - apart
    ends = _in_any_order([other for other in orbits if near & set(other)], rng)
    chosen = {tile for other in ends[: 1 + rng.below(2)] for tile in other}
    return [
        (start, _direction(plan, start, tile))
        for start in orbit
        for tile in plan.beside[start]
        if tile in chosen
    ]


def _direction(plan: Plan, start: int, end: int) -> int:
    return hexes.sector(hexes.to_hex(plan.cells[start]), hexes.to_hex(plan.cells[end]))


def _with(plan: Plan, orbit: Orbit, kind: Kind, bridges: Sequence[tuple[int, int]]) -> Plan:
    terrain = [kind.terrain if tile in orbit else value for tile, value in enumerate(plan.terrain)]
    features = [*plan.features, *((tile, kind.feature) for tile in orbit)]
    return replace(
        plan,
        terrain=tuple(terrain),
        features=tuple(sorted(features, key=lambda one: one[0])),
        bridges=tuple(sorted([*plan.bridges, *bridges])),
    )


def _is_good(plan: Plan) -> bool:
    """Whether nothing is cut off, and no Capital is nearer to anything than the others."""
    kinds = {feature for _, feature in plan.features}
    return (
        is_fair(plan)
        and not problems(plan, len(plan.capitals))
        and all(
            differently_near(plan, [tile for tile, its in plan.features if its == kind]) is None
            for kind in kinds
        )
    )


def _in_any_order(items: Sequence[_Item], rng: Rng) -> list[_Item]:
    order = list(range(len(items)))
    rng.shuffle(order)
    return [items[number] for number in order]
