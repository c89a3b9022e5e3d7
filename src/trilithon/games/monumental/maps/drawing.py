"""Maps as content files draw them, and as players send them to each other in one line.

A drawing has a row of cells for every row of hexes, odd rows being shifted half a hex to the right. A cell is
three characters: `...` nothing, `~~~` Water, `CCC` a Capital, or a Province: its terrain, its token (1-4 a
Barbarian, f a Free City, ? any) and its Market (m yes, - no, ? perhaps).

The line `map1-.C0/01C` is shorter: `.` nothing, `w` Water, `C` a Capital, and of a Province the terrain, then
a-d for a Barbarian or f for a Free City, then m for a Market or n for none; what is not said is placed at random.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from trilithon.games.monumental.maps.plan import CAPITAL, FREE_CITY, NOTHING, OPEN, PROVINCE, WATER, Plan
from trilithon.kernel import hexes
from trilithon.kernel.errors import ContentError, SetupError
from trilithon.kernel.hexes import Cell

_Tile = tuple[Cell, int, int, int, int]

_TOKENS = {"1": 1, "2": 2, "3": 3, "4": 4, "f": FREE_CITY, "?": OPEN}
_MARKETS = {"m": 1, "-": 0, "?": OPEN}
_TOKEN_LETTERS = {"a": 1, "b": 2, "c": 3, "d": 4, "f": FREE_CITY, "": OPEN}
_MARKET_LETTERS = {"m": 1, "n": 0, "": OPEN}
_ALLOWED = (
    "... for nothing, ~~~ for Water, CCC for a Capital, or a Province as in 1?? or 2fm: terrain 0-4, "
    "token 1-4 or f or ?, Market m or - or ?"
)

LINE = "map1-"
"""How a map in one line begins. The number is that of the way of writing."""
LINE_PATTERN = r"map1-[0-4a-dfmnwC./]{1,395}"
LONGEST_LINE = 400
WIDEST = 20
"""Rows and columns of a map in one line: more than the tiles of any box could fill sensibly."""
_LINE_CELL = re.compile(r"(?P<other>[.wC])|(?P<terrain>[0-4])(?P<token>[a-df]?)(?P<market>[mn]?)")
_LINE_ALLOWED = (
    ". for nothing, w for Water, C for a Capital, or a Province as in 1 or 2fm: terrain 0-4, "
    "then a-d or f if its token is fixed, then m or n if it is fixed whether it has a Market"
)


# -- drawings ----------------------------------------------------------------------------------------


def read_rows(rows: Sequence[str], map: str = "map") -> Plan:
    """The map of a drawing; ContentError says which cell of which map cannot be read."""
    cells = [row.split() for row in rows]
    if not cells or not cells[0]:
        raise ContentError(f"{map}: there must be at least one row with one cell")
    tiles = []
    for r, row in enumerate(cells):
        if len(row) != len(cells[0]):
            raise ContentError(f"{map}: row {r} has {len(row)} cells, row 0 has {len(cells[0])}")
        for c, text in enumerate(row):
            if text != "...":
                tiles.append(_read_cell(map, Cell(c, r), text))
    if not tiles:
        raise ContentError(f"{map}: there is no tile; allowed: {_ALLOWED}")
    return _plan(tiles)


def write_rows(plan: Plan) -> list[str]:
    """The drawing of a map: the inverse of `read_rows`."""
    rows = [["..."] * (1 + max(cell.column for cell in plan.cells)) for _ in range(1 + plan.cells[-1].row)]
    for tile, cell in enumerate(plan.cells):
        rows[cell.row][cell.column] = _write_cell(plan, tile)
    return [" ".join(row) for row in rows]


def _read_cell(map: str, cell: Cell, text: str) -> _Tile:
    if text == "~~~":
        return cell, WATER, 0, NOTHING, 0
    if text == "CCC":
        return cell, CAPITAL, 0, NOTHING, 0
    if len(text) == 3 and text[0] in "01234" and text[1] in _TOKENS and text[2] in _MARKETS:
        return cell, PROVINCE, int(text[0]), _TOKENS[text[1]], _MARKETS[text[2]]
    raise ContentError(f"{map}: cell {hexes.name(cell)} is {text!r}; allowed: {_ALLOWED}")


def _write_cell(plan: Plan, tile: int) -> str:
    if plan.kinds[tile] != PROVINCE:
        return "CCC" if plan.kinds[tile] == CAPITAL else "~~~"
    return f"{plan.terrain[tile]}{_key(_TOKENS, plan.tokens[tile])}{_key(_MARKETS, plan.markets[tile])}"


# -- lines -------------------------------------------------------------------------------------------


def read_line(text: str) -> Plan:
    """The map of a line; SetupError says which row of it cannot be read, and what would be right."""
    if not text.startswith(LINE):
        raise SetupError(f"a map in one line begins with {LINE}, not with {text[: len(LINE)]!r}")
    if len(text) > LONGEST_LINE:
        raise SetupError(f"a map in one line has at most {LONGEST_LINE} characters, not {len(text)}")
    rows = text[len(LINE) :].split("/")
    if len(rows) > WIDEST:
        raise SetupError(f"a map has at most {WIDEST} rows, not {len(rows)}")
    tiles = [tile for r, row in enumerate(rows) for tile in _read_line_row(r, row)]
    if not tiles:
        raise SetupError(f"there is no tile on this map; a row consists of {_LINE_ALLOWED}")
    return _plan(tiles)


def write_line(plan: Plan) -> str:
    """The line of a map: the inverse of `read_line`, for maps that are not wider or longer than that reads."""
    rows = [""] * (1 + plan.cells[-1].row)
    columns = [0] * len(rows)
    for tile, cell in enumerate(plan.cells):
        rows[cell.row] += "." * (cell.column - columns[cell.row]) + _write_line_cell(plan, tile)
        columns[cell.row] = cell.column + 1
    return LINE + "/".join(rows)


def _read_line_row(r: int, row: str) -> list[_Tile]:
    tiles: list[_Tile] = []
    column = place = 0
    while place < len(row):
        found = _LINE_CELL.match(row, place)
        if found is None:
            raise SetupError(
                f"row {r} of this map cannot be read from {row[place]!r} on; allowed: {_LINE_ALLOWED}"
            )
        if column == WIDEST:
            raise SetupError(f"row {r} of this map has more than {WIDEST} cells")
        cell = Cell(column, r)
        if found["terrain"]:
            token, market = _TOKEN_LETTERS[found["token"]], _MARKET_LETTERS[found["market"]]
            tiles.append((cell, PROVINCE, int(found["terrain"]), token, market))
        elif found["other"] != ".":
            tiles.append((cell, WATER if found["other"] == "w" else CAPITAL, 0, NOTHING, 0))
        column, place = column + 1, found.end()
    return tiles


def _write_line_cell(plan: Plan, tile: int) -> str:
    if plan.kinds[tile] != PROVINCE:
        return "C" if plan.kinds[tile] == CAPITAL else "w"
    token = _key(_TOKEN_LETTERS, plan.tokens[tile])
    return f"{plan.terrain[tile]}{token}{_key(_MARKET_LETTERS, plan.markets[tile])}"


# -- both --------------------------------------------------------------------------------------------


def _plan(tiles: Sequence[_Tile]) -> Plan:
    cells, kinds, terrain, tokens, markets = zip(*tiles, strict=True)
    return Plan(cells, kinds, terrain, tokens, markets)


def _key(codes: dict[str, int], code: int) -> str:
    return next(key for key, value in codes.items() if value == code)
