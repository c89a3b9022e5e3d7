"""Movement: which units may be activated, where they may step and what they take along (MS-MOV, MS-FER)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import (
    can_activate_ferry,
    can_board,
    can_board_some,
    push_off_waiting,
)
from trilithon.games.monuments.engine.loads import first_of, second_of
from trilithon.games.monuments.engine.spots import (
    is_open,
    is_worker,
    place_unit,
    purse_in,
    remove_unit,
)
from trilithon.games.monuments.engine.units import TRAITS
from trilithon.games.monuments.engine.world import World

CARRIED_BY_HORSE: Final = 2

# -- steps -------------------------------------------------------------------------------------------------


def points_of(s: World, seat: i64, unit: i64) -> i64:
    """Of movement, with one activation."""
    traits = TRAITS[unit]
    return traits.points + s.rule(seat, traits.faster) if traits.faster >= 0 else traits.points


def can_cross(s: World, seat: i64, side: i64) -> bool:
    """Is there no river at this side of a hex, a bridge, or does the seat know a ford (MS-MOV-06)?"""
    river = i64(s.chart.river[side])
    return river < 0 or s.d[s.at.bridges + river] != 0 or s.rule(seat, c.R_FORD) > 0


def goes_there(s: World, seat: i64, unit: i64, side: i64) -> bool:
    """Is the step over this side of a hex one for such a unit, whoever is there (MS-MOV-06, -07)?"""
    spot = i64(s.chart.near[side])
    if spot < 0:
        return False
    kind = i64(s.chart.kind[spot])
    if unit == c.AIRFORCE:
        return kind != c.MONUMENT
    if unit == c.NAVY:
        return kind == c.WATER
    return kind == c.LAND and can_cross(s, seat, side)


def steps_over(s: World, seat: i64, unit: i64, side: i64) -> bool:
    """Could such a unit step over this side of a hex now?"""
    return goes_there(s, seat, unit, side) and is_open(s, seat, i64(s.chart.near[side]))


def can_step(s: World, seat: i64, unit: i64, spot: i64) -> bool:
    for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
        if steps_over(s, seat, unit, side):
            return True
    return False


def reaches(s: World, seat: i64, unit: i64, spot: i64, goal: i64, points: i64) -> bool:
    if spot == goal:
        return True
    if points <= 0:
        return False
    near = s.chart.near
    for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
        if steps_over(s, seat, unit, side) and reaches(s, seat, unit, i64(near[side]), goal, points - 1):
            return True
    return False


# -- what is taken along (MS-MOV-08 to -10) ------------------------------------------------------------------


def carries(s: World, seat: i64, unit: i64) -> i64:
    if is_worker(unit):
        return 1 + s.rule(seat, c.R_CARRY)
    return CARRIED_BY_HORSE if unit == c.HORSE else 0


def available(s: World, unit: i64, spot: i64) -> i64:
    """A purse: tokens that a unit may take from the hex it stands in; a horse alone only what it has brought."""
    if spot >= s.chart.lands:
        return 0
    if unit != c.HORSE or s.workers_in(spot) > 0:
        return purse_in(s, spot)
    purse: i64 = 0
    brought = s.at.brought
    for i in range(s.size(brought)):
        purse += c.some_of(i64(s.d[brought + 1 + i]), 1)
    return purse


def overfull(s: World, seat: i64) -> i64:
    """How many tokens too many lie in the hex because the unit on the move has brought them."""
    mine = i64(s.d[s.at.brought])
    if mine == 0:
        return 0
    place = i64(s.d[s.at.place])
    if place >= s.chart.lands:
        return 0
    too_many = s.tokens_in(place) - s.capacity(seat)
    if too_many > mine:
        too_many = mine
    return too_many if too_many > 0 else 0


def fits(
    s: World, seat: i64, unit: i64, spot: i64, tokens: i64, points: i64, origin: i64, taken: i64
) -> bool:
    """Could the activation be ended legally after this step (MS-MOV-09)?

    There is room in the hex, or what is too much can be taken on, to some room or aboard. `taken` left the origin.
    """
    if tokens == 0:
        return True
    too_many = s.tokens_in(spot) + tokens - s.capacity(seat)
    if spot == origin:
        too_many -= taken
    if too_many > tokens:
        too_many = tokens
    if too_many <= 0:
        return True
    if points <= 0:
        return False
    if too_many == 1 and unit != c.HORSE and can_board_somewhere(s, seat, spot):
        return True
    near = s.chart.near
    for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
        if steps_over(s, seat, unit, side) and fits(
            s, seat, unit, i64(near[side]), too_many, points - 1, origin, taken
        ):
            return True
    return False


def can_board_somewhere(s: World, seat: i64, spot: i64) -> bool:
    """While somebody waits, only that ferry is boarded."""
    waiting = i64(s.d[s.at.waiting])
    return can_board(s, seat, waiting, spot) if waiting >= 0 else can_board_some(s, seat, spot)


def walk(s: World, seat: i64, spot: i64, load: i64) -> None:
    """One step of the unit on the move."""
    d = s.d
    at = s.at
    unit = i64(d[at.unit])
    origin = i64(d[at.place])
    s.empty(at.brought)
    carry(s, origin, spot, first_of(load))
    carry(s, origin, spot, second_of(load))
    place_unit(s, seat, spot, unit)
    remove_unit(s, origin, unit)
    d[at.place] = i16(spot)


def carry(s: World, origin: i64, spot: i64, kind: i64) -> None:
    """The unit on the move takes a token of a kind along; -1 is none."""
    if kind >= 0:
        s.d[s.at.tokens + origin * c.KINDS + kind] -= 1
        s.d[s.at.tokens + spot * c.KINDS + kind] += 1
        s.add(s.at.brought, kind)


# -- activations -------------------------------------------------------------------------------------------


def fresh(s: World, spot: i64, unit: i64) -> i64:
    """Units of a kind in a hex that were not activated in this action (MS-MOV-02)."""
    d = s.d
    figure = c.figure_in(spot, unit)
    n = i64(d[s.at.units + figure])
    if n > 0:
        moved = s.at.moved
        for i in range(i64(d[moved])):
            if i64(d[moved + 1 + i]) == figure:
                n -= 1
    return n


def can_be_activated(s: World, seat: i64, unit: i64, spot: i64) -> bool:
    """It can step, board or break out."""
    if can_step(s, seat, unit, spot):
        return True
    if (is_worker(unit) or unit == c.ARMY) and can_board_some(s, seat, spot):
        return True
    return is_worker(unit) and spot == s.monument_of(seat) and must_break_out(s, seat, spot)


def comes_aboard(s: World, seat: i64, unit: i64, spot: i64, ferry: i64) -> bool:
    """Could such a unit still be activated and board the ferry in the same activation (MS-FER-05)?"""
    return (is_worker(unit) or unit == c.ARMY) and (
        fresh(s, spot, unit) > 0 and reaches(s, seat, unit, spot, s.dock(ferry), points_of(s, seat, unit) - 1)
    )


def can_wait(s: World, seat: i64, ferry: i64, left: i64) -> bool:
    """The first of two may wait if an activation is left and somebody else can come (MS-FER-05)."""
    d = s.d
    at = s.at
    if left == 0 or d[at.waiting] >= 0 or s.passenger(ferry, 0) >= 0:
        return False
    place = i64(d[at.place])
    mover = i64(d[at.unit])
    for spot in range(s.chart.shores):
        if i64(d[at.owner + spot]) != seat:
            continue
        for unit in range(c.ARMY + 1):  # workers, armed or not, and armies
            if comes_aboard(s, seat, unit, spot, ferry) and (
                spot != place or unit != mover or fresh(s, spot, unit) > 1
            ):
                return True
    return False


def end_activation(s: World) -> None:
    """Remember where the unit on the move stands, so that it is not activated again."""
    d = s.d
    at = s.at
    s.add(at.moved, c.figure_in(i64(d[at.place]), i64(d[at.unit])))
    waiting = i64(d[at.waiting])
    if waiting >= 0 and s.passenger(waiting, 1) < 0 and s.dock(waiting) >= 0:
        push_off_waiting(s)
    stop(s)


def stop(s: World) -> None:
    """Nothing is on the move any more."""
    s.d[s.at.unit] = c.NONE
    s.d[s.at.place] = c.NONE
    s.empty(s.at.brought)


def can_move_anything(s: World, seat: i64) -> bool:
    """Is a Movement card playable (MS-TURN-05)?"""
    d = s.d
    at = s.at
    for spot in range(s.chart.hexes):
        if i64(d[at.owner + spot]) == seat:
            for unit in range(c.UNITS):
                if d[at.units + c.figure_in(spot, unit)] != 0 and can_be_activated(s, seat, unit, spot):
                    return True
    for ferry in range(s.ferry_count()):
        if can_activate_ferry(s, seat, ferry):
            return True
    return False


# -- breaking out (MS-MOV-13) ------------------------------------------------------------------------------


def must_break_out(s: World, seat: i64, monument: i64) -> bool:
    """Every hex to which workers could step from the monument is closed, but one farther away is not."""
    return not can_step(s, seat, c.WORKER, monument) and way_out(s, seat, monument) < c.AWAY


def way_out(s: World, seat: i64, monument: i64) -> i64:
    """How far the nearest land hexes in play are that are not closed; AWAY if there are none."""
    best: i64 = c.AWAY
    for spot in range(s.chart.lands):
        if is_open(s, seat, spot):
            away = s.chart.distance(monument, spot)
            if away < best:
                best = away
    return best


def breaks_out_to(s: World, seat: i64, monument: i64, spot: i64) -> bool:
    """Is this one of those nearest hexes?"""
    return is_open(s, seat, spot) and s.chart.distance(monument, spot) == way_out(s, seat, monument)
