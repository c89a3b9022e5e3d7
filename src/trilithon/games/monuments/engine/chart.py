"""The world map: the same for every game of a box, shared by all positions."""

from __future__ import annotations


class Chart:
    """Read-only. Hexes are indices: land first, then monuments, then water."""

    hexes: int
    lands: int  # land hexes are below this
    shores: int  # land and monument hexes are below this
    names: list[str]  # as in 1301
    kind: list[int]
    terrain: list[int]  # kind of resource, -1 where none
    near: list[int]  # six per hex, -1 off the map
    river: list[int]  # beside near: the number of the river edge, -1 none
    rivers: int
    river_ends: list[int]  # two hexes per river edge
    groups: int
    group_ids: list[str]  # continents (named like civilisations) and islands
    group: list[int]  # per hex, -1 water
    is_island: list[int]  # per group
    home: list[int]  # per civilisation: its group
    monument: list[int]  # per civilisation: hex
    distance: list[list[int]]  # hex to hex, on the grid
    landing: list[int]  # land hex * hexes + water hex: points that a ferry needs to land there, AWAY if none
    crossing: list[int]  # land hex * lands + land hex: points from the one's best coast to the other
