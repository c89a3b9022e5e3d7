"""The board as the content files draw it: hexes, what each is for, and distances that feet need."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from trilithon.kernel import hexes
from trilithon.kernel.hexes import Cell

if TYPE_CHECKING:
    from trilithon.games.pantheon.schema import Board, Nation

WATER, PLAIN, COLUMN, START, LOOT = "water", "plain", "column", "start", "loot"
UNREACHABLE = 999


@dataclass(frozen=True)
class Ground:
    """One hex: what it is for; start and loot hexes belong to a nation, loot hexes may be marked 3 or 4."""

    use: str
    nation: str = ""
    mark: int = 0

    @property
    def takes_feet(self) -> bool:
        return self.use != COLUMN


@dataclass(frozen=True)
class Map:
    """A board that has been read: the ground of every hex by its cell."""

    id: str
    columns: int
    rows: int
    ground: dict[Cell, Ground]

    def neighbours(self, cell: Cell) -> list[Cell]:
        return self._near[cell]

    @cached_property
    def _near(self) -> dict[Cell, list[Cell]]:
        near = {
            cell: [hexes.to_cell(near) for near in hexes.neighbours(hexes.to_hex(cell))]
            for cell in self.ground
        }
        return {cell: [other for other in others if other in self.ground] for cell, others in near.items()}

    @cached_property
    def feet_cells(self) -> set[Cell]:
        return {cell for cell, ground in self.ground.items() if ground.takes_feet}

    @cached_property
    def column_cells(self) -> list[Cell]:
        return [cell for cell, ground in self.ground.items() if ground.use == COLUMN]

    def start(self, nation: str) -> Cell | None:
        return next((cell for cell, g in self.ground.items() if g.use == START and g.nation == nation), None)

    def loot(self, nation: str) -> list[tuple[Cell, int]]:
        """The nation's loot hexes with their marks."""
        return [(cell, g.mark) for cell, g in self.ground.items() if g.use == LOOT and g.nation == nation]

    def feet_needed(self, start: Cell, without: Cell | None = None) -> dict[Cell, int]:
        """For every hex that takes feet: how many feet a chain from `start` to it has."""
        needed = {start: 0}
        queue = deque([start])
        while queue:
            cell = queue.popleft()
            for near in self.neighbours(cell):
                if near in self.feet_cells and near not in needed and near != without:
                    needed[near] = needed[cell] + 1
                    queue.append(near)
        return needed

    def column_distances(self, start: Cell) -> dict[Cell, int]:
        """For every column hex: pieces needed to have a column there, that one included (PA-MAP-08)."""
        needed = self.feet_needed(start)
        return {
            cell: 1
            + min(
                (needed.get(n, UNREACHABLE) for n in self.neighbours(cell) if n != start), default=UNREACHABLE
            )
            for cell in self.column_cells
        }


def read_map(board: Board, nations: tuple[Nation, ...]) -> Map:
    """The layout of a board entry; ValueError names the row and the hex that cannot be read."""
    ids = {nation.code: nation.id for nation in nations}
    rows = [row.split() for row in board.rows]
    if not rows or not rows[0]:
        raise ValueError(f"board {board.id!r}: there must be at least one row with one hex")
    ground: dict[Cell, Ground] = {}
    for r, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise ValueError(f"board {board.id!r}: row {r} has {len(row)} hexes, row 0 has {len(rows[0])}")
        for c, text in enumerate(row):
            ground[Cell(c, r)] = _read_hex(board.id, Cell(c, r), text, ids)
    return Map(board.id, len(rows[0]), len(rows), ground)


def _read_hex(board: str, cell: Cell, text: str, ids: dict[str, str]) -> Ground:
    plain = {"~~": WATER, "..": PLAIN, "##": COLUMN}
    if text in plain:
        return Ground(plain[text])
    code = text[:2].upper()
    if code in ids and text == code:
        return Ground(START, ids[code])
    if code in ids and re.fullmatch(r"[a-z]{2}[34]?", text):
        return Ground(LOOT, ids[code], int(text[2:] or 0))
    allowed = f"~~ .. ## or a nation ({', '.join(sorted(ids))}) as in IB, ib, ib3, ib4"
    raise ValueError(f"board {board!r}: hex {hexes.name(cell)} is {text!r}; allowed: {allowed}")
