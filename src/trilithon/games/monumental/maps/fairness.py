"""How far every Capital is from what its owner wants: on a fair map, equally far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from trilithon.games.monumental.maps.plan import FREE_CITY, UNREACHABLE, Plan


class Reach(NamedTuple):
    """Steps over Provinces from a Capital to the nearest of each kind, or UNREACHABLE."""

    market: int
    free_city: int
    rival: int
    coast: int


def reaches(plan: Plan) -> list[Reach]:
    """For every Capital, in the order of the tiles. On a map that is not placed only what is fixed counts."""
    return [_reach(plan, capital) for capital in plan.capitals]


def _reach(plan: Plan, capital: int) -> Reach:
    steps = plan.steps_from(capital)

    def nearest(tiles: Iterable[int]) -> int:
        return min((steps[tile] for tile in tiles), default=UNREACHABLE)

    return Reach(
        market=nearest(tile for tile in plan.provinces if plan.markets[tile] == 1),
        free_city=nearest(tile for tile in plan.provinces if plan.tokens[tile] == FREE_CITY),
        rival=nearest(tile for tile in plan.capitals if tile != capital),
        coast=nearest(tile for tile in plan.provinces if plan.coastal[tile]),
    )


def is_fair(plan: Plan) -> bool:
    """Whether all Capitals are equally far from Market, Free City and rival, and none is far from the coast."""
    found = reaches(plan)
    return len({reach[:3] for reach in found}) == 1 and all(reach.coast <= 2 for reach in found)


def differently_near(plan: Plan, tiles: Iterable[int]) -> tuple[int, int] | None:
    """Two Capitals that have other distances to these tiles than each other; None if all have the same."""
    wanted = list(tiles)
    ways = [plan.steps_from(capital) for capital in plan.capitals]
    distances = [sorted(steps[tile] for tile in wanted) for steps in ways]
    for capital, found in zip(plan.capitals, distances, strict=True):
        if found != distances[0]:
            return plan.capitals[0], capital
    return None
