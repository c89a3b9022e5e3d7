"""Maps that somebody paints: what a brush does to tiles, where bridges can be, and the sheet that is painted on.

A sheet has room around the map, so that more can be painted there; it grows on all sides alike, so that what lies
opposite each other stays so. Where the map lies on it does not matter to anybody else (`cornered`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from trilithon.games.monumental.maps.checking import Problem, problem
from trilithon.games.monumental.maps.drawing import Tile, Tiles
from trilithon.games.monumental.maps.features import Features
from trilithon.games.monumental.maps.plan import CAPITAL, FREE_CITY, OPEN, PROVINCE, WATER
from trilithon.kernel import hexes
from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Stroke
from trilithon.kernel.hexes import Cell
from trilithon.kernel.options import Value

SMALLEST = 7
"""Columns and rows of a sheet, at least."""
LARGEST_COLUMNS, LARGEST_ROWS = 24, 25
"""Enough for every map and some room around it. Rows are always an odd number: then half a turn of the sheet leads from
cell to cell."""
HIGHEST = 4
"""Terrain."""
CITY = "free_city"
"""What a token is called that is no number."""
BRIDGE = "bridge"


class CannotPaint(Exception):
    """It cannot be done on this map, and why."""

    def __init__(self, why: Problem) -> None:
        self.why = why


class Size(NamedTuple):
    columns: int
    rows: int


class Sheet(NamedTuple):
    tiles: Tiles
    size: Size


# -- sheets ------------------------------------------------------------------------------------------


def cornered(tiles: Tiles, columns: int = 0, rows: int = 0) -> Tiles:
    """In the upper left corner, with so much room before it; by an even number of rows, or what is adjacent would
    change."""
    if not tiles:
        return {}
    left = min(cell.column for cell in tiles)
    top = min(cell.row for cell in tiles)
    return _moved(tiles, columns - left, rows - (top - top % 2))


def laid_out(tiles: Tiles) -> Sheet:
    """In the middle of a sheet, as far as cells allow it, with room around it."""
    tiles = cornered(tiles, 1, 2)
    if not tiles:
        return Sheet({}, Size(SMALLEST, SMALLEST))
    across = [2 * cell.column + cell.row % 2 for cell in tiles]
    down = [cell.row for cell in tiles]
    columns, rows = (min(across) + max(across) + 1) // 2 + 1, min(down) + max(down) + 1
    sheet = Sheet(tiles, Size(columns, rows + 1 - rows % 2))
    while sheet.size.columns < SMALLEST:
        sheet = _larger(sheet, 1, 0)
    while sheet.size.rows < SMALLEST:
        sheet = _larger(sheet, 0, 2)
    return sheet


def is_crowded(sheet: Sheet) -> bool:
    """Is there something at the border, where there could be more room?"""
    return any(_lacking(sheet))


def roomier(sheet: Sheet) -> Sheet:
    return _larger(sheet, *_lacking(sheet))


def _lacking(sheet: Sheet) -> tuple[int, int]:
    """The columns and rows that a sheet should have more on each side."""
    size = sheet.size
    columns = any(cell.column in (0, size.columns - 1) for cell in sheet.tiles)
    rows = any(cell.row in (0, size.rows - 1) for cell in sheet.tiles)
    return (
        int(columns and size.columns + 2 <= LARGEST_COLUMNS),
        2 * int(rows and size.rows + 4 <= LARGEST_ROWS),
    )


def _larger(sheet: Sheet, columns: int, rows: int) -> Sheet:
    """By so many on each side: its middle stays where it is."""
    size = Size(sheet.size.columns + 2 * columns, sheet.size.rows + 2 * rows)
    return Sheet(_moved(sheet.tiles, columns, rows), size)


def _moved(tiles: Tiles, columns: int, rows: int) -> Tiles:
    return {Cell(cell.column + columns, cell.row + rows): tile for cell, tile in tiles.items()}


def size_of(columns: int, rows: int) -> Size:
    """SetupError: no sheet is like that."""
    if not (1 <= columns <= LARGEST_COLUMNS and 1 <= rows <= LARGEST_ROWS and rows % 2):
        raise SetupError(
            f"a sheet has at most {LARGEST_COLUMNS} columns and an odd number of rows, {LARGEST_ROWS} at most; "
            f"not {columns} and {rows}"
        )
    return Size(columns, rows)


def opposite(cell: Cell, size: Size) -> Cell | None:
    """Where a cell comes to lie when the sheet is turned by half a turn; None: beside it."""
    turned = Cell(size.columns - 1 - cell.column - cell.row % 2, size.rows - 1 - cell.row)
    return turned if min(turned) >= 0 else None


# -- strokes -----------------------------------------------------------------------------------------


def painted(sheet: Sheet, stroke: Stroke, features: Features) -> Sheet:
    """After a stroke. CannotPaint: not on this map. SetupError: nowhere."""
    tiles, size = sheet
    cells = _cells(stroke, size)
    mirror = size if stroke.mirrored else None
    if stroke.brush == BRIDGE:
        return Sheet(_with_bridge(tiles, cells, mirror, features.bridge_rule), size)
    if stroke.brush not in BRUSHES:
        raise SetupError(f"there is no brush {stroke.brush!r}; there are: {', '.join([*BRUSHES, BRIDGE])}")
    brush, after = BRUSHES[stroke.brush], dict(tiles)
    for cell in cells:
        for one in dict.fromkeys((cell, opposite(cell, mirror) if mirror else None)):
            if one is None:
                continue
            tile = brush(after.pop(one, None), stroke.value, features)
            if tile is not None:
                after[one] = tile
    return Sheet(_tidied(after), size)


def _cells(stroke: Stroke, size: Size) -> list[Cell]:
    """Where they lie now: since somebody pointed at them the sheet may have grown, on all sides alike."""
    then = size_of(*stroke.sheet) if stroke.sheet else size
    columns, rows = size.columns - then.columns, size.rows - then.rows
    if columns < 0 or columns % 2 or rows < 0 or rows % 4:
        raise SetupError(
            f"a sheet of {then.columns} x {then.rows} cells did not become one of {size.columns} x {size.rows}"
        )
    return [
        Cell(cell.column + columns // 2, cell.row + rows // 2)
        for cell in (_cell(name, then) for name in stroke.at)
    ]


def _cell(name: str, size: Size) -> Cell:
    try:
        cell = hexes.parse(name)
    except ValueError as error:
        raise SetupError(str(error)) from None
    if cell.column >= size.columns or cell.row >= size.rows:
        raise SetupError(f"{name} is beside the sheet, which has {size.columns} x {size.rows} cells")
    return cell


# -- brushes -----------------------------------------------------------------------------------------


def _nothing(tile: Tile | None, value: Value | None, features: Features) -> None:
    return None


def _water(tile: Tile | None, value: Value | None, features: Features) -> Tile:
    return Tile(WATER)


def _capital(tile: Tile | None, value: Value | None, features: Features) -> Tile:
    return Tile(CAPITAL)


def _terrain(tile: Tile | None, value: Value | None, features: Features) -> Tile:
    terrain = _one_of("terrain", value, range(HIGHEST + 1))
    return _province(tile)._replace(terrain=terrain)


def _token(tile: Tile | None, value: Value | None, features: Features) -> Tile | None:
    token = _one_of("token", value, TOKENS)
    return tile._replace(token=TOKENS[token]) if tile and tile.kind == PROVINCE else tile


def _market(tile: Tile | None, value: Value | None, features: Features) -> Tile | None:
    market = _one_of("market", value, (None, True, False))
    return (
        tile._replace(market=OPEN if market is None else int(market))
        if tile and tile.kind == PROVINCE
        else tile
    )


def _feature(tile: Tile | None, value: Value | None, features: Features) -> Tile | None:
    """With the terrain that suits it; bridges stay only where they are needed."""
    kinds = {kind.name: kind for kind in features.kinds}
    kind = kinds.get(_one_of("feature", value, (None, *kinds)))
    if kind is None:
        return tile._replace(feature=None, bridges=()) if tile else None
    province = _province(tile)
    bridges = province.bridges if kind.apart else ()
    return province._replace(terrain=kind.terrain, feature=kind, bridges=bridges)


def _province(tile: Tile | None) -> Tile:
    """This one, or a new one on which nothing is fixed."""
    return tile if tile and tile.kind == PROVINCE else Tile(PROVINCE, 0, OPEN, OPEN)


def _one_of(brush: str, value: Value | None, allowed: Iterable[Value | None]) -> Any:
    """A number is no truth value, although Python thinks so."""
    for one in allowed:
        if one == value and type(one) is type(value):
            return one
    raise SetupError(f"the brush {brush} takes one of {', '.join(map(str, allowed))}, not {value!r}")


TOKENS: dict[Value | None, int] = {None: OPEN, 1: 1, 2: 2, 3: 3, 4: 4, CITY: FREE_CITY}
"""As pages call them; None: left to chance."""
BRUSHES: dict[str, Callable[[Tile | None, Value | None, Features], Tile | None]] = {
    "erase": _nothing,
    "water": _water,
    "capital": _capital,
    "terrain": _terrain,
    "token": _token,
    "market": _market,
    "feature": _feature,
}
"""What each makes of a cell."""


# -- bridges -----------------------------------------------------------------------------------------


def _with_bridge(tiles: Tiles, cells: list[Cell], mirror: Size | None, rule: str) -> Tiles:
    """A bridge between two cells more, or fewer if there is one. Opposite it the same, if it can be there."""
    if len(cells) != 2:
        raise SetupError(f"a bridge has two ends, not {len(cells)}")
    start, end = cells
    if not _can_join(tiles, start, end):
        raise CannotPaint(problem(rule, "no-bridge-there", tile=hexes.name(start), other=hexes.name(end)))
    wanted = not _are_joined(tiles, start, end)
    after = _joined(tiles, start, end, wanted)
    there, back = (opposite(cell, mirror) if mirror else None for cell in cells)
    if there is not None and back is not None and _can_join(after, there, back):
        after = _joined(after, there, back, wanted)
    return after


def _can_join(tiles: Tiles, start: Cell, end: Cell) -> bool:
    ends = [tiles.get(start), tiles.get(end)]
    return (
        _way(start, end) is not None
        and all(tile is not None and tile.kind != WATER for tile in ends)
        and any(_is_apart(tile) for tile in ends)
    )


def _are_joined(tiles: Tiles, start: Cell, end: Cell) -> bool:
    return _way(start, end) in tiles[start].bridges or _way(end, start) in tiles[end].bridges


def _joined(tiles: Tiles, start: Cell, end: Cell, wanted: bool) -> Tiles:
    """A bridge is drawn at an end that lies apart; taken away it is from both."""
    after = dict(tiles)
    if not wanted:
        for cell, other in ((start, end), (end, start)):
            left = tuple(way for way in after[cell].bridges if way != _way(cell, other))
            after[cell] = after[cell]._replace(bridges=left)
    elif not _are_joined(tiles, start, end):
        cell, other = (start, end) if _is_apart(tiles[start]) else (end, start)
        way = _way(cell, other)
        assert way is not None
        after[cell] = after[cell]._replace(bridges=tuple(sorted((*after[cell].bridges, way))))
    return after


def _tidied(tiles: Tiles) -> Tiles:
    """Without bridges that lead nowhere any more."""
    return {
        cell: tile._replace(
            bridges=tuple(way for way in tile.bridges if _can_join(tiles, cell, _beside(cell, way)))
        )
        for cell, tile in tiles.items()
    }


def _is_apart(tile: Tile | None) -> bool:
    return tile is not None and tile.feature is not None and tile.feature.apart


def _way(start: Cell, end: Cell) -> int | None:
    """The direction of a cell beside another."""
    return next((way for way in range(6) if _beside(start, way) == end), None)


def _beside(cell: Cell, way: int) -> Cell:
    return hexes.to_cell(hexes.neighbour(hexes.to_hex(cell), way))
