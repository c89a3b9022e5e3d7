"""Hexes: who is there, whom they are closed to, who controls them and what lies in them (MS-GEN)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World


def place_unit(s: World, seat: int, hex: int, unit: int) -> None:
    s.units[hex * c.UNITS + unit] += 1
    s.owner[hex] = seat


def remove_unit(s: World, hex: int, unit: int) -> None:
    s.units[hex * c.UNITS + unit] -= 1
    settle(s, hex)


def settle(s: World, hex: int) -> None:
    """Nobody is in a hex without units; passengers afloat are in their water hex, waiting ones in the land hex."""
    at = hex * c.UNITS
    units = s.units
    for i in range(at, at + c.UNITS):
        if units[i]:
            return
    ferries = s.ferries
    i = 0
    while i < len(ferries):
        if ferries[i + c.F_SEAT] >= 0:
            dock = ferries[i + c.F_DOCK]
            if (dock < 0 and ferries[i + c.F_WATER] == hex) or dock == hex:
                s.owner[hex] = ferries[i + c.F_SEAT]
                return
        i += c.FERRY_SIZE
    s.owner[hex] = c.NONE


def has_intact_building(s: World, hex: int) -> bool:
    if hex >= s.chart.shores:
        return False
    at = hex * c.BUILDINGS
    for i in range(at, at + c.BUILDINGS):
        if s.buildings[i] == c.INTACT:
            return True
    return False


def is_closed(s: World, seat: int, hex: int) -> bool:
    """Another player is there, or an intact building of another player guards it (MS-GEN-04)."""
    owner = s.owner[hex]
    if owner == seat:
        return False
    if owner >= 0:
        return True
    return (
        hex < s.chart.shores
        and s.builder[hex] >= 0
        and s.builder[hex] != seat
        and has_intact_building(s, hex)
    )


def waiting_in(s: World, seat: int, hex: int, workers_only: bool) -> int:
    """Units that wait aboard a docked ferry still count as being in the land hex (MS-FER-05)."""
    if s.waiting < 0 or s.ferry(s.waiting, c.F_DOCK) != hex or s.ferry(s.waiting, c.F_SEAT) != seat:
        return 0
    unit = s.ferry(s.waiting, c.F_FIRST) - 1
    return 0 if workers_only and unit == c.ARMY else 1


def controls_land(s: World, seat: int, hex: int) -> bool:
    """A worker, army or airforce in it; monuments are never controlled (MS-GEN-05, -07)."""
    if s.owner[hex] != seat or hex >= s.chart.lands:
        return False
    at = hex * c.UNITS
    if s.units[at] or s.units[at + c.ARMED] or s.units[at + c.ARMY] or s.units[at + c.AIRFORCE]:
        return True
    return waiting_in(s, seat, hex, False) > 0


def controls_water(s: World, seat: int, hex: int) -> bool:
    return hex >= s.chart.shores and s.owner[hex] == seat


def has_worker(s: World, seat: int, hex: int) -> bool:
    if s.owner[hex] != seat:
        return False
    at = hex * c.UNITS
    if s.units[at] or s.units[at + c.ARMED]:
        return True
    return waiting_in(s, seat, hex, True) > 0


def land_controlled(s: World, seat: int) -> int:
    n = 0
    for hex in range(s.chart.lands):
        if s.owner[hex] == seat and controls_land(s, seat, hex):
            n += 1
    return n


def is_usable(s: World, seat: int, hex: int, building: int) -> bool:
    """Intact, own, and no other player in the hex (MS-GEN-08)."""
    if s.builder[hex] != seat or s.buildings[hex * c.BUILDINGS + building] != c.INTACT:
        return False
    return s.owner[hex] < 0 or s.owner[hex] == seat


def usable_count(s: World, seat: int, building: int) -> int:
    n = 0
    for hex in range(s.chart.lands):
        if s.builder[hex] == seat and is_usable(s, seat, hex, building):
            n += 1
    return n


def workers_on_board(s: World, seat: int) -> int:
    """Ferries and the monument hex included (MS-SCO-03)."""
    n = 0
    for hex in range(s.chart.shores):
        if s.owner[hex] == seat:
            n += s.workers_in(hex)
    ferries = s.ferries
    i = 0
    while i < len(ferries):
        if ferries[i + c.F_SEAT] == seat:
            n += _is_worker(ferries[i + c.F_FIRST]) + _is_worker(ferries[i + c.F_SECOND])
        i += c.FERRY_SIZE
    return n


def _is_worker(passenger: int) -> int:
    return 1 if passenger == 1 + c.WORKER or passenger == 1 + c.ARMED else 0


def controlled(s: World, seat: int) -> list[int]:
    """Resource tokens of each kind that the seat controls, cargo included (MS-GEN-09, MS-FER-14)."""
    sums = [0, 0, 0, 0]
    for hex in range(s.chart.lands):
        if s.owner[hex] == seat and has_worker(s, seat, hex):
            at = hex * c.KINDS
            for kind in range(c.KINDS):
                sums[kind] += s.tokens[at + kind]
    ferries = s.ferries
    i = 0
    while i < len(ferries):
        if ferries[i + c.F_SEAT] == seat:
            if ferries[i + c.F_CARGO]:
                sums[ferries[i + c.F_CARGO] - 1] += 1
            if ferries[i + c.F_CARGO_2]:
                sums[ferries[i + c.F_CARGO_2] - 1] += 1
        i += c.FERRY_SIZE
    return sums


def take_token(s: World, hex: int, kind: int, n: int) -> None:
    """Back to the stock."""
    s.tokens[hex * c.KINDS + kind] -= n
    s.stock[kind] += n


def put_tokens(s: World, seat: int, hex: int, kind: int, n: int) -> int:
    """From the stock, as many as there are and as fit; returns how many (MS-GEN-10, -11)."""
    n = min(n, s.capacity(seat) - s.tokens_in(hex))
    if s.options[c.O_HARD_SUPPLY]:
        n = min(n, s.stock[kind])
    if n <= 0:
        return 0
    s.stock[kind] -= n
    s.tokens[hex * c.KINDS + kind] += n
    return n


def can_get(s: World, kind: int) -> bool:
    return not s.options[c.O_HARD_SUPPLY] or s.stock[kind] > 0


# -- power ------------------------------------------------------------------------------------------------


def unit_power(s: World, seat: int, unit: int, on_water: bool) -> int:
    """Of a unit that is not aboard a ferry (2.3 of the rules), with lasting modifiers."""
    if unit == c.ARMED:
        return 0 if on_water else 1
    if unit == c.ARMY:
        return 0 if on_water else 3 + s.rule(seat, c.R_POWER_ARMY)
    if unit == c.AIRFORCE:
        return 2 + s.rule(seat, c.R_POWER_AIRFORCE)
    if unit == c.NAVY:
        return 3 + s.rule(seat, c.R_POWER_NAVY) if on_water else 0
    return 0


def passenger_power(s: World, seat: int, passenger: int) -> int:
    """On water: armies and armed workers aboard have 1 (2.3)."""
    if passenger == 1 + c.ARMY:
        return 1 + s.rule(seat, c.R_POWER_ARMY)
    return 1 if passenger == 1 + c.ARMED else 0


def ferry_power(s: World, ferry: int) -> int:
    """On water: 1 if occupied, and its passengers."""
    seat = s.ferry(ferry, c.F_SEAT)
    if seat < 0:
        return 0
    first = passenger_power(s, seat, s.ferry(ferry, c.F_FIRST))
    return 1 + first + passenger_power(s, seat, s.ferry(ferry, c.F_SECOND))


def building_power(building: int) -> int:
    if building == c.FORT:
        return 2
    return 1 if building == c.TOWN else 0


def military_power(s: World, seat: int) -> int:
    """MS-SCO-05."""
    power = 0
    for hex in range(s.chart.hexes):
        if s.owner[hex] == seat:
            on_water = hex >= s.chart.shores
            at = hex * c.UNITS
            for unit in range(c.UNITS):
                if s.units[at + unit]:
                    power += s.units[at + unit] * unit_power(s, seat, unit, on_water)
    for hex in range(s.chart.lands):
        if s.builder[hex] == seat:
            if is_usable(s, seat, hex, c.FORT):
                power += 2
            if is_usable(s, seat, hex, c.TOWN):
                power += 1
    for ferry in range(s.ferry_count()):
        if s.ferry(ferry, c.F_SEAT) == seat:
            if s.ferry(ferry, c.F_DOCK) >= 0:  # who waits aboard still counts as being ashore (MS-FER-05)
                power += unit_power(s, seat, s.ferry(ferry, c.F_FIRST) - 1, False)
            else:
                power += ferry_power(s, ferry)
    return power
