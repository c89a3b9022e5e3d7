"""Hexagons, pointy side up: axial coordinates for reckoning, rows and columns for rectangular maps and names.

Directions and sectors are numbered clockwise from east, with rows growing southwards:

        4   5
      3   *   0
        2   1

A rectangular map is of the kind called "odd-r": its odd rows are shifted half a hex to the right.
"""

from __future__ import annotations

import re
from typing import NamedTuple


class Hex(NamedTuple):
    """A hex by its axial coordinates: `q` grows eastwards along a row, `r` south-eastwards across them."""

    q: int
    r: int


class Cell(NamedTuple):
    """The same by column and row of a rectangular map."""

    column: int
    row: int


DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""The steps to the six neighbours: east, south-east, south-west, west, north-west, north-east."""


def neighbour(here: Hex, direction: int) -> Hex:
    step = DIRECTIONS[direction]
    return Hex(here.q + step.q, here.r + step.r)


def neighbours(here: Hex) -> list[Hex]:
    """All six, clockwise from east."""
    return [neighbour(here, direction) for direction in range(6)]


def distance(a: Hex, b: Hex) -> int:
    """The number of steps from one to the other."""
    q, r = b.q - a.q, b.r - a.r
    return max(abs(q), abs(r), abs(q + r))


def sector(a: Hex, b: Hex) -> int:
    """The sixth of the plane around `a` that holds `b`: from direction n up to just before the next."""
    if a == b:
        raise ValueError("a hex lies in no sector around itself")
    q, r = b.q - a.q, b.r - a.r
    number = 0
    while not (q > 0 and r >= 0):  # turned back by a sixth until it lies in the first sector
        q, r = q + r, -q
        number += 1
    return number


def turn(point: Hex, sixths: int) -> Hex:
    """Where a hex comes to lie when the plane is turned around Hex(0, 0), clockwise."""
    q, r = point
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return Hex(q, r)


# -- rectangular maps ------------------------------------------------------------------------------


def to_hex(cell: Cell) -> Hex:
    return Hex(cell.column - (cell.row >> 1), cell.row)


def to_cell(point: Hex) -> Cell:
    return Cell(point.q + (point.r >> 1), point.r)


# -- names -----------------------------------------------------------------------------------------


def name(cell: Cell) -> str:
    """A short name: letters for the column (after z come aa, ab …) and the number of the row, as in `h5`."""
    if cell.column < 0 or cell.row < 0:
        raise ValueError(f"only columns and rows from 0 on have names, not {cell}")
    letters = ""
    rest = cell.column + 1
    while rest:
        rest, letter = divmod(rest - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return f"{letters}{cell.row}"


def parse(text: str) -> Cell:
    """The cell of a name; ValueError if it is none."""
    match = re.fullmatch(r"([a-z]+)(0|[1-9][0-9]*)", text)
    if match is None:
        raise ValueError(f"{text!r} is not the name of a hex, which is letters and a number as in h5")
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - ord("a") + 1
    return Cell(column - 1, int(match[2]))
