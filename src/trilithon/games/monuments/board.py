"""The world of the content files as the engine has it: hexes numbered, neighbours, rivers, continents and islands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import naming
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.schema import Content
from trilithon.kernel import hexes
from trilithon.kernel.errors import ContentError
from trilithon.kernel.hexes import Cell

LETTERS = {"w": c.WOOD, "s": c.SHEEP, "m": c.METAL, "f": c.WHEAT}
"""Terrains by the resource that they give: forest, pasture, mountain, field."""


def make_chart(content: Content) -> Chart:
    """The chart of a checked content; ContentError says what does not fit together."""
    cells = _cells(content)
    order = sorted(cells, key=lambda cell: (_kind(cells[cell]), cell.row, cell.column))
    number = {cell: at for at, cell in enumerate(order)}
    by_name = {hex_name(cell): number[cell] for cell in order}
    chart = Chart()
    chart.hexes = len(order)
    chart.names = [hex_name(cell) for cell in order]
    kinds = [_kind(cells[cell]) for cell in order]
    chart.kind = vec[i16](kinds)
    chart.lands = kinds.count(c.LAND)
    chart.shores = chart.lands + kinds.count(c.MONUMENT)
    chart.terrain = vec[i16](LETTERS.get(cells[cell], c.NONE) for cell in order)
    chart.near = vec[i16](number.get(near, c.NONE) for cell in order for near in _around(cell))
    _add_groups(chart, content, by_name)
    _add_rivers(chart, content, by_name)
    places = [hexes.to_hex(cell) for cell in order]
    chart.distances = vec[i16](hexes.distance(one, other) for one in places for other in places)
    chart.landing = vec[i16](points for land in range(chart.lands) for points in _landing(chart, land))
    chart.crossing = vec[i16](
        _crossing(chart, at, to) for at in range(chart.lands) for to in range(chart.lands)
    )
    chart.figure_names = _figure_names(chart)
    return chart


def _figure_names(chart: Chart) -> list[str]:
    """In the order of `codes.figure_in` and `figure_aboard`."""
    figures = [f"{name} {unit}" for name in chart.names for unit in naming.UNITS]
    for ferry in range(1, c.FERRIES + 1):
        figures += [f"ferry {ferry} passenger 1", f"ferry {ferry} passenger 2", f"ferry {ferry}"]
    return figures


def hex_name(cell: Cell) -> str:
    """Column and row in two digits each, as in 1301."""
    return f"{cell.column:02}{cell.row:02}"


def _cells(content: Content) -> dict[Cell, str]:
    rows = content.board[0].rows
    cells = {Cell(column, row): letter for row, line in enumerate(rows) for column, letter in enumerate(line)}
    for cell, letter in cells.items():
        if letter not in {*LETTERS, ".", "#"}:
            raise ContentError(
                f"board: {letter!r} at {hex_name(cell)} is no hex; allowed: . # {' '.join(LETTERS)}"
            )
    return cells


def _kind(letter: str) -> int:
    if letter == ".":
        return c.WATER
    return c.MONUMENT if letter == "#" else c.LAND


def _around(cell: Cell) -> list[Cell]:
    return [hexes.to_cell(near) for near in hexes.neighbours(hexes.to_hex(cell))]


def _add_groups(chart: Chart, content: Content, by_name: dict[str, int]) -> None:
    chart.group_ids = []
    is_island: list[int] = []
    chart.group = vec[i16]([c.NONE] * chart.hexes)
    monuments: dict[str, int] = {}
    for region in content.region:
        if region.group not in chart.group_ids:
            chart.group_ids.append(region.group)
            is_island.append(int(region.kind == "island"))
        for name in region.hexes:
            spot = by_name.get(name, c.NONE)
            wanted = c.MONUMENT if region.kind == "monument" else c.LAND
            if spot < 0 or chart.kind[spot] != wanted:
                raise ContentError(f"region {region.id!r}: {name!r} is no such hex of the board")
            chart.group[spot] = chart.group_ids.index(region.group)
            if region.kind == "monument":
                monuments[region.group] = spot
    for spot in range(chart.shores):
        if chart.group[spot] < 0:
            raise ContentError(f"board: {chart.names[spot]} belongs to no region")
    chart.groups = len(chart.group_ids)
    chart.is_island = vec[i16](is_island)
    for civilization in content.civilization:
        if civilization.id not in monuments:
            raise ContentError(f"civilization {civilization.id!r} has no monument hex on the board")
    chart.home = vec[i16](chart.group_ids.index(civilization.id) for civilization in content.civilization)
    chart.monument = vec[i16](monuments[civilization.id] for civilization in content.civilization)


def _add_rivers(chart: Chart, content: Content, by_name: dict[str, int]) -> None:
    chart.river = vec[i16]([c.NONE] * len(chart.near))
    chart.river_names = []
    river_ends: list[int] = []
    for river in content.river:
        for names in river.edges:
            ends = [by_name.get(name, c.NONE) for name in names]
            sides = [
                at
                for spot, other in (ends, ends[::-1])
                for at in range(spot * 6, spot * 6 + 6)
                if chart.near[at] == other
            ]
            if min(ends) < 0 or len(sides) != 2 or max(ends) >= chart.shores:
                raise ContentError(f"river {river.id!r}: {'-'.join(names)} is no edge between two land hexes")
            for at in sides:
                chart.river[at] = len(river_ends) // 2
            river_ends += ends
            chart.river_names.append("-".join(names))
    chart.rivers = len(river_ends) // 2
    chart.river_ends = vec[i16](river_ends)


def _landing(chart: Chart, land: int) -> list[int]:
    """From each hex: the points that a ferry afloat there needs until it lies at this land, the last one to dock."""
    points = [c.AWAY] * chart.hexes
    edge, reached = {land}, 0
    while edge:
        reached += 1
        edge = {water for spot in edge for water in _waters(chart, spot) if points[water] == c.AWAY}
        for spot in edge:
            points[spot] = reached
    return points


def _waters(chart: Chart, spot: int) -> list[int]:
    """Water beside a hex."""
    around = [int(near) for near in chart.near[spot * 6 : spot * 6 + 6]]
    return [near for near in around if near >= chart.shores]


def _crossing(chart: Chart, at: int, to: int) -> int:
    ways = (int(chart.landing[to * chart.hexes + water]) for water in _waters(chart, at))
    return min(ways, default=c.AWAY)
