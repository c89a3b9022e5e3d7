"""The world map: the same for every game of a box, shared by all positions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monuments.engine.codes import NONE, SIDES

ENDS: Final = 2
"""Of a river edge."""


class Chart:
    """Read-only. Hexes are indices: land first, then monuments, then water. Each has six sides (`codes.side_of`)."""

    hexes: i64
    lands: i64  # land hexes are below this
    shores: i64  # land and monument hexes are below this
    names: list[str]  # as in 1301
    kind: vec[i16]
    terrain: vec[i16]  # kind of resource, -1 where none
    near: vec[i16]  # by side: the hex beyond, -1 off the map
    river: vec[i16]  # by side: the number of the river edge, -1 none
    rivers: i64
    river_ends: vec[i16]  # two hexes per river edge
    river_names: list[str]  # as in 1200-1201
    figure_names: list[str]  # as in 1301 army, ferry 2, ferry 2 passenger 1
    groups: i64
    group_ids: list[str]  # continents (named like civilisations) and islands
    group: vec[i16]  # per hex, -1 water
    is_island: vec[i16]  # per group
    home: vec[i16]  # per civilisation: its group
    monument: vec[i16]  # per civilisation: hex
    distances: vec[i16]  # hex * hexes + hex, on the grid
    landing: vec[i16]  # land hex * hexes + water hex: points that a ferry needs to land there, AWAY if none
    crossing: vec[i16]  # land hex * lands + land hex: points from the one's best coast to the other

    def distance(self, one: i64, other: i64) -> i64:
        return i64(self.distances[one * self.hexes + other])

    def side_towards(self, spot: i64, other: i64) -> i64:
        """The side of a hex beyond which the other one lies, -1 if they are not neighbours."""
        near = self.near
        side = spot * SIDES
        end = side + SIDES
        while side < end:
            if i64(near[side]) == other:
                return side
            side += 1
        return NONE

    def river_end(self, river: i64, end: i64) -> i64:
        """One of the two hexes at a river edge; `end` is 0 or 1."""
        return i64(self.river_ends[river * ENDS + end])
