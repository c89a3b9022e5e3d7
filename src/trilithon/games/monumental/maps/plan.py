"""A map before the game begins: its tiles, and the tokens that lie on them or are still to be placed."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cached_property, lru_cache

from trilithon.kernel import hexes
from trilithon.kernel.hexes import Cell

CAPITAL, PROVINCE, WATER = 0, 1, 2
"""The kinds of tiles."""

NOTHING, FREE_CITY = 0, 5
"""As tokens; 1 to 4 is a Barbarian of that value."""

OPEN = -1
"""As a token or a Market: to be placed at random."""

UNREACHABLE = 999


@dataclass(frozen=True)
class Feature:
    """What a Province can be besides its terrain and its token. The game itself has none: modules bring them."""

    name: str
    letter: str
    """In drawings: a capital, but not the C of Capitals."""
    apart: bool = False
    """Adjacent only to tiles that a bridge leads to."""
    coastal: bool = False
    """Coastal wherever it lies."""
    lapping: bool = False
    """Makes the Provinces that share an edge with it coastal."""
    terrain: int = 0
    """The one that suits it."""


@dataclass(frozen=True)
class Plan:
    """A map. A tile is known by its position in these tuples, which go row by row."""

    cells: tuple[Cell, ...]
    kinds: tuple[int, ...]
    terrain: tuple[int, ...]
    """Of Provinces; 0 elsewhere."""
    tokens: tuple[int, ...]
    markets: tuple[int, ...]
    """1 where a Market is, 0 where none is, OPEN where there may be one."""
    features: tuple[tuple[int, Feature], ...] = ()
    """The tiles that have one, in order."""
    bridges: tuple[tuple[int, int], ...] = ()
    """The tile that each is drawn at, and the direction in which it leads."""

    def of_kind(self, kind: int) -> list[int]:
        return [tile for tile, its_kind in enumerate(self.kinds) if its_kind == kind]

    @cached_property
    def capitals(self) -> list[int]:
        return self.of_kind(CAPITAL)

    @cached_property
    def provinces(self) -> list[int]:
        return self.of_kind(PROVINCE)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return _names(self.cells)

    @cached_property
    def feature_on(self) -> dict[int, Feature]:
        return dict(self.features)

    @cached_property
    def beside(self) -> list[list[int]]:
        """The tiles that share an edge with each, clockwise from east."""
        return _beside(self.cells)

    @cached_property
    def crossings(self) -> list[tuple[int, int | None]]:
        """The tile that each bridge is drawn at, and the one it leads to; None: there is none."""
        tiles = {cell: tile for tile, cell in enumerate(self.cells)}
        return [(tile, tiles.get(_across(self.cells[tile], direction))) for tile, direction in self.bridges]

    @cached_property
    def linked(self) -> list[tuple[int, int]]:
        """The tiles that bridges join: each pair once, in order."""
        pairs = ((tile, other) for tile, other in self.crossings if other is not None)
        return sorted({(min(pair), max(pair)) for pair in pairs})

    @cached_property
    def neighbours(self) -> list[list[int]]:
        """The tiles adjacent to each (MO-MAP-01): beside it, and where one of the two lies apart, over a bridge."""
        apart = {tile for tile, feature in self.features if feature.apart}
        if not apart:
            return self.beside
        joined = {*self.linked, *((other, tile) for tile, other in self.linked)}
        return [
            [near for near in around if not apart & {tile, near} or (tile, near) in joined]
            for tile, around in enumerate(self.beside)
        ]

    @cached_property
    def provinces_near(self) -> list[list[int]]:
        """Those of the neighbours that are Provinces."""
        return [[tile for tile in near if self.kinds[tile] == PROVINCE] for near in self.neighbours]

    @cached_property
    def coastal(self) -> tuple[bool, ...]:
        """Whether each is a Province that touches Water; the border of the map is none (MO-MAP-13)."""
        always = {tile for tile, feature in self.features if feature.coastal}
        shores = {*self.of_kind(WATER), *(tile for tile, feature in self.features if feature.lapping)}
        return tuple(
            kind == PROVINCE and (tile in always or any(near in shores for near in self.beside[tile]))
            for tile, kind in enumerate(self.kinds)
        )

    @cached_property
    def is_placed(self) -> bool:
        """Whether nothing is left to chance."""
        return OPEN not in self.tokens and OPEN not in self.markets

    def steps_from(self, start: int) -> list[int]:
        """How many steps each tile is away when the way leads over Provinces alone, or UNREACHABLE."""
        steps = [UNREACHABLE] * len(self.cells)
        steps[start] = 0
        queue = deque([start])
        while queue:
            tile = queue.popleft()
            if tile != start and self.kinds[tile] != PROVINCE:
                continue
            for near in self.neighbours[tile]:
                if steps[near] == UNREACHABLE:
                    steps[near] = steps[tile] + 1
                    queue.append(near)
        return steps


# The same few maps are played on again and again, with other tokens: what depends on the cells alone is kept.


@lru_cache(maxsize=64)
def _names(cells: tuple[Cell, ...]) -> tuple[str, ...]:
    return tuple(hexes.name(cell) for cell in cells)


@lru_cache(maxsize=64)
def _beside(cells: tuple[Cell, ...]) -> list[list[int]]:
    tiles = {cell: tile for tile, cell in enumerate(cells)}
    around = [[hexes.to_cell(near) for near in hexes.neighbours(hexes.to_hex(cell))] for cell in cells]
    return [[tiles[near] for near in near_cells if near in tiles] for near_cells in around]


def _across(cell: Cell, direction: int) -> Cell:
    return hexes.to_cell(hexes.neighbour(hexes.to_hex(cell), direction))
