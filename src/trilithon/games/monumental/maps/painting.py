"""Maps that somebody paints: what a brush does to tiles, where bridges can be, and how large a sheet is painted on.

A sheet has room around the map, so that more can be painted there. Cells keep their names while somebody paints; where
the map lies on the sheet does not matter to anybody else (`cornered`).
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
"""Somewhat more than a map may have, so that there is room around each. Rows are always an odd number: then half a turn
of the sheet leads from cell to cell."""
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


# -- sheets ------------------------------------------------------------------------------------------


def cornered(tiles: Tiles, columns: int = 0, rows: int = 0) -> Tiles:
    """In the upper left corner, with so much room before it; by an even number of rows, or what is adjacent would
    change."""
    if not tiles:
        return {}
    left = columns - min(cell.column for cell in tiles)
    top = min(cell.row for cell in tiles)
    down = rows - (top - top % 2)
    return {Cell(cell.column + left, cell.row + down): tile for cell, tile in tiles.items()}


def roomy(tiles: Tiles) -> Tiles:
    return cornered(tiles, 1, 2)


def size_of(tiles: Tiles) -> Size:
    """As large as the map, with room around it."""
    columns = max((cell.column + 2 for cell in tiles), default=0)
    rows = max((cell.row + 3 for cell in tiles), default=0)
    return Size(
        min(LARGEST_COLUMNS, max(SMALLEST, columns)), min(LARGEST_ROWS, max(SMALLEST, rows + 1 - rows % 2))
    )


def opposite(cell: Cell, size: Size) -> Cell | None:
    """Where a cell comes to lie when the sheet is turned by half a turn; None: beside it."""
    turned = Cell(size.columns - 1 - cell.column - cell.row % 2, size.rows - 1 - cell.row)
    return turned if min(turned) >= 0 else None


# -- strokes -----------------------------------------------------------------------------------------


def painted(tiles: Tiles, stroke: Stroke, features: Features) -> Tiles:
    """The map after a stroke. CannotPaint: not on this map. SetupError: nowhere."""
    cells = [_cell(name) for name in stroke.at]
    size = None if stroke.mirrored is None else _size(*stroke.mirrored)
    if stroke.brush == BRIDGE:
        return _with_bridge(tiles, cells, size, features.bridge_rule)
    if stroke.brush not in BRUSHES:
        raise SetupError(f"there is no brush {stroke.brush!r}; there are: {', '.join([*BRUSHES, BRIDGE])}")
    brush, after = BRUSHES[stroke.brush], dict(tiles)
    for cell in cells:
        for one in dict.fromkeys((cell, opposite(cell, size) if size else None)):
            if one is None:
                continue
            tile = brush(after.pop(one, None), stroke.value, features)
            if tile is not None:
                after[one] = tile
    return _tidied(after)


def _cell(name: str) -> Cell:
    try:
        cell = hexes.parse(name)
    except ValueError as error:
        raise SetupError(str(error)) from None
    if cell.column >= LARGEST_COLUMNS or cell.row >= LARGEST_ROWS:
        raise SetupError(
            f"{name} is beside the sheet, which has at most {LARGEST_COLUMNS} x {LARGEST_ROWS} cells"
        )
    return cell


def _size(columns: int, rows: int) -> Size:
    if not (1 <= columns <= LARGEST_COLUMNS and 1 <= rows <= LARGEST_ROWS and rows % 2):
        raise SetupError(
            f"a sheet has at most {LARGEST_COLUMNS} columns and an odd number of rows, {LARGEST_ROWS} at most; "
            f"not {columns} and {rows}"
        )
    return Size(columns, rows)


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


def _with_bridge(tiles: Tiles, cells: list[Cell], size: Size | None, rule: str) -> Tiles:
    """A bridge between two cells more, or fewer if there is one. Opposite it the same, if it can be there."""
    if len(cells) != 2:
        raise SetupError(f"a bridge has two ends, not {len(cells)}")
    start, end = cells
    if not _can_join(tiles, start, end):
        raise CannotPaint(problem(rule, "no-bridge-there", tile=hexes.name(start), other=hexes.name(end)))
    wanted = not _are_joined(tiles, start, end)
    after = _joined(tiles, start, end, wanted)
    there, back = (opposite(cell, size) if size else None for cell in cells)
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
