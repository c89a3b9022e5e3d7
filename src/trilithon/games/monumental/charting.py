"""The engine's map of a game, made of a plan on which every token and Market has its place."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial

from trilithon.games.monumental.engine.chart import Chart, Shape
from trilithon.games.monumental.maps.drawing import write_line
from trilithon.games.monumental.maps.plan import Plan


def make_chart(plan: Plan, markets: list[int]) -> Chart:
    """`markets` says which Market is on each of the plan's sites, in the order of tiles."""
    left = list(markets)
    return Chart(
        shape=_shape(replace(plan, tokens=(), markets=())),
        terrain=list(plan.terrain),
        market=[left.pop(0) if site else -1 for site in plan.markets],
        draw=partial(write_line, plan),
    )


@lru_cache(maxsize=64)
def _shape(plan: Plan) -> Shape:
    """The same few maps are played on again and again, with other tokens."""
    return Shape(
        names=list(plan.names),
        kind=list(plan.kinds),
        near=[list(near) for near in plan.neighbours],
        coastal=[int(coastal) for coastal in plan.coastal],
        features=[
            plan.feature_on[tile].name if tile in plan.feature_on else "" for tile in range(len(plan.cells))
        ],
        bridges=list(plan.linked),
    )
