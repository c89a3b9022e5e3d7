"""The world of the content files as the engine has it: hexes numbered, neighbours, rivers, continents and islands."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
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
    chart.kind = [_kind(cells[cell]) for cell in order]
    chart.lands = chart.kind.count(c.LAND)
    chart.shores = chart.lands + chart.kind.count(c.MONUMENT)
    chart.terrain = [LETTERS.get(cells[cell], c.NONE) for cell in order]
    chart.near = [number.get(near, c.NONE) for cell in order for near in _around(cell)]
    _add_groups(chart, content, by_name)
    _add_rivers(chart, content, by_name)
    places = [hexes.to_hex(cell) for cell in order]
    chart.distance = [[hexes.distance(one, other) for other in places] for one in places]
    chart.landing = [points for land in range(chart.lands) for points in _landing(chart, land)]
    chart.crossing = [_crossing(chart, at, to) for at in range(chart.lands) for to in range(chart.lands)]
    return chart


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
    chart.is_island = []
    chart.group = [c.NONE] * chart.hexes
    monuments: dict[str, int] = {}
    for region in content.region:
        if region.group not in chart.group_ids:
            chart.group_ids.append(region.group)
            chart.is_island.append(int(region.kind == "island"))
        for name in region.hexes:
            hex = by_name.get(name, c.NONE)
            wanted = c.MONUMENT if region.kind == "monument" else c.LAND
            if hex < 0 or chart.kind[hex] != wanted:
                raise ContentError(f"region {region.id!r}: {name!r} is no such hex of the board")
            chart.group[hex] = chart.group_ids.index(region.group)
            if region.kind == "monument":
                monuments[region.group] = hex
    for hex in range(chart.shores):
        if chart.group[hex] < 0:
            raise ContentError(f"board: {chart.names[hex]} belongs to no region")
    chart.groups = len(chart.group_ids)
    for civilization in content.civilization:
        if civilization.id not in monuments:
            raise ContentError(f"civilization {civilization.id!r} has no monument hex on the board")
    chart.home = [chart.group_ids.index(civilization.id) for civilization in content.civilization]
    chart.monument = [monuments[civilization.id] for civilization in content.civilization]


def _add_rivers(chart: Chart, content: Content, by_name: dict[str, int]) -> None:
    chart.river = [c.NONE] * len(chart.near)
    chart.river_ends = []
    for river in content.river:
        for names in river.edges:
            ends = [by_name.get(name, c.NONE) for name in names]
            sides = [
                at
                for hex, other in (ends, ends[::-1])
                for at in range(hex * 6, hex * 6 + 6)
                if chart.near[at] == other
            ]
            if min(ends) < 0 or len(sides) != 2 or max(ends) >= chart.shores:
                raise ContentError(f"river {river.id!r}: {'-'.join(names)} is no edge between two land hexes")
            for at in sides:
                chart.river[at] = len(chart.river_ends) // 2
            chart.river_ends += ends
    chart.rivers = len(chart.river_ends) // 2


def _landing(chart: Chart, land: int) -> list[int]:
    """From each hex: the points that a ferry afloat there needs until it lies at this land, the last one to dock."""
    points = [c.AWAY] * chart.hexes
    edge, reached = [land], 0
    while edge:
        reached += 1
        edge = [
            near
            for near in {chart.near[at] for hex in edge for at in range(hex * 6, hex * 6 + 6)}
            if near >= chart.shores and points[near] == c.AWAY
        ]
        for hex in edge:
            points[hex] = reached
    return points


def _crossing(chart: Chart, at: int, to: int) -> int:
    waters = [near for near in chart.near[at * 6 : at * 6 + 6] if near >= chart.shores]
    return min((chart.landing[to * chart.hexes + water] for water in waters), default=c.AWAY)
