"""Maps with special Provinces once more, plainly and slowly, from the drawing itself."""

from __future__ import annotations

import cmath
import tomllib
from math import inf, pi
from pathlib import Path
from typing import Any

import trilithon.games.monumental
from tests.games.monumental.plain_maps import PlainMap

CONTENT = Path(trilithon.games.monumental.__file__).parent / "modules/provinces/content"
LAYOUTS: dict[str, dict[str, Any]] = {
    entry["id"]: entry
    for entry in tomllib.loads((CONTENT / "layouts.toml").read_text(encoding="utf-8"))["layout"]
}
KINDS = {
    "D": "desert",
    "P": "pyramid",
    "O": "oasis",
    "M": "mine",
    "F": "foothill",
    "S": "savannah",
    "J": "jungle",
    "I": "island",
    "L": "lake",
    "H": "harbour",
}
TERRAIN = {"D": 1, "P": 2, "O": 2, "M": 2, "F": 3, "S": 1, "J": 2, "I": 1, "L": 1, "H": 1}


class PlainSpecialMap(PlainMap):
    """A cell may end with the letter of a kind, and that of an Island with the directions of its bridges."""

    def __init__(self, rows: list[str]) -> None:
        self.rows = rows
        super().__init__(rows)

    def letter(self, cell: complex) -> str:
        return self.cells[cell][3:4]

    def special(self) -> list[complex]:
        return [cell for cell in self.provinces if self.letter(cell)]

    def bridged(self, island: complex, other: complex) -> bool:
        """Whether a bridge is drawn at the first that leads to the second; rows go down, so clockwise is onwards."""
        ways = ["pqrstu".index(way) for way in self.cells[island][4:]]
        return any(abs(island + cmath.exp(1j * pi / 3 * way) - other) < 0.1 for way in ways)

    def near(self, cell: complex) -> list[complex]:
        return [
            other
            for other in super().near(cell)
            if "I" not in (self.letter(cell), self.letter(other))
            or self.bridged(cell, other)
            or self.bridged(other, cell)
        ]

    def coastal(self, cell: complex) -> bool:
        lakes = [other for other in self.provinces if self.letter(other) == "L" and other != cell]
        return (
            super().coastal(cell)
            or self.letter(cell) == "I"
            or any(abs(other - cell) < 1.1 for other in lakes)
        )

    def kinds_by_distance(self, capital: complex) -> list[tuple[str, float]]:
        """Every special Province that this Capital has, with the number of steps to it."""
        steps = self.steps(capital)
        return sorted((self.letter(cell), steps.get(cell, inf)) for cell in self.special())

    def uneven_orbits(self) -> int:
        """Without bridges, which a symmetry turns with the map."""
        return PlainMap([" ".join(text[:4] for text in row.split()) for row in self.rows]).uneven_orbits()
