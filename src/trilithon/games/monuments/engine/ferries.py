"""Ferries: docked or afloat, whose they are, who is aboard (MS-FER)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import (
    controls_land,
    controls_water,
    is_closed,
    place_unit,
    settle,
)
from trilithon.games.monuments.engine.world import World


def dock_of(s: World, ferry: int) -> int:
    return s.ferry(ferry, c.F_DOCK)


def is_there(s: World, ferry: int) -> bool:
    return s.ferry(ferry, c.F_WATER) >= 0


def set_field(s: World, ferry: int, field: int, value: int) -> None:
    s.ferries[ferry * c.FERRY_SIZE + field] = value


def new_ferry(s: World, water: int, dock: int) -> None:
    """In a slot that became free, or a new one."""
    numbers = [water, dock, c.NONE, 0, 0, 0, 0]
    for ferry in range(s.ferry_count()):
        if not is_there(s, ferry):
            at = ferry * c.FERRY_SIZE
            for i in range(c.FERRY_SIZE):
                s.ferries[at + i] = numbers[i]
            return
    s.ferries.extend(numbers)


def may_command(s: World, seat: int, ferry: int) -> bool:
    """MS-FER-13: passengers' owner; else who controls the land hex, else the water hex, else any neighbour afloat."""
    passengers = s.ferry(ferry, c.F_SEAT)
    if passengers >= 0:
        return passengers == seat
    water = s.ferry(ferry, c.F_WATER)
    dock = s.ferry(ferry, c.F_DOCK)
    if dock >= 0:
        if s.owner[dock] >= 0 and controls_land(s, s.owner[dock], dock):
            return s.owner[dock] == seat
        return controls_water(s, seat, water)
    if s.owner[water] >= 0:
        return s.owner[water] == seat
    for at in range(water * 6, water * 6 + 6):
        hex = s.chart.near[at]
        if hex >= 0 and s.chart.kind[hex] == c.LAND and controls_land(s, seat, hex):
            return True
    return False


def is_waiting(s: World, ferry: int) -> bool:
    return s.waiting == ferry


def can_activate_ferry(s: World, seat: int, ferry: int) -> bool:
    if not is_there(s, ferry) or not may_command(s, seat, ferry) or is_waiting(s, ferry):
        return False
    if (s.chart.hexes + ferry) * 8 + c.FERRY in s.moved:
        return False
    return len(sails(s, seat, ferry)) > 0 or len(landings(s, seat, ferry)) > 0


def sails(s: World, seat: int, ferry: int) -> list[int]:
    """Water hexes that one point brings it to: off its dock, or to a neighbour (MS-FER-09, -11, -12)."""
    water = s.ferry(ferry, c.F_WATER)
    if s.ferry(ferry, c.F_DOCK) >= 0:
        return [water]
    loaded = s.ferry(ferry, c.F_SEAT) >= 0
    found: list[int] = []
    for at in range(water * 6, water * 6 + 6):
        hex = s.chart.near[at]
        if hex >= 0 and s.chart.kind[hex] == c.WATER and not (loaded and is_closed(s, seat, hex)):
            found.append(hex)
    return found


def landings(s: World, seat: int, ferry: int) -> list[int]:
    """Land hexes at whose edge it may dock: for passengers not closed, for an empty one any in play."""
    if s.ferry(ferry, c.F_DOCK) >= 0:
        return []
    water = s.ferry(ferry, c.F_WATER)
    loaded = s.ferry(ferry, c.F_SEAT) >= 0
    found: list[int] = []
    for at in range(water * 6, water * 6 + 6):
        hex = s.chart.near[at]
        if (
            hex >= 0
            and s.chart.kind[hex] == c.LAND
            and s.in_play[hex]
            and not (loaded and is_closed(s, seat, hex))
        ):
            found.append(hex)
    return found


def sail(s: World, seat: int, ferry: int, water: int) -> None:
    origin = s.ferry(ferry, c.F_WATER)
    set_field(s, ferry, c.F_WATER, water)
    set_field(s, ferry, c.F_DOCK, c.NONE)
    if s.ferry(ferry, c.F_SEAT) >= 0:
        s.owner[water] = seat
        if origin != water:
            settle(s, origin)


def can_board(s: World, seat: int, ferry: int, hex: int) -> bool:
    """Docked here, with a place left, and its water not closed (MS-FER-03, -04, -06)."""
    if not is_there(s, ferry) or s.ferry(ferry, c.F_DOCK) != hex or s.ferry(ferry, c.F_SECOND):
        return False
    if s.ferry(ferry, c.F_FIRST) and s.waiting != ferry:
        return False
    return not is_closed(s, seat, s.ferry(ferry, c.F_WATER))


def put_aboard(s: World, seat: int, ferry: int, unit: int, token: int) -> int:
    """`token` is 0 for none, else 1 + kind: cargo of this passenger; returns which of the two places it has."""
    slot = 0 if s.ferry(ferry, c.F_FIRST) == 0 else 1
    set_field(s, ferry, c.F_FIRST + 2 * slot, 1 + unit)
    set_field(s, ferry, c.F_CARGO + 2 * slot, token)
    set_field(s, ferry, c.F_SEAT, seat)
    return slot


def push_off(s: World, ferry: int) -> None:
    dock = s.ferry(ferry, c.F_DOCK)
    set_field(s, ferry, c.F_DOCK, c.NONE)
    seat = s.ferry(ferry, c.F_SEAT)
    if seat >= 0:
        s.owner[s.ferry(ferry, c.F_WATER)] = seat
    if dock >= 0:
        settle(s, dock)


def land_passengers(s: World, seat: int, ferry: int, hex: int) -> None:
    """Passengers step ashore, cargo is put down; what is too much there is asked about (MS-FER-10, -15)."""
    water = s.ferry(ferry, c.F_WATER)
    cargo = 0
    for field in (c.F_FIRST, c.F_SECOND):
        passenger = s.ferry(ferry, field)
        if passenger:
            place_unit(s, seat, hex, passenger - 1)
            aboard = (s.chart.hexes + ferry) * 8 + (0 if field == c.F_FIRST else 1)
            if aboard in s.moved:  # who boarded in this action is not activated again ashore (MS-MOV-02)
                s.moved[s.moved.index(aboard)] = hex * 8 + passenger - 1
            token = s.ferry(ferry, field + 1)
            if token:
                cargo = cargo * 8 + token
            set_field(s, ferry, field, 0)
            set_field(s, ferry, field + 1, 0)
    set_field(s, ferry, c.F_SEAT, c.NONE)
    set_field(s, ferry, c.F_DOCK, hex)
    settle(s, water)
    if cargo:
        put_down(s, seat, hex, cargo)


def put_down(s: World, seat: int, hex: int, cargo: int) -> None:
    """Up to two tokens of cargo; if there is room for one of two different ones, the owner chooses (MS-FER-15)."""
    room = s.capacity(seat) - s.tokens_in(hex)
    first = cargo % 8
    second = cargo // 8
    if room >= 2 or second == 0 or room <= 0 or first == second:
        for token in (first, second):
            if token:
                if room > 0:
                    s.tokens[hex * c.KINDS + token - 1] += 1
                    room -= 1
                else:
                    s.stock[token - 1] += 1
    else:
        s.push(c.CARGO, seat, hex, cargo, 0)


def unload(s: World, ferry: int, slot: int) -> None:
    """A passenger is no longer aboard; a ferry without passengers is nobody's (MS-DMG-05)."""
    field = c.F_FIRST if slot == 0 else c.F_SECOND
    set_field(s, ferry, field, 0)
    set_field(s, ferry, field + 1, 0)
    if s.ferry(ferry, c.F_FIRST) == 0 and s.ferry(ferry, c.F_SECOND) == 0:
        set_field(s, ferry, c.F_SEAT, c.NONE)
    settle(s, s.ferry(ferry, c.F_WATER))


def lose_cargo(s: World, ferry: int, slot: int) -> None:
    """To the stock, when its bearer dies or is sacrificed (MS-FER-16)."""
    field = c.F_CARGO if slot == 0 else c.F_CARGO_2
    token = s.ferry(ferry, field)
    if token:
        s.stock[token - 1] += 1
        set_field(s, ferry, field, 0)
