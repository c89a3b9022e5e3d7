"""The engine's map of a game, made of a plan on which every token and Market has its place."""

from __future__ import annotations

from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.maps.drawing import write_line
from trilithon.games.monumental.maps.plan import Plan


def make_chart(plan: Plan, markets: list[int]) -> Chart:
    """`markets` says which Market is on each of the plan's sites, in the order of tiles."""
    left = list(markets)
    return Chart(
        kind=list(plan.kinds),
        terrain=list(plan.terrain),
        near=[list(near) for near in plan.neighbours],
        market=[left.pop(0) if site else -1 for site in plan.markets],
        coastal=[int(is_coastal) for is_coastal in plan.coastal],
        names=list(plan.names),
        text=write_line(plan),
        features=[
            plan.feature_on[tile].name if tile in plan.feature_on else "" for tile in range(len(plan.cells))
        ],
        bridges=list(plan.linked),
    )
