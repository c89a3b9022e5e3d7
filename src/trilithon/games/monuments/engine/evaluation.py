"""What a position is worth to each seat, at a glance."""

from __future__ import annotations

from trilithon.games.monuments.engine.scoring import points
from trilithon.games.monuments.engine.world import World


def expected_points(s: World) -> list[float]:
    return [float(n) for n in points(s)]
