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
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from trilithon.games.monumental.maps.checking import sentences
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
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.errors import ContentError
from trilithon.kernel.hexes import Cell
from trilithon.kernel.messages import SetupRefused


class Tile(NamedTuple):
    kind: int
    terrain: int = 0
    token: int = NOTHING
    market: int = 0
    feature: Feature | None = None
    bridges: tuple[int, ...] = ()
    """The directions in which bridges lead from here, in order."""


Tiles = dict[Cell, Tile]


class LineError(SetupRefused):
    """A text is no map in one line; `reason` says why, for every language."""

    def __init__(self, text: str, sentence: str, **args: Argument) -> None:
        self.reason = Message(f"monumental-map-{sentence}", args)
        super().__init__([self.reason], sentences())
        self._text = text

    def __str__(self) -> str:
        return self._text


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
    tiles: Tiles = {}
    for r, row in enumerate(cells):
        if len(row) != len(cells[0]):
            raise ContentError(f"{called}: row {r} has {len(row)} cells, row 0 has {len(cells[0])}")
        for c, text in enumerate(row):
            if text != "...":
                tiles[Cell(c, r)] = _read_cell(called, Cell(c, r), text, letters or {})
    if not tiles:
        raise ContentError(f"{called}: there is no tile; allowed: {_ALLOWED}")
    return plan_of(tiles)


def write_rows(plan: Plan) -> list[str]:
    """The drawing of a map: the inverse of `read_rows`."""
    rows = [["..."] * (1 + max(cell.column for cell in plan.cells)) for _ in range(1 + plan.cells[-1].row)]
    for cell, tile in tiles_of(plan).items():
        rows[cell.row][cell.column] = _write_cell(tile)
    width = max(len(text) for row in rows for text in row)
    return [" ".join(text.ljust(width) for text in row).rstrip() for row in rows]


def _read_cell(called: str, cell: Cell, text: str, letters: Letters) -> Tile:
    if text in ("~~~", "CCC"):
        return Tile(WATER if text == "~~~" else CAPITAL)
    found = _CELL.fullmatch(text)
    if found is None or (found["feature"] or "") not in ("", *letters):
        raise ContentError(
            f"{called}: cell {hexes.name(cell)} is {text!r}; allowed: {_ALLOWED}{_or_features(letters)}"
        )
    token, market = _TOKENS[found["token"]], _MARKETS[found["market"]]
    return Tile(PROVINCE, int(found["terrain"]), token, market, *_read_feature(found, letters))


def _write_cell(tile: Tile) -> str:
    if tile.kind != PROVINCE:
        return "CCC" if tile.kind == CAPITAL else "~~~"
    return f"{tile.terrain}{_key(_TOKENS, tile.token)}{_key(_MARKETS, tile.market)}{_write_feature(tile)}"


# -- lines -------------------------------------------------------------------------------------------


def read_line(text: str, letters: Letters | None = None) -> Plan:
    """The map of a line; LineError says which row of it cannot be read, and what would be right."""
    _check_beginning(text)
    if len(text) > LONGEST_LINE:
        raise LineError(
            f"a map in one line has at most {LONGEST_LINE} characters, not {len(text)}",
            "line-long",
            found=len(text),
            most=LONGEST_LINE,
        )
    tiles = read_tiles(text, letters)
    if not tiles:
        raise LineError(f"there is no tile on this map; a row consists of {_LINE_ALLOWED}", "unreadable")
    return plan_of(tiles)


def read_tiles(text: str, letters: Letters | None = None, widest: int = WIDEST) -> Tiles:
    """The tiles of a line, however many characters it has, and even if there is nothing on the map."""
    _check_beginning(text)
    rows = text[len(LINE) :].split("/")
    if len(rows) > widest:
        raise LineError(f"a map has at most {widest} rows, not {len(rows)}", "line-wide", most=widest)
    cells = (cell for r, row in enumerate(rows) for cell in _read_line_row(r, row, letters or {}, widest))
    return dict(cells)


def read_tokens(text: str) -> Sequence[int]:
    """The tokens of every tile on the map of a line, whatever features it has."""
    return read_line(text, {letter: Feature("", letter) for letter in ascii_uppercase}).tokens


def write_line(plan: Plan) -> str:
    """The line of a map: the inverse of `read_line`, for maps that are not wider or longer than that reads."""
    return write_tiles(tiles_of(plan))


def write_tiles(tiles: Tiles) -> str:
    """The inverse of `read_tiles`."""
    rows = [""] * (1 + max((cell.row for cell in tiles), default=0))
    columns = [0] * len(rows)
    for cell, tile in _in_order(tiles):
        rows[cell.row] += "." * (cell.column - columns[cell.row]) + _write_line_cell(tile)
        columns[cell.row] = cell.column + 1
    return LINE + "/".join(rows)


def _check_beginning(text: str) -> None:
    if not text.startswith(LINE):
        raise LineError(f"a map in one line begins with {LINE}, not with {text[: len(LINE)]!r}", "unreadable")


def _read_line_row(r: int, row: str, letters: Letters, widest: int) -> Iterator[tuple[Cell, Tile]]:
    column = place = 0
    while place < len(row):
        found = _LINE_CELL.match(row, place)
        if found is None or (found["feature"] or "") not in ("", *letters):
            wrong = row[place] if found is None else found["feature"]
            raise LineError(
                f"row {r} of this map cannot be read from {wrong!r} on; "
                f"allowed: {_LINE_ALLOWED}{_or_features(letters)}",
                "line-row",
                row=r,
                found=wrong,
            )
        if column == widest:
            raise LineError(f"row {r} of this map has more than {widest} cells", "line-wide", most=widest)
        if found["terrain"]:
            token, market = _TOKEN_LETTERS[found["token"]], _MARKET_LETTERS[found["market"]]
            feature = _read_feature(found, letters)
            yield Cell(column, r), Tile(PROVINCE, int(found["terrain"]), token, market, *feature)
        elif found["other"] != ".":
            yield Cell(column, r), Tile(WATER if found["other"] == "w" else CAPITAL)
        column, place = column + 1, found.end()


def _write_line_cell(tile: Tile) -> str:
    if tile.kind != PROVINCE:
        return "C" if tile.kind == CAPITAL else "w"
    token, market = _key(_TOKEN_LETTERS, tile.token), _key(_MARKET_LETTERS, tile.market)
    return f"{tile.terrain}{token}{market}{_write_feature(tile)}"


# -- both --------------------------------------------------------------------------------------------


def _read_feature(found: re.Match[str], letters: Letters) -> tuple[Feature | None, tuple[int, ...]]:
    if not found["feature"]:
        return None, ()
    bridges = tuple(at for at, letter in enumerate(_BRIDGES) if letter in found["bridges"])
    return letters[found["feature"]], bridges


def _write_feature(tile: Tile) -> str:
    if tile.feature is None:
        return ""
    return tile.feature.letter + "".join(_BRIDGES[direction] for direction in tile.bridges)


def _or_features(letters: Letters) -> str:
    """The end of what is allowed."""
    if not letters:
        return ""
    return f"; then one of {', '.join(sorted(letters))} if it is that, and p-u for bridges from there"


def plan_of(tiles: Tiles) -> Plan:
    found = [tile for _, tile in _in_order(tiles)]
    return Plan(
        cells=tuple(cell for cell, _ in _in_order(tiles)),
        kinds=tuple(tile.kind for tile in found),
        terrain=tuple(tile.terrain for tile in found),
        tokens=tuple(tile.token for tile in found),
        markets=tuple(tile.market for tile in found),
        features=tuple((at, tile.feature) for at, tile in enumerate(found) if tile.feature),
        bridges=tuple((at, direction) for at, tile in enumerate(found) for direction in tile.bridges),
    )


def tiles_of(plan: Plan) -> Tiles:
    """The inverse of `plan_of`."""
    bridges: dict[int, tuple[int, ...]] = {}
    for tile, direction in plan.bridges:
        bridges[tile] = (*bridges.get(tile, ()), direction)
    rest = zip(plan.kinds, plan.terrain, plan.tokens, plan.markets, strict=True)
    return {
        cell: Tile(*its, plan.feature_on.get(at), bridges.get(at, ()))
        for at, (cell, its) in enumerate(zip(plan.cells, rest, strict=True))
    }


def _in_order(tiles: Tiles) -> list[tuple[Cell, Tile]]:
    """Row by row."""
    return sorted(tiles.items(), key=lambda entry: (entry[0].row, entry[0].column))


def _key(codes: dict[str, int], code: int) -> str:
    return next(key for key, value in codes.items() if value == code)
