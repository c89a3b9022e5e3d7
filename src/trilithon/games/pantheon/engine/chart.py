"""The board as integer tables, made once at load and shared by all positions (see `tabulate.py`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

SIDES: Final = 6


class Chart:
    """Read-only. Hexes are indices; -1 means none."""

    hexes: i64
    names: list[str]
    neighbours: vec[i16]  # six for each hex, -1 off the board
    distances: vec[i16]  # hex * hexes + hex, in steps on the grid
    jumps: vec[i16]  # over, landing, over, landing, ... of one hex after the other
    jumps_from: vec[i16]  # where those of a hex begin; one more at the end
    use: vec[i16]  # what each hex is for
    column_hexes: vec[i16]
    start_of: list[int]  # per nation, -1 if it is not on this board
    loot_of: list[list[int]]  # per nation: hexes
    mark_of: list[list[int]]  # per nation, beside loot_of: 0, 3 or 4

    def __init__(self) -> None:
        """Filled field by field by `tabulate`; a field that is read before it is set raises AttributeError."""
