"""The things on the table by their names for clients: `hex:1301`, `unit:1301:worker`, `ferry:2`."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import is_in_game
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.names import BUILDINGS, CARDS, KINDS, PIECES, UNITS
from trilithon.kernel.words import Target


def spot_of(s: Position, target: Target) -> int:
    """The hex that is pointed at; -1 if it is something else."""
    names = s.chart.names
    return names.index(target.name) if target.sort == "hex" and target.name in names else c.NONE


# -- names -------------------------------------------------------------------------------------------


def hex_target(s: Position, spot: int) -> str:
    return f"hex:{s.chart.names[spot]}"


def unit_target(s: Position, spot: int, unit: int) -> str:
    return f"unit:{s.chart.names[spot]}:{UNITS[unit]}"


def building_target(s: Position, spot: int, building: int) -> str:
    return f"building:{s.chart.names[spot]}:{BUILDINGS[building]}"


def passenger_target(ferry: int, slot: int) -> str:
    return f"passenger:{ferry + 1}:{slot + 1}"


def river_target(s: Position, river: int) -> str:
    return f"river:{s.chart.river_names[river]}"


def coast_target(s: Position, land: int, water: int) -> str:
    return f"coast:{s.chart.names[land]}-{s.chart.names[water]}"


# -- small things come with the hex they are in or beside ---------------------------------------------


def ferry_targets(s: Position, ferry: int) -> list[str]:
    """Itself, and the edge and the water where it lies."""
    dock, water = s.dock(ferry), s.water(ferry)
    edge = [coast_target(s, dock, water)] if dock >= 0 else []
    return [f"ferry:{ferry + 1}", *edge, hex_target(s, water)]


def figure_targets(s: Position, figure: int) -> list[str]:
    """A unit in its hex, a passenger, or a whole ferry."""
    hexes = s.chart.hexes
    if not c.is_aboard(hexes, figure):
        spot = c.spot_of(figure)
        return [unit_target(s, spot, c.unit_in(figure)), hex_target(s, spot)]
    ferry, slot = c.ferry_of(hexes, figure), c.slot_of(hexes, figure)
    itself = f"ferry:{ferry + 1}" if slot == c.WHOLE else passenger_target(ferry, slot)
    return [itself, hex_target(s, s.water(ferry))]


def figure_name(s: Position, figure: int) -> str:
    """What it is, as views say it."""
    unit = s.unit_of(figure)
    return "ferry" if unit == c.WHOLE_FERRY else UNITS[unit]


# -- everything that can be pointed at, whatever is asked ----------------------------------------------


def things(s: Position) -> list[str]:
    """All that lies on the table in front of the seat to move."""
    found = ["rest", "pass", "end"]
    found += [f"card:{card}" for card in CARDS]
    found += [f"resource:{kind}" for kind in KINDS]
    found += [f"piece:{piece}" for piece in (*PIECES, "bridge", "ferry", "weapon")]
    found += [f"civilization:{name}" for name in s.box.civilization_ids]
    found += [f"common:{name}" for common, name in enumerate(s.box.common_ids) if is_in_game(s, common)]
    if s.depth():
        found += [f"quest:{s.box.quest_ids[quest]}" for quest in s.items(s.quests_of(s.to_move))]
    return found + _on_the_board(s)


def neighbours(s: Position, spot: int) -> list[int]:
    """The hexes around one."""
    near = [int(s.chart.near[side]) for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES)]
    return [other for other in near if other >= 0]


def _on_the_board(s: Position) -> list[str]:
    chart = s.chart
    found = [f"hex:{name}" for name in chart.names]
    for spot in range(chart.hexes):
        found += [unit_target(s, spot, unit) for unit in range(c.UNITS) if s.count(spot, unit)]
    for spot in range(chart.lands):
        found += [
            building_target(s, spot, building)
            for building in range(c.BUILDINGS)
            if s.building(spot, building) >= 0
        ]
        found += [coast_target(s, spot, water) for water in neighbours(s, spot) if water >= chart.shores]
    found += [river_target(s, river) for river in range(chart.rivers)]
    for ferry in range(s.ferry_count()):
        if s.has_ferry(ferry):
            found.append(f"ferry:{ferry + 1}")
            found += [
                passenger_target(ferry, slot) for slot in range(c.SLOTS) if s.passenger(ferry, slot) >= 0
            ]
    return found
