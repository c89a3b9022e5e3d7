"""Maps that somebody is drawing: strokes one after the other, and then all that a page shows and says of the map."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from trilithon.games.monumental.maps.checking import MapError
from trilithon.games.monumental.maps.drawing import (
    LINE,
    LineError,
    Tile,
    plan_of,
    read_line,
    read_tiles,
    tiles_of,
    write_tiles,
)
from trilithon.games.monumental.maps.features import Features
from trilithon.games.monumental.maps.painting import (
    TOKENS,
    CannotPaint,
    Sheet,
    cornered,
    is_crowded,
    laid_out,
    painted,
    roomier,
    size_of,
)
from trilithon.games.monumental.maps.placing import place
from trilithon.games.monumental.maps.plan import CAPITAL, OPEN, PROVINCE, WATER, Feature, Plan
from trilithon.kernel import hexes
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Draft, Json, Refusal, Stroke
from trilithon.kernel.hexes import Cell
from trilithon.kernel.options import Value

LAYOUT, READ = "layout", "line"
"""Brushes that put another map in the place of this one: a ready-made one, or one in a line."""
ROOM = "room"
"""The brush that makes the sheet larger where it is crowded."""
TEXT = re.compile(r"(?P<columns>[0-9]{1,2})x(?P<rows>[0-9]{1,2}) (?P<line>.*)")
"""The size of the sheet, and where the map lies on it."""
KINDS = {CAPITAL: "capital", PROVINCE: "province", WATER: "water"}
UNREADABLE = "MO-MAP-14"


class Drafting:
    def __init__(self, features: Features, layouts: Mapping[str, tuple[int, Plan]]) -> None:
        self._features = features
        self._layouts = layouts
        """Ready-made maps, and for how many they are."""
        self._sheet = laid_out({})
        self._refused: list[Refusal] = []
        self.seats = 0
        """For how many the map is that was last put there; 0: nobody said."""

    def open(self, text: str) -> None:
        """Go on from there; without a text, from the first of the ready-made maps."""
        if not text:
            self._sheet = laid_out(tiles_of(next(plan for _, plan in self._layouts.values())))
            return
        found = TEXT.fullmatch(text)
        if found is None:
            raise SetupError(f"a sheet is written as in '7x7 {LINE}C0', not {text[:12]!r}")
        size = size_of(int(found["columns"]), int(found["rows"]))
        tiles = read_tiles(found["line"], self._features.letters, max(size))
        if any(cell.column >= size.columns or cell.row >= size.rows for cell in tiles):
            raise SetupError(f"some tiles are beside the sheet of {size.columns} x {size.rows} cells")
        self._sheet = Sheet(tiles, size)

    def take(self, stroke: Stroke) -> None:
        """SetupError: there is no such stroke."""
        try:
            if stroke.brush == LAYOUT:
                self._put_layout(str(stroke.value))
            elif stroke.brush == ROOM:
                self._sheet = roomier(self._sheet)
            elif stroke.brush == READ:
                self._put(read_line(str(stroke.value).strip(), self._features.letters))
            else:
                self._sheet = painted(self._sheet, stroke, self._features)
        except LineError as error:
            self._refused.append(Refusal(error.reason, UNREADABLE))
        except CannotPaint as error:
            self._refused.append(Refusal(error.why.reason, error.why.rule))

    def _put_layout(self, wanted: str) -> None:
        if wanted not in self._layouts:
            raise SetupError(f"there is no layout {wanted!r}; there are: {', '.join(self._layouts)}")
        self._put(self._layouts[wanted][1])
        self.seats = self._layouts[wanted][0]

    def _put(self, plan: Plan) -> None:
        self._sheet = laid_out(tiles_of(plan))
        self.seats = len(plan.capitals)

    @property
    def capitals(self) -> int:
        return sum(tile.kind == CAPITAL for tile in self._sheet.tiles.values())

    @property
    def features_used(self) -> set[Feature]:
        return {tile.feature for tile in self._sheet.tiles.values() if tile.feature}

    def draft(
        self, seats: int, counts: Sequence[int], stock: Sequence[int], needs: Mapping[str, Value]
    ) -> Draft:
        tiles, size = self._sheet
        value = write_tiles(cornered(tiles))
        return Draft(
            text=f"{size.columns}x{size.rows} {write_tiles(tiles)}",
            value=value,
            seats=seats,
            seat_counts=tuple(counts),
            drawn=self._drawn(),
            objections=self._objections(value, seats, stock),
            refused=self._refused,
            needs=needs,
        )

    def _objections(self, value: str, seats: int, stock: Sequence[int]) -> list[Refusal]:
        """Of tiles they speak by the names that these have on the sheet."""
        try:
            read_line(value, self._features.letters)
            place(plan_of(self._sheet.tiles), seats, seeded(0), stock, self._features)
        except MapError as error:
            return [Refusal(problem.reason, problem.rule) for problem in error.problems]
        except LineError as error:
            return [Refusal(error.reason, UNREADABLE)]
        return []

    def _drawn(self) -> Json:
        """`token`: 1 to 4 for Barbarians; None, as for `market`: left to chance. `crowded`: there is a brush that makes
        room."""
        tiles, size = self._sheet
        plan = plan_of(tiles)
        return {
            "columns": size.columns,
            "rows": size.rows,
            "crowded": is_crowded(self._sheet),
            "tiles": [_drawn(cell, tiles[cell]) for cell in plan.cells],
            "bridges": [[plan.names[tile], plan.names[other]] for tile, other in plan.linked],
        }


def _drawn(cell: Cell, tile: Tile) -> Json:
    drawn: Json = {"id": hexes.name(cell), "kind": KINDS[tile.kind]}
    if tile.kind == PROVINCE:
        drawn |= {
            "terrain": tile.terrain,
            "token": TOKEN_NAMES[tile.token],
            "market": None if tile.market == OPEN else bool(tile.market),
            "feature": tile.feature.name if tile.feature else None,
        }
    return drawn


TOKEN_NAMES = {token: name for name, token in TOKENS.items()}
