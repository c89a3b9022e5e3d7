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
    market: list[int]  # which one, or -1
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
        self.names = names
        self.text = text
        self.lands = [[other for other in row if kind[other] == c.PROVINCE] for row in near]
        self.coastal = [0] * self.tiles
        for tile in range(self.tiles):
            if kind[tile] == c.PROVINCE:
                for other in near[tile]:
                    if kind[other] == c.WATER:
                        self.coastal[tile] = 1
