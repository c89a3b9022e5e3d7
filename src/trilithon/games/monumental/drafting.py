"""Maps that somebody is drawing: strokes one after the other, and then all that a page shows and says of the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trilithon.games.monumental.maps.checking import MapError
from trilithon.games.monumental.maps.drawing import (
    LineError,
    Tile,
    Tiles,
    plan_of,
    read_line,
    read_tiles,
    tiles_of,
    write_tiles,
)
from trilithon.games.monumental.maps.features import Features
from trilithon.games.monumental.maps.painting import (
    LARGEST_ROWS,
    TOKENS,
    CannotPaint,
    cornered,
    painted,
    roomy,
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
KINDS = {CAPITAL: "capital", PROVINCE: "province", WATER: "water"}
UNREADABLE = "MO-MAP-14"


class Drafting:
    def __init__(self, features: Features, layouts: Mapping[str, tuple[int, Plan]]) -> None:
        self._features = features
        self._layouts = layouts
        """Ready-made maps, and for how many they are."""
        self._tiles: Tiles = {}
        self._refused: list[Refusal] = []
        self.seats = 0
        """For how many the map is that was last put there; 0: nobody said."""

    def open(self, text: str) -> None:
        """Go on from there; without a text, from the first of the ready-made maps."""
        if text:
            self._tiles = read_tiles(text, self._features.letters, LARGEST_ROWS)
        else:
            self._tiles = roomy(tiles_of(next(plan for _, plan in self._layouts.values())))

    def take(self, stroke: Stroke) -> None:
        """SetupError: there is no such stroke."""
        try:
            if stroke.brush == LAYOUT:
                self._put_layout(str(stroke.value))
            elif stroke.brush == READ:
                self._put(read_line(str(stroke.value).strip(), self._features.letters))
            else:
                self._tiles = painted(self._tiles, stroke, self._features)
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
        self._tiles = roomy(tiles_of(plan))
        self.seats = len(plan.capitals)

    @property
    def capitals(self) -> int:
        return sum(tile.kind == CAPITAL for tile in self._tiles.values())

    @property
    def features_used(self) -> set[Feature]:
        return {tile.feature for tile in self._tiles.values() if tile.feature}

    def draft(
        self, seats: int, counts: Sequence[int], stock: Sequence[int], needs: Mapping[str, Value]
    ) -> Draft:
        value = write_tiles(cornered(self._tiles))
        return Draft(
            text=write_tiles(self._tiles),
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
            place(plan_of(self._tiles), seats, seeded(0), stock, self._features)
        except MapError as error:
            return [Refusal(problem.reason, problem.rule) for problem in error.problems]
        except LineError as error:
            return [Refusal(error.reason, UNREADABLE)]
        return []

    def _drawn(self) -> Json:
        """`token`: 1 to 4 for Barbarians; None, as for `market`: left to chance."""
        plan = plan_of(self._tiles)
        size = size_of(self._tiles)
        return {
            "columns": size.columns,
            "rows": size.rows,
            "tiles": [_drawn(cell, self._tiles[cell]) for cell in plan.cells],
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
