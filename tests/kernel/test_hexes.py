"""Hex geometry: neighbours as on the printed map, distances, sectors, names."""

from __future__ import annotations

from math import atan2, pi, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trilithon.kernel import hexes
from trilithon.kernel.hexes import Cell, Hex

small = st.integers(min_value=-30, max_value=30)
some_hex = st.builds(Hex, small, small)
some_cell = st.builds(Cell, small, small)


def centre(point: Hex) -> tuple[float, float]:
    """Where a hex lies on paper, x to the east and y to the south, neighbours one apart."""
    return point.q + point.r / 2, point.r * sqrt(3) / 2


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        (Cell(4, 2), [(5, 2), (4, 3), (3, 3), (3, 2), (3, 1), (4, 1)]),
        (Cell(4, 3), [(5, 3), (5, 4), (4, 4), (3, 3), (4, 2), (5, 2)]),
    ],
)
def test_neighbours_on_a_map_with_shifted_odd_rows(cell: Cell, expected: list[tuple[int, int]]) -> None:
    assert [hexes.to_cell(point) for point in hexes.neighbours(hexes.to_hex(cell))] == expected


@given(some_cell)
def test_cells_and_hexes_are_two_names_of_the_same(cell: Cell) -> None:
    assert hexes.to_cell(hexes.to_hex(cell)) == cell


@given(some_hex)
def test_neighbours_go_clockwise_from_east(point: Hex) -> None:
    x, y = centre(point)
    for direction, other in enumerate(hexes.neighbours(point)):
        ox, oy = centre(other)
        assert atan2(oy - y, ox - x) % (2 * pi) == pytest.approx(direction * pi / 3, abs=1e-6)
        assert hexes.distance(point, other) == 1
        assert hexes.neighbour(other, (direction + 3) % 6) == point


@given(some_hex, some_hex, some_hex)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(some_hex, some_hex)
def test_a_step_closer_always_exists(a: Hex, b: Hex) -> None:
    closest = min(hexes.distance(neighbour, b) for neighbour in hexes.neighbours(a))
    assert closest == (hexes.distance(a, b) - 1 if a != b else 1)


@given(some_hex, some_hex)
def test_sectors_are_sixths_that_begin_at_their_direction(a: Hex, b: Hex) -> None:
    if a == b:
        with pytest.raises(ValueError, match="no sector"):
            hexes.sector(a, b)
        return
    (ax, ay), (bx, by) = centre(a), centre(b)
    angle = atan2(by - ay, bx - ax) % (2 * pi)
    assert hexes.sector(a, b) == int((angle + 1e-9) / (pi / 3)) % 6


def test_a_border_belongs_to_the_sector_that_begins_there() -> None:
    origin = Hex(3, -2)
    for direction, step in enumerate(hexes.DIRECTIONS):
        far = Hex(origin.q + 5 * step.q, origin.r + 5 * step.r)
        assert hexes.sector(origin, far) == direction
        assert hexes.sector(origin, hexes.neighbour(far, (direction + 2) % 6)) == direction
        assert hexes.sector(origin, hexes.neighbour(far, (direction + 4) % 6)) == (direction - 1) % 6


@given(some_hex, st.integers(min_value=-12, max_value=12))
def test_turning_moves_a_hex_from_sector_to_sector(point: Hex, sixths: int) -> None:
    turned = hexes.turn(point, sixths)
    assert hexes.distance(Hex(0, 0), turned) == hexes.distance(Hex(0, 0), point)
    assert hexes.turn(turned, -sixths) == point
    if point != Hex(0, 0):
        assert hexes.sector(Hex(0, 0), turned) == (hexes.sector(Hex(0, 0), point) + sixths) % 6


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ((0, 0), "a0"),
        ((7, 5), "h5"),
        ((25, 11), "z11"),
        ((26, 0), "aa0"),
        ((27, 3), "ab3"),
        ((702, 1), "aaa1"),
    ],
)
def test_names(cell: tuple[int, int], name: str) -> None:
    assert hexes.name(Cell(*cell)) == name
    assert hexes.parse(name) == cell


@given(st.integers(min_value=0, max_value=10**6), st.integers(min_value=0, max_value=10**6))
def test_names_are_read_back(column: int, row: int) -> None:
    assert hexes.parse(hexes.name(Cell(column, row))) == (column, row)


@pytest.mark.parametrize("text", ["", "5", "h", "H5", "h05", "h-1", "5h", "h5 ", "é5", "h٣"])
def test_other_texts_are_no_names(text: str) -> None:
    with pytest.raises(ValueError, match="not the name"):
        hexes.parse(text)


def test_hexes_off_the_map_have_no_names() -> None:
    with pytest.raises(ValueError, match="from 0 on"):
        hexes.name(Cell(-1, 0))
