"""The map of a game: what lies where, fixed from the beginning and shared by all copies of a position."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c


class Chart:
    """Read-only. Tiles are indices in the order of the drawing."""

    tiles: int
    kind: list[int]
    terrain: list[int]
    near: list[list[int]]  # tiles next to each
    lands: list[list[int]]  # of these, Provinces
    coastal: list[int]
    steps: list[list[int]]  # tile to tile, as an Explorer goes; FAR if there is no way
    market: list[int]  # which one, or -1
    market_tiles: list[int]
    names: list[str]
    text: str  # the drawing, with all tokens placed: a position that is saved can be loaded from it

    def __init__(
        self,
        kind: list[int],
        terrain: list[int],
        near: list[list[int]],
        market: list[int],
        names: list[str],
        text: str,
    ) -> None:
        self.tiles = len(kind)
        self.kind = kind
        self.terrain = terrain
        self.near = near
        self.market = market
        self.market_tiles = [tile for tile in range(self.tiles) if market[tile] >= 0]
        self.names = names
        self.text = text
        self.lands = [[other for other in row if kind[other] == c.PROVINCE] for row in near]
        self.steps = [_steps_from(self.lands, tile) for tile in range(self.tiles)]
        self.coastal = [0] * self.tiles
        for tile in range(self.tiles):
            if kind[tile] == c.PROVINCE:
                for other in near[tile]:
                    if kind[other] == c.WATER:
                        self.coastal[tile] = 1


FAR = 99


def _steps_from(lands: list[list[int]], start: int) -> list[int]:
    """How many steps over Provinces each tile is away."""
    steps = [FAR] * len(lands)
    steps[start] = 0
    queue = [start]
    i = 0
    while i < len(queue):
        for tile in lands[queue[i]]:
            if steps[tile] == FAR:
                steps[tile] = steps[queue[i]] + 1
                queue.append(tile)
        i += 1
    return steps
