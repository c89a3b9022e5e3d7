"""The map of a game: what lies where, fixed from the beginning and shared by all copies of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c

FAR: Final = 99


class Shape:
    """Tiles and which of them are next to each other: what all games on one map have in common."""

    def __init__(
        self,
        names: list[str],
        kind: list[int],
        near: list[list[int]],
        coastal: list[int],
        features: list[str],
        bridges: list[tuple[int, int]],
    ) -> None:
        lands = [[other for other in row if kind[other] == c.PROVINCE] for row in near]
        self.names: Final = names
        self.features: Final = features
        self.bridges: Final = bridges
        self.kind: Final = vec[i16](kind)
        self.near: Final = vec[i16]([other for row in near for other in row])
        self.near_start: Final = vec[i16](_starts(near))
        self.coastal: Final = vec[i16](coastal)
        self.steps: Final = vec[i16]([n for tile in range(len(kind)) for n in _steps_from(lands, tile)])


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
    coastal: vec[i16]
    steps: vec[i16]
    """tile * tiles + tile: steps from one to the other, as an Explorer goes; FAR if there is no way."""
    market: vec[i16]
    """Which one, or -1."""
    market_tiles: vec[i16]
    names: list[str]
    features: list[str]
    """What each tile is besides, "" if nothing: modules that bring such know what it means."""
    bridges: list[tuple[int, int]]
    """Tiles that are adjacent although one of them lies apart."""

    def __init__(self, shape: Shape, terrain: list[int], market: list[int], draw: Callable[[], str]) -> None:
        self.tiles = len(terrain)
        self.names = shape.names
        self.features = shape.features
        self.bridges = shape.bridges
        self.kind = shape.kind
        self.near = shape.near
        self.near_start = shape.near_start
        self.coastal = shape.coastal
        self.steps = shape.steps
        self.terrain = vec[i16](terrain)
        self.market = vec[i16](market)
        self.market_tiles = vec[i16]([tile for tile in range(len(market)) if market[tile] >= 0])
        self.draw: Final = draw
        self.drawing = ""

    @property
    def text(self) -> str:
        """The drawing, with all tokens placed: a position that is saved can be loaded from it."""
        if not self.drawing:
            self.drawing = self.draw()
        return self.drawing

    def neighbours(self, tile: i64) -> list[int]:
        """For those who are in no hurry."""
        return [int(n) for n in self.near[self.near_start[tile] : self.near_start[tile + 1]]]

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
