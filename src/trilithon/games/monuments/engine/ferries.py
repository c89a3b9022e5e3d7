"""Ferries: docked or afloat, whose they are, who is aboard (MS-FER)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import (
    controls_land,
    controls_water,
    is_closed,
    place_unit,
    settle,
)
from trilithon.games.monuments.engine.world import World


def new_ferry(s: World, water: i64, dock: i64) -> None:
    """It gets the first number that is free."""
    d = s.d
    at = s.at
    ferry: i64 = 0
    while s.has_ferry(ferry):
        ferry += 1
    d[at.water + ferry] = i16(water)
    d[at.dock + ferry] = i16(dock)
    if ferry >= i64(d[at.ferries]):
        d[at.ferries] = i16(ferry + 1)


def sink(s: World, ferry: i64) -> None:
    """It goes to the stock; whoever was aboard is dealt with already."""
    d = s.d
    at = s.at
    water = s.water(ferry)
    d[at.water + ferry] = c.NONE
    d[at.dock + ferry] = c.NONE
    d[at.aboard + ferry] = c.NONE
    for slot in range(c.SLOTS):
        d[at.passenger + ferry * c.SLOTS + slot] = c.NONE
        d[at.cargo + ferry * c.SLOTS + slot] = c.NONE
    count_ferries(s)
    d[at.crossings] += 1
    settle(s, water)


def count_ferries(s: World) -> None:
    n: i64 = c.FERRIES
    while n > 0 and not s.has_ferry(n - 1):
        n -= 1
    s.d[s.at.ferries] = i16(n)


def may_command(s: World, seat: i64, ferry: i64) -> bool:
    """MS-FER-13: passengers' owner; else who controls the land hex, else the water hex, else any neighbour afloat."""
    passengers = s.aboard(ferry)
    if passengers >= 0:
        return passengers == seat
    water = s.water(ferry)
    dock = s.dock(ferry)
    if dock >= 0:
        owner = s.owner(dock)
        if owner >= 0 and controls_land(s, owner, dock):
            return owner == seat
        return controls_water(s, seat, water)
    owner = s.owner(water)
    if owner >= 0:
        return owner == seat
    chart = s.chart
    for side in range(water * c.SIDES, water * c.SIDES + c.SIDES):
        spot = i64(chart.near[side])
        if spot >= 0 and spot < chart.lands and controls_land(s, seat, spot):
            return True
    return False


def was_activated(s: World, ferry: i64) -> bool:
    return s.index_of(s.at.moved, c.figure_aboard(s.chart.hexes, ferry, c.WHOLE)) >= 0


def can_activate_ferry(s: World, seat: i64, ferry: i64) -> bool:
    if not s.has_ferry(ferry) or not may_command(s, seat, ferry) or i64(s.d[s.at.waiting]) == ferry:
        return False
    return not was_activated(s, ferry) and can_sail_on(s, seat, ferry)


# -- sailing ------------------------------------------------------------------------------------------------


def can_sail_on(s: World, seat: i64, ferry: i64) -> bool:
    """Is there anything that it could do with a point?"""
    if s.dock(ferry) >= 0:
        return True
    near = s.chart.near
    water = s.water(ferry)
    for side in range(water * c.SIDES, water * c.SIDES + c.SIDES):
        spot = i64(near[side])
        if spot >= 0 and (can_sail_to(s, seat, ferry, spot) or can_land_at(s, seat, ferry, spot)):
            return True
    return False


def can_sail_to(s: World, seat: i64, ferry: i64, spot: i64) -> bool:
    """To this neighbour of its water, afloat: water that is not closed to passengers (MS-FER-09, -11, -12)."""
    return spot >= s.chart.shores and not (s.aboard(ferry) >= 0 and is_closed(s, seat, spot))


def can_land_at(s: World, seat: i64, ferry: i64, spot: i64) -> bool:
    """At this neighbour of its water, afloat: land in play, for passengers not closed."""
    return (
        spot < s.chart.lands
        and s.d[s.at.in_play + spot] != 0
        and not (s.aboard(ferry) >= 0 and is_closed(s, seat, spot))
    )


def sail(s: World, seat: i64, ferry: i64, water: i64) -> None:
    d = s.d
    origin = s.water(ferry)
    d[s.at.water + ferry] = i16(water)
    d[s.at.dock + ferry] = c.NONE
    if s.aboard(ferry) >= 0:
        d[s.at.owner + water] = i16(seat)
        if origin != water:
            settle(s, origin)


# -- passengers ---------------------------------------------------------------------------------------------


def can_board(s: World, seat: i64, ferry: i64, spot: i64) -> bool:
    """Docked here, with a place left, and its water not closed (MS-FER-03, -04, -06)."""
    if s.dock(ferry) != spot or s.passenger(ferry, 1) >= 0:
        return False
    if s.passenger(ferry, 0) >= 0 and i64(s.d[s.at.waiting]) != ferry:
        return False
    return not is_closed(s, seat, s.water(ferry))


def can_board_some(s: World, seat: i64, spot: i64) -> bool:
    """A docked ferry that a worker or army in this hex may board (MS-FER-04, -06)."""
    for ferry in range(s.ferry_count()):
        if can_board(s, seat, ferry, spot):
            return True
    return False


def put_aboard(s: World, seat: i64, ferry: i64, unit: i64, kind: i64) -> i64:
    """With a token of a kind or, -1, none; returns which of the two places the passenger has."""
    d = s.d
    at = s.at
    slot: i64 = 0 if s.passenger(ferry, 0) < 0 else 1
    d[at.passenger + ferry * c.SLOTS + slot] = i16(unit)
    d[at.cargo + ferry * c.SLOTS + slot] = i16(kind)
    d[at.aboard + ferry] = i16(seat)
    return slot


def push_off(s: World, ferry: i64) -> None:
    d = s.d
    dock = s.dock(ferry)
    d[s.at.dock + ferry] = c.NONE
    seat = s.aboard(ferry)
    if seat >= 0:
        d[s.at.owner + s.water(ferry)] = i16(seat)
    if dock >= 0:
        settle(s, dock)


def push_off_waiting(s: World) -> None:
    """Who waited for a second passenger is pushed off at the latest when the next activation ends (MS-FER-05)."""
    ferry = i64(s.d[s.at.waiting])
    s.d[s.at.waiting] = c.NONE
    push_off(s, ferry)


def step_ashore(s: World, seat: i64, ferry: i64, slot: i64, spot: i64) -> i64:
    """A passenger leaves the ferry for a hex; returns the kind of its cargo, -1 none, which is nowhere then."""
    kind = s.cargo(ferry, slot)
    place_unit(s, seat, spot, s.passenger(ferry, slot))
    s.d[s.at.passenger + ferry * c.SLOTS + slot] = c.NONE
    s.d[s.at.cargo + ferry * c.SLOTS + slot] = c.NONE
    return kind


def put_ashore(s: World, spot: i64, kind: i64, has_room: bool) -> None:
    """A token of cargo lies in the hex from now on or, if there is no room, in the stock (MS-FER-15)."""
    if has_room:
        s.d[s.at.tokens + spot * c.KINDS + kind] += 1
    else:
        s.d[s.at.stock + kind] += 1


def unload(s: World, ferry: i64, slot: i64) -> None:
    """A passenger is no longer aboard; a ferry without passengers is nobody's (MS-DMG-05)."""
    d = s.d
    at = s.at
    d[at.passenger + ferry * c.SLOTS + slot] = c.NONE
    d[at.cargo + ferry * c.SLOTS + slot] = c.NONE
    if s.passenger(ferry, 0) < 0 and s.passenger(ferry, 1) < 0:
        d[at.aboard + ferry] = c.NONE
    settle(s, s.water(ferry))


def lose_cargo(s: World, ferry: i64, slot: i64) -> None:
    """To the stock, when its bearer dies or is sacrificed (MS-FER-16)."""
    kind = s.cargo(ferry, slot)
    if kind >= 0:
        s.d[s.at.stock + kind] += 1
        s.d[s.at.cargo + ferry * c.SLOTS + slot] = c.NONE
