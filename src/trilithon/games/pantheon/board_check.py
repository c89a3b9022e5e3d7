"""The constraints a good board keeps (PA-MAP-01 to -10), for ours and for a user's own.

The engine plays on any board that can be read; this says in plain words where one departs from the design.
"""

from __future__ import annotations

from trilithon.games.pantheon.board import COLUMN, START, UNREACHABLE, WATER, Map
from trilithon.kernel import hexes
from trilithon.kernel.hexes import Cell, to_hex

MARKS = [0, 0, 0, 3, 4]


def board_problems(board: Map, nations: list[str]) -> list[str]:
    """Everything that is wrong with a board, each with the id of the constraint; empty for a good one."""
    return [
        *_functions(board, nations),
        *_connected(board),
        *_size(board),
        *_starts(board, nations),
        *_loot_distances(board, nations),
        *_column_distances(board, nations),
        *_bottlenecks(board),
    ]


def _name(cell: Cell) -> str:
    return hexes.name(cell)


def _starts_of(board: Map, nations: list[str]) -> dict[str, Cell]:
    found = {nation: board.start(nation) for nation in nations}
    return {nation: cell for nation, cell in found.items() if cell is not None}


def _functions(board: Map, nations: list[str]) -> list[str]:
    problems = []
    for nation in nations:
        starts = [cell for cell, g in board.ground.items() if g.use == START and g.nation == nation]
        if len(starts) != 1:
            problems.append(f"PA-MAP-02: {nation} has {len(starts)} start hexes instead of 1")
        marks = sorted(mark for _, mark in board.loot(nation))
        if marks != MARKS:
            problems.append(f"PA-MAP-02: the loot hexes of {nation} are marked {marks} instead of {MARKS}")
    return problems


def _connected(board: Map) -> list[str]:
    problems = []
    parts: list[list[Cell]] = []
    left = board.feet_cells
    while left:
        parts.append(sorted(board.feet_needed(min(left))))
        left = left.difference(parts[-1])
    for cut_off in sorted(parts, key=len)[:-1]:
        problems.append(f"PA-MAP-03: feet cannot reach {', '.join(_names(cut_off))} from the rest")
    for cell in board.column_cells:
        feet = sum(near in board.feet_cells for near in board.neighbours(cell))
        if feet < 3:
            problems.append(f"PA-MAP-03: column hex {_name(cell)} has {feet} neighbours for feet, needs 3")
    return problems


def _names(cells: list[Cell]) -> list[str]:
    return [_name(cell) for cell in cells]


def _size(board: Map) -> list[str]:
    problems = []
    if (board.columns, board.rows) != (19, 12):
        problems.append(f"PA-MAP-04: the board is {board.columns} x {board.rows} instead of 19 x 12")
    columns = len(board.column_cells)
    if columns != 36:
        problems.append(f"PA-MAP-04: there are {columns} column hexes instead of 36")
    water = sum(ground.use == WATER for ground in board.ground.values())
    if not 60 <= water <= 80:
        problems.append(f"PA-MAP-04: {water} hexes are water; about 70 are wanted")
    return problems


def _starts(board: Map, nations: list[str]) -> list[str]:
    problems = []
    starts = _starts_of(board, nations)
    for nation, cell in starts.items():
        near = board.neighbours(cell)
        if len(near) < 6:
            problems.append(f"PA-MAP-06: the start of {nation}, {_name(cell)}, lies on the edge of the board")
        columns = sum(board.ground[other].use == COLUMN for other in near)
        if columns > 1:
            problems.append(f"PA-MAP-06: {columns} column hexes touch the start of {nation}; at most 1 may")
    for a, cell in starts.items():
        for b, other in starts.items():
            far = hexes.distance(to_hex(cell), to_hex(other))
            if a < b and far < 4:
                problems.append(f"PA-MAP-06: the starts of {a} and {b} are {far} apart, needs 4")
    return problems


def _loot_distances(board: Map, nations: list[str]) -> list[str]:
    problems = []
    for nation, start in _starts_of(board, nations).items():
        needed = board.feet_needed(start)
        loot = board.loot(nation)
        unmarked = sorted(needed.get(cell, UNREACHABLE) for cell, mark in loot if mark == 0)
        if len(unmarked) == 3 and (unmarked[:2] != [2, 3] or unmarked[2] not in (3, 4)):
            problems.append(
                f"PA-MAP-07: unmarked loot of {nation} is {unmarked} feet away, wants 2, 3, 3 or 4"
            )
        for mark, allowed in ((3, (3, 4)), (4, (4, 5))):
            for cell, its_mark in loot:
                feet = needed.get(cell, UNREACHABLE)
                if its_mark == mark and feet not in allowed:
                    problems.append(
                        f"PA-MAP-07: loot {mark} of {nation} is {feet} feet away, wants {allowed[0]} or {allowed[1]}"
                    )
        cells = [cell for cell, _ in loot]
        for i, cell in enumerate(cells):
            touching = [other for other in cells[:i] if other in board.neighbours(cell)]
            problems += [
                f"PA-MAP-07: loot hexes {_name(o)} and {_name(cell)} of {nation} touch" for o in touching
            ]
        sectors = {hexes.sector(to_hex(start), to_hex(cell)) for cell in cells}
        if cells and len(sectors) < 4:
            problems.append(
                f"PA-MAP-07: the loot of {nation} lies in {len(sectors)} sectors around it, needs 4"
            )
    return problems


def _column_distances(board: Map, nations: list[str]) -> list[str]:
    problems = []
    near_starts = dict.fromkeys(board.column_cells, 0)
    for nation, start in _starts_of(board, nations).items():
        distances = board.column_distances(start)
        for within, low, high in ((2, 1, 2), (3, 3, 4), (5, 7, 12)):
            found = sum(distance <= within for distance in distances.values())
            if not low <= found <= high:
                problems.append(
                    f"PA-MAP-08: {nation} has {found} column hexes within {within}, wants {low} to {high}"
                )
        for cell, distance in distances.items():
            near_starts[cell] += distance <= 5
    far = [cell for cell, count in near_starts.items() if count == 0]
    if far:
        problems.append(f"PA-MAP-09: column hexes {', '.join(_names(far))} are not within 5 of any start")
    shared = sum(count >= 2 for count in near_starts.values())
    if shared < 18:
        problems.append(f"PA-MAP-09: {shared} column hexes are within 5 of two starts, needs 18")
    return problems


def _bottlenecks(board: Map) -> list[str]:
    problems = []
    for cell in sorted(board.feet_cells):
        others = board.feet_cells - {cell}
        if others and len(board.feet_needed(min(others), without=cell)) < len(others):
            problems.append(f"PA-MAP-10: without hex {_name(cell)} the board falls apart for feet")
    return problems
