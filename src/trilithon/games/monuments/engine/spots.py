"""Hexes: who is there, whom they are closed to, who controls them and what lies in them (MS-GEN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.units import TRAITS
from trilithon.games.monuments.engine.world import World

FORT_POWER: Final = 2
TOWN_POWER: Final = 1


def place_unit(s: World, seat: i64, spot: i64, unit: i64) -> None:
    s.d[s.at.units + spot * c.UNITS + unit] += 1
    s.d[s.at.owner + spot] = i16(seat)


def remove_unit(s: World, spot: i64, unit: i64) -> None:
    s.d[s.at.units + spot * c.UNITS + unit] -= 1
    settle(s, spot)


def settle(s: World, spot: i64) -> None:
    """Nobody is in a hex without units; passengers afloat are in their water hex, waiting ones in the land hex."""
    d = s.d
    at = s.at
    place = at.units + spot * c.UNITS
    end = place + c.UNITS
    while place < end:
        if d[place] != 0:
            return
        place += 1
    for ferry in range(i64(d[at.ferries])):
        whose = i64(d[at.aboard + ferry])
        if whose >= 0:
            dock = i64(d[at.dock + ferry])
            if (dock < 0 and i64(d[at.water + ferry]) == spot) or dock == spot:
                d[at.owner + spot] = i16(whose)
                return
    d[at.owner + spot] = c.NONE


def has_intact_building(s: World, spot: i64) -> bool:
    if spot >= s.chart.lands:
        return False
    d = s.d
    place = s.at.buildings + spot * c.BUILDINGS
    end = place + c.BUILDINGS
    while place < end:
        if d[place] == c.INTACT:
            return True
        place += 1
    return False


def is_closed(s: World, seat: i64, spot: i64) -> bool:
    """Another player is there, or an intact building of another player guards it (MS-GEN-04)."""
    d = s.d
    owner = i64(d[s.at.owner + spot])
    if owner == seat:
        return False
    if owner >= 0:
        return True
    if spot >= s.chart.lands:
        return False
    builder = i64(d[s.at.builder + spot])
    return builder >= 0 and builder != seat and has_intact_building(s, spot)


def is_open(s: World, seat: i64, spot: i64) -> bool:
    """May a unit of the seat be there: in play, no monument, not closed (MS-MOV-04, -05, MS-GEN-13)?"""
    return s.chart.kind[spot] != c.MONUMENT and s.d[s.at.in_play + spot] != 0 and not is_closed(s, seat, spot)


def waiting_in(s: World, seat: i64, spot: i64, workers_only: bool) -> i64:
    """Units that wait aboard a docked ferry still count as being in the land hex (MS-FER-05)."""
    ferry = i64(s.d[s.at.waiting])
    if ferry < 0 or s.dock(ferry) != spot or s.aboard(ferry) != seat:
        return 0
    return 0 if workers_only and s.passenger(ferry, 0) == c.ARMY else 1


def controls_land(s: World, seat: i64, spot: i64) -> bool:
    """A worker, army or airforce in it; monuments are never controlled (MS-GEN-05, -07)."""
    d = s.d
    if i64(d[s.at.owner + spot]) != seat or spot >= s.chart.lands:
        return False
    place = s.at.units + spot * c.UNITS
    if (
        d[place + c.WORKER] != 0
        or d[place + c.ARMED] != 0
        or d[place + c.ARMY] != 0
        or d[place + c.AIRFORCE] != 0
    ):
        return True
    return waiting_in(s, seat, spot, False) > 0


def controls_water(s: World, seat: i64, spot: i64) -> bool:
    return spot >= s.chart.shores and s.owner(spot) == seat


def has_worker(s: World, seat: i64, spot: i64) -> bool:
    d = s.d
    if i64(d[s.at.owner + spot]) != seat:
        return False
    place = s.at.units + spot * c.UNITS
    if d[place + c.WORKER] != 0 or d[place + c.ARMED] != 0:
        return True
    return waiting_in(s, seat, spot, True) > 0


def land_controlled(s: World, seat: i64) -> i64:
    d = s.d
    owner = s.at.owner
    n: i64 = 0
    for spot in range(s.chart.lands):
        if i64(d[owner + spot]) == seat and controls_land(s, seat, spot):
            n += 1
    return n


def is_usable(s: World, seat: i64, spot: i64, building: i64) -> bool:
    """Intact, own, and no other player in the land hex (MS-GEN-08)."""
    d = s.d
    at = s.at
    if i64(d[at.builder + spot]) != seat or d[at.buildings + spot * c.BUILDINGS + building] != c.INTACT:
        return False
    owner = i64(d[at.owner + spot])
    return owner < 0 or owner == seat


def usable_count(s: World, seat: i64, building: i64) -> i64:
    d = s.d
    builder = s.at.builder
    n: i64 = 0
    for spot in range(s.chart.lands):
        if i64(d[builder + spot]) == seat and is_usable(s, seat, spot, building):
            n += 1
    return n


def is_worker(unit: i64) -> bool:
    """Armed or not."""
    return unit == c.WORKER or unit == c.ARMED


def workers_on_board(s: World, seat: i64) -> i64:
    """Ferries and the monument hex included (MS-SCO-03)."""
    d = s.d
    at = s.at
    n: i64 = 0
    for spot in range(s.chart.shores):
        if i64(d[at.owner + spot]) == seat:
            n += s.workers_in(spot)
    for ferry in range(i64(d[at.ferries])):
        if i64(d[at.aboard + ferry]) == seat:
            for slot in range(c.SLOTS):
                if is_worker(s.passenger(ferry, slot)):
                    n += 1
    return n


# -- tokens -----------------------------------------------------------------------------------------------


def controlled(s: World, seat: i64) -> i64:
    """A purse: resource tokens of each kind that the seat controls, cargo included (MS-GEN-09, MS-FER-14)."""
    d = s.d
    at = s.at
    purse: i64 = 0
    for spot in range(s.chart.lands):
        if i64(d[at.owner + spot]) == seat and has_worker(s, seat, spot):
            purse += purse_in(s, spot)
    for ferry in range(i64(d[at.ferries])):
        if i64(d[at.aboard + ferry]) == seat:
            for slot in range(c.SLOTS):
                kind = i64(d[at.cargo + ferry * c.SLOTS + slot])
                if kind >= 0:
                    purse += c.some_of(kind, 1)
    return purse


def purse_in(s: World, spot: i64) -> i64:
    """All tokens in a land hex."""
    d = s.d
    place = s.at.tokens + spot * c.KINDS
    return c.purse_of(
        i64(d[place + c.WOOD]), i64(d[place + c.SHEEP]), i64(d[place + c.METAL]), i64(d[place + c.WHEAT])
    )


def take_token(s: World, spot: i64, kind: i64, n: i64) -> None:
    """Back to the stock."""
    s.d[s.at.tokens + spot * c.KINDS + kind] -= i16(n)
    s.d[s.at.stock + kind] += i16(n)


def put_tokens(s: World, seat: i64, spot: i64, kind: i64, n: i64) -> i64:
    """From the stock, as many as there are and as fit; returns how many (MS-GEN-10, -11)."""
    d = s.d
    at = s.at
    room = s.capacity(seat) - s.tokens_in(spot)
    if n > room:
        n = room
    if s.options[c.O_HARD_SUPPLY] != 0 and n > i64(d[at.stock + kind]):
        n = i64(d[at.stock + kind])
    if n <= 0:
        return 0
    d[at.stock + kind] -= i16(n)
    d[at.tokens + spot * c.KINDS + kind] += i16(n)
    return n


def can_get(s: World, kind: i64) -> bool:
    """Is there a token of the kind in stock, or does it not matter (MS-GEN-11)?"""
    return s.options[c.O_HARD_SUPPLY] == 0 or s.d[s.at.stock + kind] > 0


# -- power ------------------------------------------------------------------------------------------------


def unit_power(s: World, seat: i64, unit: i64, on_water: bool) -> i64:
    """Of a unit that is not aboard a ferry (2.3 of the rules), with lasting modifiers."""
    traits = TRAITS[unit]
    power = traits.at_sea if on_water else traits.ashore
    return power + s.rule(seat, traits.stronger) if power > 0 and traits.stronger >= 0 else power


def passenger_power(s: World, seat: i64, unit: i64) -> i64:
    """On water: armies and armed workers aboard have 1 (2.3)."""
    if unit == c.ARMY:
        return 1 + s.rule(seat, c.R_POWER_ARMY)
    return 1 if unit == c.ARMED else 0


def ferry_power(s: World, ferry: i64) -> i64:
    """On water: 1 if occupied, and its passengers."""
    seat = s.aboard(ferry)
    if seat < 0:
        return 0
    first = passenger_power(s, seat, s.passenger(ferry, 0))
    return 1 + first + passenger_power(s, seat, s.passenger(ferry, 1))


def building_power(building: i64) -> i64:
    if building == c.FORT:
        return FORT_POWER
    return TOWN_POWER if building == c.TOWN else 0


def units_power(s: World, seat: i64, spot: i64) -> i64:
    """Of all units of the seat that stand in a hex which it owns."""
    d = s.d
    on_water = spot >= s.chart.shores
    place = s.at.units + spot * c.UNITS
    power: i64 = 0
    for unit in range(c.UNITS):
        n = i64(d[place + unit])
        if n > 0:
            power += n * unit_power(s, seat, unit, on_water)
    return power


def buildings_power(s: World, spot: i64) -> i64:
    """Of the intact buildings in a land hex."""
    power: i64 = 0
    for building in range(c.BUILDINGS):
        if s.building(spot, building) == c.INTACT:
            power += building_power(building)
    return power


def military_power(s: World, seat: i64) -> i64:
    """MS-SCO-05."""
    d = s.d
    at = s.at
    power: i64 = 0
    for spot in range(s.chart.hexes):
        if i64(d[at.owner + spot]) == seat:
            power += units_power(s, seat, spot)
    for spot in range(s.chart.lands):
        if i64(d[at.builder + spot]) == seat:
            owner = i64(d[at.owner + spot])
            if owner < 0 or owner == seat:
                power += buildings_power(s, spot)
    for ferry in range(s.ferry_count()):
        if s.aboard(ferry) == seat:
            if s.dock(ferry) >= 0:  # who waits aboard still counts as being ashore (MS-FER-05)
                power += unit_power(s, seat, s.passenger(ferry, 0), False)
            else:
                power += ferry_power(s, ferry)
    return power
