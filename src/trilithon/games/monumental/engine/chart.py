"""The map of a game: what lies where, fixed from the beginning and shared by all copies of a position."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c

FAR: Final = 99


class Chart:
    """Read-only. Tiles are indices in the order of the drawing.

    Neighbours stand one after the other in `near`: those of a tile from `near_start[tile]` to `near_start[tile + 1]`.
    """

    tiles: i64
    kind: vec[i16]
    terrain: vec[i16]
    near: vec[i16]
    """Tiles next to each."""
    near_start: vec[i16]
    lands: vec[i16]
    """Of these, Provinces."""
    lands_start: vec[i16]
    coastal: vec[i16]
    steps: vec[i16]
    """tile * tiles + tile: steps from one to the other, as an Explorer goes; FAR if there is no way."""
    market: vec[i16]
    """Which one, or -1."""
    market_tiles: vec[i16]
    names: list[str]
    text: str
    """The drawing, with all tokens placed: a position that is saved can be loaded from it."""
    features: list[str]
    """What each tile is besides, "" if nothing: modules that bring such know what it means."""
    bridges: list[tuple[int, int]]
    """Tiles that are adjacent although one of them lies apart."""

    def __init__(
        self,
        kind: list[int],
        terrain: list[int],
        near: list[list[int]],
        market: list[int],
        coastal: list[int],
        names: list[str],
        text: str,
        features: list[str],
        bridges: list[tuple[int, int]],
    ) -> None:
        self.tiles = len(kind)
        self.kind = vec[i16](kind)
        self.terrain = vec[i16](terrain)
        self.market = vec[i16](market)
        self.market_tiles = vec[i16]([tile for tile in range(len(kind)) if market[tile] >= 0])
        self.names = names
        self.text = text
        self.features = features
        self.bridges = bridges
        lands = [[other for other in row if kind[other] == c.PROVINCE] for row in near]
        self.near = vec[i16]([other for row in near for other in row])
        self.near_start = vec[i16](_starts(near))
        self.lands = vec[i16]([other for row in lands for other in row])
        self.lands_start = vec[i16](_starts(lands))
        self.steps = vec[i16]([n for tile in range(len(kind)) for n in _steps_from(lands, tile)])
        self.coastal = vec[i16](coastal)

    def neighbours(self, tile: i64) -> list[int]:
        """For those who are in no hurry."""
        return [int(n) for n in self.near[self.near_start[tile] : self.near_start[tile + 1]]]

    def provinces_near(self, tile: i64) -> list[int]:
        return [int(n) for n in self.lands[self.lands_start[tile] : self.lands_start[tile + 1]]]

    def are_near(self, tile: i64, other: i64) -> bool:
        place = i64(self.near_start[tile])
        end = i64(self.near_start[tile + 1])
        while place < end:
            if i64(self.near[place]) == other:
                return True
            place += 1
        return False

    def distance(self, tile: i64, other: i64) -> i64:
        """Steps of an Explorer, or FAR."""
        return i64(self.steps[tile * self.tiles + other])


def _starts(rows: list[list[int]]) -> list[int]:
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row))
    return starts


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
