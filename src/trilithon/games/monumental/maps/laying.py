"""Tiles of the plane of hexes laid out as a map."""

from __future__ import annotations

from collections.abc import Iterable

from trilithon.games.monumental.maps.plan import NOTHING, Plan
from trilithon.kernel import hexes
from trilithon.kernel.hexes import Hex


def in_rows(tiles: Iterable[Hex]) -> list[Hex]:
    return sorted(tiles, key=lambda place: (place.r, place.q))


def lay_out(
    kinds: dict[Hex, int], terrain: dict[Hex, int], tokens: dict[Hex, int], markets: set[Hex]
) -> Plan:
    """The map, moved to where rows and columns begin with 0."""
    order = in_rows(kinds)
    up = order[0].r
    left = min(hexes.to_cell(Hex(place.q, place.r - up)).column for place in order)
    return Plan(
        cells=tuple(hexes.to_cell(Hex(place.q - left, place.r - up)) for place in order),
        kinds=tuple(kinds[place] for place in order),
        terrain=tuple(terrain.get(place, 0) for place in order),
        tokens=tuple(tokens.get(place, NOTHING) for place in order),
        markets=tuple(int(place in markets) for place in order),
    )
