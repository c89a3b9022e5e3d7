"""The rules of maps once more, plainly and slowly, from the drawing itself: what the game is compared with."""

from __future__ import annotations

import cmath
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import inf, sqrt
from pathlib import Path
from typing import Any

import trilithon.games.monumental

HERE = Path(trilithon.games.monumental.__file__).parent
FILES = (HERE / "content/layouts.toml", HERE / "modules/lost_kingdoms/packs/layouts.toml")
LAYOUTS: dict[str, dict[str, Any]] = {
    entry["id"]: entry
    for file in FILES
    for entry in tomllib.loads(file.read_text(encoding="utf-8"))["layout"]
}
STOCK = {"1": 14, "2": 14, "3": 8, "4": 4, "f": 10}
"""The tokens in the box, as the rules list them."""


class PlainMap:
    """Cells by the point of the plane where their middle is; neighbours are 1 apart."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.cells = {
            complex(c + r % 2 / 2, r * sqrt(3) / 2): text
            for r, row in enumerate(rows)
            for c, text in enumerate(row.split())
            if text != "..."
        }
        self.capitals = [cell for cell, text in self.cells.items() if text == "CCC"]
        self.provinces = [cell for cell, text in self.cells.items() if text[0] in "01234"]
        self.water = [cell for cell, text in self.cells.items() if text == "~~~"]

    def near(self, cell: complex) -> list[complex]:
        return [other for other in self.provinces if 0.9 < abs(other - cell) < 1.1]

    def coastal(self, cell: complex) -> bool:
        return any(abs(other - cell) < 1.1 for other in self.water)

    def steps(self, start: complex) -> dict[complex, float]:
        """To Provinces and Capitals over Provinces."""
        steps: dict[complex, float] = {start: 0}
        queue = [start]
        for cell in queue:
            if cell in self.capitals and cell != start:
                continue
            beside = [other for other in self.capitals if 0.9 < abs(other - cell) < 1.1]
            for other in self.near(cell) + beside:
                if other not in steps:
                    steps[other] = steps[cell] + 1
                    queue.append(other)
        return steps

    def distances(self, capital: complex) -> tuple[float, float, float, float]:
        """To the nearest Market, Free City, rival and coast."""
        steps = self.steps(capital)

        def nearest(cells: Iterable[complex]) -> float:
            return min((steps.get(cell, inf) for cell in cells), default=inf)

        return (
            nearest(cell for cell in self.provinces if self.cells[cell][2] == "m"),
            nearest(cell for cell in self.provinces if self.cells[cell][1] == "f"),
            nearest(cell for cell in self.capitals if cell != capital),
            nearest(cell for cell in self.provinces if self.coastal(cell)),
        )

    def room(self, capital: complex) -> int:
        """Provinces that are at most two steps away."""
        return sum(steps <= 2 for cell, steps in self.steps(capital).items() if cell in self.provinces)

    def broken_rules(self, seats: int) -> set[str]:
        """For a map on which nothing is open."""
        broken = set()
        if len(self.capitals) != seats:
            broken.add("MO-MAP-03")
        if sum(self.cells[cell][1] == "f" for cell in self.provinces) != seats:
            broken.add("MO-MAP-05")
        if not self.capitals_are_equal({cell: self.cells[cell][1] for cell in self.provinces}):
            broken.add("MO-MAP-06")
        if sum(self.cells[cell][2] == "m" for cell in self.provinces) != min(seats, 4):
            broken.add("MO-MAP-07")
        if seats < 5 and (len(self.provinces) + len(self.water) > 36 or len(self.provinces) > 25 + seats):
            broken.add("MO-MAP-11")
        if self.provinces and any(
            province not in self._over_provinces(self.provinces[0]) for province in self.provinces
        ):
            broken.add("MO-MAP-12")
        if any(len(self.near(capital)) < 2 for capital in self.capitals):
            broken.add("MO-MAP-12")
        return broken

    def capitals_are_equal(self, tokens: dict[complex, str]) -> bool:
        seen = [sorted(tokens[cell] for cell in self.near(capital)) for capital in self.capitals]
        return all(one == seen[0] for one in seen) and all(token in "12f" for one in seen for token in one)

    def placements(self, seats: int, stock: dict[str, int]) -> Iterator[dict[complex, str]]:
        """All ways to fill the open tokens that keep the rules, found by trying everything."""
        left_open = [cell for cell in self.provinces if self.cells[cell][1] == "?"]
        fixed = {cell: self.cells[cell][1] for cell in self.provinces if cell not in left_open}
        for filling in product("1234f", repeat=len(left_open)):
            tokens = fixed | dict(zip(left_open, filling, strict=True))
            counts = Counter(tokens.values())
            if (
                counts["f"] == seats
                and all(counts[token] <= stock[token] for token in counts)
                and self.capitals_are_equal(tokens)
            ):
                yield tokens

    def uneven_orbits(self) -> int:
        """How many sets of cells that the symmetry for so many Capitals exchanges are not all the same. For five there
        is none."""
        centre = sum(self.capitals) / len(self.capitals)
        third = cmath.exp(2j * cmath.pi / 3)
        ways: dict[int, list[Callable[[complex], complex]]] = {
            2: [lambda z: -z],
            3: [lambda z: z * third, lambda z: z / third],
            4: [lambda z: -z, lambda z: z.conjugate(), lambda z: -z.conjugate()],
            5: [],
        }
        texts = {_rounded(cell - centre): text for cell, text in self.cells.items()}
        orbits = {
            frozenset(
                [_rounded(cell - centre), *(_rounded(way(cell - centre)) for way in ways[len(self.capitals)])]
            )
            for cell in self.cells
        }
        return sum(len({texts.get(cell) for cell in orbit}) > 1 for orbit in orbits)

    def _over_provinces(self, start: complex) -> list[complex]:
        found = [start]
        for cell in found:
            found += [other for other in self.near(cell) if other not in found]
        return found


def _rounded(z: complex) -> tuple[float, float]:
    return round(z.real, 3) + 0.0, round(z.imag, 3) + 0.0  # the sum makes -0.0 plain
