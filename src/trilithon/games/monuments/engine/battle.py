"""Battles: who can attack, how strong both sides are, what is lost (MS-ATK to MS-OCC). Fighters are figures."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import lose_cargo, sink, unload
from trilithon.games.monuments.engine.moving import can_cross
from trilithon.games.monuments.engine.spots import (
    building_power,
    buildings_power,
    ferry_power,
    is_closed,
    is_open,
    passenger_power,
    remove_unit,
    settle,
    unit_power,
    units_power,
)
from trilithon.games.monuments.engine.telling import named_unit
from trilithon.games.monuments.engine.units import TRAITS
from trilithon.games.monuments.engine.world import World


def target(s: World) -> i64:
    return i64(s.d[s.at.target])


def defender(s: World) -> i64:
    return i64(s.d[s.at.defender])


# -- declaring ---------------------------------------------------------------------------------------------


def attack_power(s: World, seat: i64, fighter: i64, spot: i64) -> i64:
    """Against a hex's terrain (MS-ATK-04, -07): passengers fight ashore as if on land, ferries on water only."""
    hexes = s.chart.hexes
    on_water = spot >= s.chart.shores
    if c.is_aboard(hexes, fighter):
        if c.slot_of(hexes, fighter) == c.WHOLE:
            return ferry_power(s, c.ferry_of(hexes, fighter)) if on_water else 0
        return 0 if on_water else unit_power(s, seat, s.unit_of(fighter), False)
    unit = c.unit_in(fighter)
    if unit == c.NAVY and not on_water:
        guns = s.rule(seat, c.R_NAVAL_GUNS)
        return guns + s.rule(seat, c.R_POWER_NAVY) if guns > 0 else 0
    return unit_power(s, seat, unit, on_water)


def may_attack(s: World, seat: i64, fighter: i64, side: i64, spot: i64) -> bool:
    """Has a unit in a hex power against the one beyond this side of it, and access (MS-ATK-03, -04, -06)?

    Land units attack adjacent land, not across a river.
    """
    if attack_power(s, seat, fighter, spot) <= 0:
        return False
    unit = c.unit_in(fighter)
    if unit == c.AIRFORCE or unit == c.NAVY:
        return True
    return spot < s.chart.shores and can_cross(s, seat, side)


def may_attack_aboard(s: World, seat: i64, ferry: i64, slot: i64, spot: i64) -> bool:
    """The same for a passenger, who attacks land, and for the whole of a ferry beside the hex, which attacks on water
    and needs an army or armed worker aboard (MS-ATK-04)."""
    if spot >= s.chart.shores:
        return slot == c.WHOLE and ferry_power(s, ferry) > 1
    return (
        slot != c.WHOLE
        and s.passenger(ferry, slot) >= 0
        and unit_power(s, seat, s.passenger(ferry, slot), False) > 0
    )


def is_ferry_beside(s: World, seat: i64, ferry: i64, spot: i64) -> bool:
    """A ferry of the seat that is afloat beside a hex."""
    return s.aboard(ferry) == seat and s.dock(ferry) < 0 and s.chart.side_towards(s.water(ferry), spot) >= 0


def can_attack(s: World, seat: i64, spot: i64) -> bool:
    """Could anybody attack this hex?"""
    d = s.d
    chart = s.chart
    for direction in range(c.SIDES):
        near = i64(chart.near[c.side_of(spot, direction)])
        if near < 0 or i64(d[s.at.owner + near]) != seat:
            continue
        side = chart.side_towards(near, spot)
        for unit in range(c.UNITS):
            fighter = c.figure_in(near, unit)
            if d[s.at.units + fighter] != 0 and may_attack(s, seat, fighter, side, spot):
                return True
    for ferry in range(s.ferry_count()):
        if is_ferry_beside(s, seat, ferry, spot):
            for slot in range(c.ABOARD):
                if may_attack_aboard(s, seat, ferry, slot, spot):
                    return True
    return False


def is_target(s: World, seat: i64, spot: i64) -> bool:
    """A hex closed to the seat that some unit can attack (MS-ATK-01 to -03)."""
    return (
        is_closed(s, seat, spot)
        and s.chart.kind[spot] != c.MONUMENT
        and s.d[s.at.in_play + spot] != 0
        and can_attack(s, seat, spot)
    )


def has_target(s: World, seat: i64) -> bool:
    if has_fighter(s, seat):
        for spot in range(s.chart.hexes):
            if is_target(s, seat, spot):
                return True
    return False


def has_fighter(s: World, seat: i64) -> bool:
    """Is there anybody who could attack at all? Mostly there is not, and nothing else needs a look."""
    d = s.d
    owner = s.at.owner
    units = s.at.units
    for spot in range(s.chart.hexes):
        if i64(d[owner + spot]) == seat:
            place = units + spot * c.UNITS
            if (
                d[place + c.ARMED] != 0
                or d[place + c.ARMY] != 0
                or d[place + c.AIRFORCE] != 0
                or d[place + c.NAVY] != 0
            ):
                return True
    for ferry in range(s.ferry_count()):
        if s.aboard(ferry) == seat:
            return True
    return False


# -- strength --------------------------------------------------------------------------------------------------


def attack_total(s: World, seat: i64) -> i64:
    d = s.d
    force = s.at.force
    power: i64 = 0
    for i in range(i64(d[force])):
        power += attack_power(s, seat, i64(d[force + 1 + i]), target(s))
    return power


def defence_total(s: World) -> i64:
    """All units and intact buildings of the defender (MS-ATK-07)."""
    spot = target(s)
    seat = defender(s)
    on_water = spot >= s.chart.shores
    power: i64 = 0
    if s.owner(spot) == seat:
        power += units_power(s, seat, spot)
        if on_water:
            for ferry in range(s.ferry_count()):
                if s.aboard(ferry) == seat and s.water(ferry) == spot:
                    power += ferry_power(s, ferry)
    if not on_water and s.builder(spot) == seat:
        power += buildings_power(s, spot)
    return power


def forget_roll(s: World) -> None:
    """What both sides have rolled is shown until the battle is over."""
    for seat in range(s.seats):
        s.d[s.at.strength + seat] = 0
        for face in range(c.FACES):
            s.d[s.at.rolled + seat * c.FACES + face] = 0


# -- losses ------------------------------------------------------------------------------------------------


def loss_power(s: World, seat: i64, fighter: i64) -> i64:
    """The power that is lost with it, on the battle's terrain."""
    hexes = s.chart.hexes
    on_water = target(s) >= s.chart.shores
    if c.is_aboard(hexes, fighter):
        ferry = c.ferry_of(hexes, fighter)
        slot = c.slot_of(hexes, fighter)
        if slot == c.WHOLE:
            return ferry_power(s, ferry)
        unit = s.passenger(ferry, slot)
        return passenger_power(s, seat, unit) if on_water else unit_power(s, seat, unit, False)
    if seat != defender(s):
        return attack_power(s, seat, fighter, target(s))
    return unit_power(s, seat, c.unit_in(fighter), on_water)


def lose_fighter(s: World, seat: i64, fighter: i64) -> None:
    power = loss_power(s, seat, fighter)
    take_damage(s, power)
    if seat != defender(s):
        _forget(s, fighter)
    kill(s, seat, fighter)


def take_damage(s: World, power: i64) -> None:
    """A piece of such power is lost; one without takes 1 (MS-DMG-02). What it had too much is not dealt."""
    left = i64(s.d[s.at.damage]) - (power if power > 1 else 1)
    s.d[s.at.damage] = i16(left if left > 0 else 0)


def _forget(s: World, fighter: i64) -> None:
    """It is no longer among the attackers; a passenger of an attacking ferry was no fighter of its own."""
    force = s.at.force
    hexes = s.chart.hexes
    if s.index_of(force, fighter) >= 0:
        s.take(force, fighter)
    elif c.is_aboard(hexes, fighter):
        ferry = c.ferry_of(hexes, fighter)
        whole = c.figure_aboard(hexes, ferry, c.WHOLE)
        other = 1 - c.slot_of(hexes, fighter)
        if s.passenger(ferry, other) < 0 and s.index_of(force, whole) >= 0:
            s.take(force, whole)  # a ferry emptied so is neutral at once (MS-DMG-05)


def kill(s: World, seat: i64, fighter: i64) -> None:
    """Units go to the supply, weapons are freed, a ferry goes to the stock with all aboard (MS-DMG-04, MS-FER-16)."""
    if s.events is not None:
        s.tell(seat, "lost", {"unit": named_unit(s.unit_of(fighter))})
    hexes = s.chart.hexes
    if not c.is_aboard(hexes, fighter):
        remove_unit(s, c.spot_of(fighter), c.unit_in(fighter))
        to_supply(s, seat, c.unit_in(fighter))
        return
    ferry = c.ferry_of(hexes, fighter)
    slot = c.slot_of(hexes, fighter)
    if slot != c.WHOLE:
        to_supply(s, seat, s.passenger(ferry, slot))
        lose_cargo(s, ferry, slot)
        unload(s, ferry, slot)
        return
    for slot in range(c.SLOTS):
        if s.passenger(ferry, slot) >= 0:
            to_supply(s, seat, s.passenger(ferry, slot))
            lose_cargo(s, ferry, slot)
    sink(s, ferry)


def to_supply(s: World, seat: i64, unit: i64) -> None:
    if unit == c.ARMED:
        s.d[s.at.freed + seat] += 1
    s.d[s.at.supply + seat * c.SUPPLIES + TRAITS[unit].piece] += 1


# -- retreat and occupation ----------------------------------------------------------------------------------


def next_to_retreat(s: World) -> i64:
    """The next surviving defending unit in the hex, -1 when all have left (MS-RET-01)."""
    d = s.d
    spot = target(s)
    seat = defender(s)
    if s.owner(spot) != seat:
        return c.NONE
    for unit in range(c.UNITS):
        if d[s.at.units + c.figure_in(spot, unit)] != 0:
            return c.figure_in(spot, unit)
    if spot >= s.chart.shores:
        for ferry in range(s.ferry_count()):
            if s.aboard(ferry) == seat and s.water(ferry) == spot:
                return c.figure_aboard(s.chart.hexes, ferry, c.WHOLE)
    return c.NONE


def retreats_over(s: World, unit: i64, side: i64) -> bool:
    """May a defending unit leave the hex over this side of it (MS-RET-01, -02)?"""
    chart = s.chart
    goal = i64(chart.near[side])
    if goal < 0 or not is_open(s, defender(s), goal):
        return False
    if unit == c.AIRFORCE:
        return True
    if unit == c.NAVY or unit == c.WHOLE_FERRY:
        return chart.kind[goal] == c.WATER
    return chart.kind[goal] == c.LAND and can_cross(s, defender(s), side)


def move_ferry(s: World, seat: i64, ferry: i64, water: i64) -> None:
    """Out of a battle, or into the hex that was won."""
    origin = s.water(ferry)
    s.d[s.at.water + ferry] = i16(water)
    s.d[s.at.owner + water] = i16(seat)
    settle(s, origin)


def can_enter(s: World, fighter: i64) -> bool:
    """May it be on the target's terrain (MS-OCC-01, -04)?"""
    unit = s.unit_of(fighter)
    if unit == c.AIRFORCE:
        return True
    is_ship = unit == c.NAVY or unit == c.WHOLE_FERRY
    return is_ship == (target(s) >= s.chart.shores)


def somebody_can_enter(s: World) -> bool:
    d = s.d
    force = s.at.force
    for i in range(i64(d[force])):
        if can_enter(s, i64(d[force + 1 + i])):
            return True
    return False


def more_can_enter(s: World) -> bool:
    """After the first: one must stay behind (MS-OCC-02)."""
    return s.d[s.at.force] > 1 and somebody_can_enter(s)


def damage_building(s: World, building: i64) -> None:
    take_damage(s, building_power(building))
    s.d[s.at.buildings + target(s) * c.BUILDINGS + building] = c.DAMAGED
