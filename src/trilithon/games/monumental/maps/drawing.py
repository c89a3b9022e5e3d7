"""Maps as content files draw them, and as players send them to each other in one line.

A drawing has a row of cells for every row of hexes, odd rows being shifted half a hex to the right. A cell is
three characters: `...` nothing, `~~~` Water, `CCC` a Capital, or a Province: its terrain, its token (1-4 a
Barbarian, f a Free City, ? any) and its Market (m yes, - no, ? perhaps).

The line `map1-.C0/01C` is shorter: `.` nothing, `w` Water, `C` a Capital, and of a Province the terrain, then
a-d for a Barbarian or f for a Free City, then m for a Market or n for none; what is not said is placed at random.

In both a Province may end with the capital of its feature, if there are any, and then with the bridges that begin
there: p to the east, then q, r, s, t and u clockwise.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from trilithon.games.monumental.maps.plan import (
    CAPITAL,
    FREE_CITY,
    NOTHING,
    OPEN,
    PROVINCE,
    WATER,
    Feature,
    Plan,
)
from trilithon.kernel import hexes
from trilithon.kernel.errors import ContentError, SetupError
from trilithon.kernel.hexes import Cell


class _Tile(NamedTuple):
    cell: Cell
    kind: int
    terrain: int = 0
    token: int = NOTHING
    market: int = 0
    feature: Feature | None = None
    bridges: tuple[int, ...] = ()


Letters = Mapping[str, Feature]
"""The features that drawings may have, by their letters."""

_TOKENS = {"1": 1, "2": 2, "3": 3, "4": 4, "f": FREE_CITY, "?": OPEN}
_MARKETS = {"m": 1, "-": 0, "?": OPEN}
_TOKEN_LETTERS = {"a": 1, "b": 2, "c": 3, "d": 4, "f": FREE_CITY, "": OPEN}
_MARKET_LETTERS = {"m": 1, "n": 0, "": OPEN}
_BRIDGES = "pqrstu"
_FEATURE = r"(?:(?P<feature>[ABD-Z])(?P<bridges>[p-u]*))?"
_CELL = re.compile(r"(?P<terrain>[0-4])(?P<token>[1-4f?])(?P<market>[m?-])" + _FEATURE)
_ALLOWED = (
    "... for nothing, ~~~ for Water, CCC for a Capital, or a Province as in 1?? or 2fm: terrain 0-4, "
    "token 1-4 or f or ?, Market m or - or ?"
)

LINE = "map1-"
"""How a map in one line begins. The number is that of the way of writing."""
LINE_PATTERN = r"map1-[0-4a-dfmnp-uwA-Z./]{1,395}"
LONGEST_LINE = 400
WIDEST = 20
"""Rows and columns of a map in one line: more than the tiles of any box could fill sensibly."""
_LINE_CELL = re.compile(r"(?P<other>[.wC])|(?P<terrain>[0-4])(?P<token>[a-df]?)(?P<market>[mn]?)" + _FEATURE)
_LINE_ALLOWED = (
    ". for nothing, w for Water, C for a Capital, or a Province as in 1 or 2fm: terrain 0-4, "
    "then a-d or f if its token is fixed, then m or n if it is fixed whether it has a Market"
)


# -- drawings ----------------------------------------------------------------------------------------


def read_rows(rows: Sequence[str], called: str = "map", letters: Letters | None = None) -> Plan:
    """The map of a drawing; ContentError says which cell of which map cannot be read."""
    cells = [row.split() for row in rows]
    if not cells or not cells[0]:
        raise ContentError(f"{called}: there must be at least one row with one cell")
    tiles = []
    for r, row in enumerate(cells):
        if len(row) != len(cells[0]):
            raise ContentError(f"{called}: row {r} has {len(row)} cells, row 0 has {len(cells[0])}")
        for c, text in enumerate(row):
            if text != "...":
                tiles.append(_read_cell(called, Cell(c, r), text, letters or {}))
    if not tiles:
        raise ContentError(f"{called}: there is no tile; allowed: {_ALLOWED}")
    return _plan(tiles)


def write_rows(plan: Plan) -> list[str]:
    """The drawing of a map: the inverse of `read_rows`."""
    rows = [["..."] * (1 + max(cell.column for cell in plan.cells)) for _ in range(1 + plan.cells[-1].row)]
    for tile, cell in enumerate(plan.cells):
        rows[cell.row][cell.column] = _write_cell(plan, tile)
    width = max(len(text) for row in rows for text in row)
    return [" ".join(text.ljust(width) for text in row).rstrip() for row in rows]


def _read_cell(called: str, cell: Cell, text: str, letters: Letters) -> _Tile:
    if text in ("~~~", "CCC"):
        return _Tile(cell, WATER if text == "~~~" else CAPITAL)
    found = _CELL.fullmatch(text)
    if found is None or (found["feature"] or "") not in ("", *letters):
        raise ContentError(
            f"{called}: cell {hexes.name(cell)} is {text!r}; allowed: {_ALLOWED}{_or_features(letters)}"
        )
    token, market = _TOKENS[found["token"]], _MARKETS[found["market"]]
    return _Tile(cell, PROVINCE, int(found["terrain"]), token, market, *_read_feature(found, letters))


def _write_cell(plan: Plan, tile: int) -> str:
    if plan.kinds[tile] != PROVINCE:
        return "CCC" if plan.kinds[tile] == CAPITAL else "~~~"
    token, market = _key(_TOKENS, plan.tokens[tile]), _key(_MARKETS, plan.markets[tile])
    return f"{plan.terrain[tile]}{token}{market}{_write_feature(plan, tile)}"


# -- lines -------------------------------------------------------------------------------------------


def read_line(text: str, letters: Letters | None = None) -> Plan:
    """The map of a line; SetupError says which row of it cannot be read, and what would be right."""
    if not text.startswith(LINE):
        raise SetupError(f"a map in one line begins with {LINE}, not with {text[: len(LINE)]!r}")
    if len(text) > LONGEST_LINE:
        raise SetupError(f"a map in one line has at most {LONGEST_LINE} characters, not {len(text)}")
    rows = text[len(LINE) :].split("/")
    if len(rows) > WIDEST:
        raise SetupError(f"a map has at most {WIDEST} rows, not {len(rows)}")
    tiles = [tile for r, row in enumerate(rows) for tile in _read_line_row(r, row, letters or {})]
    if not tiles:
        raise SetupError(f"there is no tile on this map; a row consists of {_LINE_ALLOWED}")
    return _plan(tiles)


def read_tokens(text: str) -> Sequence[int]:
    """The tokens of every tile on the map of a line, whatever features it has."""
    return read_line(text, {letter: Feature("", letter) for letter in ascii_uppercase}).tokens


def write_line(plan: Plan) -> str:
    """The line of a map: the inverse of `read_line`, for maps that are not wider or longer than that reads."""
    rows = [""] * (1 + plan.cells[-1].row)
    columns = [0] * len(rows)
    for tile, cell in enumerate(plan.cells):
        rows[cell.row] += "." * (cell.column - columns[cell.row]) + _write_line_cell(plan, tile)
        columns[cell.row] = cell.column + 1
    return LINE + "/".join(rows)


def _read_line_row(r: int, row: str, letters: Letters) -> list[_Tile]:
    tiles: list[_Tile] = []
    column = place = 0
    while place < len(row):
        found = _LINE_CELL.match(row, place)
        if found is None or (found["feature"] or "") not in ("", *letters):
            wrong = row[place] if found is None else found["feature"]
            raise SetupError(
                f"row {r} of this map cannot be read from {wrong!r} on; "
                f"allowed: {_LINE_ALLOWED}{_or_features(letters)}"
            )
        if column == WIDEST:
            raise SetupError(f"row {r} of this map has more than {WIDEST} cells")
        cell = Cell(column, r)
        if found["terrain"]:
            token, market = _TOKEN_LETTERS[found["token"]], _MARKET_LETTERS[found["market"]]
            feature = _read_feature(found, letters)
            tiles.append(_Tile(cell, PROVINCE, int(found["terrain"]), token, market, *feature))
        elif found["other"] != ".":
            tiles.append(_Tile(cell, WATER if found["other"] == "w" else CAPITAL))
        column, place = column + 1, found.end()
    return tiles


def _write_line_cell(plan: Plan, tile: int) -> str:
    if plan.kinds[tile] != PROVINCE:
        return "C" if plan.kinds[tile] == CAPITAL else "w"
    token = _key(_TOKEN_LETTERS, plan.tokens[tile])
    market = _key(_MARKET_LETTERS, plan.markets[tile])
    return f"{plan.terrain[tile]}{token}{market}{_write_feature(plan, tile)}"


# -- both --------------------------------------------------------------------------------------------


def _read_feature(found: re.Match[str], letters: Letters) -> tuple[Feature | None, tuple[int, ...]]:
    if not found["feature"]:
        return None, ()
    bridges = tuple(at for at, letter in enumerate(_BRIDGES) if letter in found["bridges"])
    return letters[found["feature"]], bridges


def _write_feature(plan: Plan, tile: int) -> str:
    if tile not in plan.feature_on:
        return ""
    bridges = (_BRIDGES[direction] for start, direction in plan.bridges if start == tile)
    return plan.feature_on[tile].letter + "".join(bridges)


def _or_features(letters: Letters) -> str:
    """The end of what is allowed."""
    if not letters:
        return ""
    return f"; then one of {', '.join(sorted(letters))} if it is that, and p-u for bridges from there"


def _plan(tiles: Sequence[_Tile]) -> Plan:
    return Plan(
        cells=tuple(tile.cell for tile in tiles),
        kinds=tuple(tile.kind for tile in tiles),
        terrain=tuple(tile.terrain for tile in tiles),
        tokens=tuple(tile.token for tile in tiles),
        markets=tuple(tile.market for tile in tiles),
        features=tuple((at, tile.feature) for at, tile in enumerate(tiles) if tile.feature),
        bridges=tuple((at, direction) for at, tile in enumerate(tiles) for direction in tile.bridges),
    )


def _key(codes: dict[str, int], code: int) -> str:
    return next(key for key, value in codes.items() if value == code)
