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
class Plan:
    """A map. A tile is known by its position in these tuples, which go row by row."""

    cells: tuple[Cell, ...]
    kinds: tuple[int, ...]
    terrain: tuple[int, ...]
    """Of Provinces; 0 elsewhere."""
    tokens: tuple[int, ...]
    markets: tuple[int, ...]
    """1 where a Market is, 0 where none is, OPEN where there may be one."""

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
    def neighbours(self) -> list[list[int]]:
        """The tiles that share an edge with each (MO-MAP-01), clockwise from east."""
        return _neighbours(self.cells)

    @cached_property
    def provinces_near(self) -> list[list[int]]:
        """Those of the neighbours that are Provinces."""
        return [[tile for tile in near if self.kinds[tile] == PROVINCE] for near in self.neighbours]

    @cached_property
    def coastal(self) -> tuple[bool, ...]:
        """Whether each is a Province that touches Water; the border of the map is none (MO-MAP-13)."""
        return tuple(
            kind == PROVINCE and any(self.kinds[near] == WATER for near in self.neighbours[tile])
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
def _neighbours(cells: tuple[Cell, ...]) -> list[list[int]]:
    tiles = {cell: tile for tile, cell in enumerate(cells)}
    around = [[hexes.to_cell(near) for near in hexes.neighbours(hexes.to_hex(cell))] for cell in cells]
    return [[tiles[near] for near in near_cells if near in tiles] for near_cells in around]
