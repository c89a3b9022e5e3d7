"""Training and weapons: whom, where, and who gets a weapon (MS-TRN, MS-WPN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import covers
from trilithon.games.monuments.engine.spots import controlled, is_closed
from trilithon.games.monuments.engine.telling import named_hex
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.moves import Moves

ANY: Final = c.NONE
"""In `offer_trainings`: not only one unit."""

# -- verbs of the questions `train` and `free_train` ---------------------------------------------------------
TRAIN_UNIT: Final = 1  # see `trainee`
FORGE: Final = 2

WORKERS: Final = 2  # unarmed and armed ones


def trainee(spot: i64, armed: bool, piece: i64) -> i64:
    """The argument of TRAIN_UNIT: a worker in a hex, armed or not, becomes the unit."""
    return (spot * WORKERS + (1 if armed else 0)) * c.SUPPLIES + piece


def spot_of_trainee(trainee: i64) -> i64:
    return trainee // c.SUPPLIES // WORKERS


def is_armed_trainee(trainee: i64) -> bool:
    return trainee // c.SUPPLIES % WORKERS == 1


def piece_of_trainee(trainee: i64) -> i64:
    return trainee % c.SUPPLIES


# -- training --------------------------------------------------------------------------------------------------


def unit_of(piece: i64) -> i64:
    """Of a military piece."""
    if piece == c.S_ARMY:
        return c.ARMY
    return c.NAVY if piece == c.S_NAVY else c.AIRFORCE


def price_of(s: World, piece: i64) -> i64:
    return s.box.unit_cost[piece - c.S_ARMY]


def may_train(s: World, seat: i64, piece: i64, free: bool) -> bool:
    """Permit (navies: or naval guns), price and supply (MS-TRN-02)."""
    if s.in_supply(seat, piece) == 0:
        return False
    if free:
        return True
    allowed = s.rule(seat, c.R_PERMIT) > 0 or (piece == c.S_NAVY and s.rule(seat, c.R_NAVAL_GUNS) > 0)
    return allowed and covers(controlled(s, seat), price_of(s, piece), 0)


def offer_trainings(s: World, seat: i64, free: bool, only: i64, moves: Moves) -> None:
    """A worker on land becomes the unit; armed or not is the trainer's choice (MS-TRN-03)."""
    d = s.d
    at = s.at
    for piece in range(c.S_ARMY, c.S_AIRFORCE + 1):
        if (only >= 0 and only != piece) or not may_train(s, seat, piece, free):
            continue
        for spot in range(s.chart.lands):
            if i64(d[at.owner + spot]) != seat or s.workers_in(spot) == 0:
                continue
            if piece == c.S_NAVY and not has_harbour(s, seat, spot):
                continue
            if s.count(spot, c.WORKER) > 0:
                moves.say(TRAIN_UNIT, trainee(spot, False, piece))
            if s.count(spot, c.ARMED) > 0:
                moves.say(TRAIN_UNIT, trainee(spot, True, piece))


def is_harbour(s: World, seat: i64, water: i64) -> bool:
    """Is this neighbour of a land hex water that is not closed: where a new navy is put (MS-TRN-04)?"""
    return water >= s.chart.shores and not is_closed(s, seat, water)


def has_harbour(s: World, seat: i64, spot: i64) -> bool:
    for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
        if is_harbour(s, seat, i64(s.chart.near[side])):
            return True
    return False


# -- weapons ---------------------------------------------------------------------------------------------------


def may_forge(s: World, seat: i64) -> bool:
    """MS-WPN-04, and the permit if the option says so."""
    if s.options[c.O_WEAPON_PERMIT] != 0 and s.rule(seat, c.R_PERMIT) == 0:
        return False
    return (
        s.d[s.at.weapons] > 0 and has_unarmed(s, seat) and covers(controlled(s, seat), s.box.weapon_cost, 0)
    )


def has_unarmed(s: World, seat: i64) -> bool:
    """Is there a worker who could get a weapon (MS-WPN-01)?"""
    d = s.d
    at = s.at
    for spot in range(s.chart.shores):
        if i64(d[at.owner + spot]) == seat and d[at.units + c.figure_in(spot, c.WORKER)] != 0:
            return True
    for ferry in range(s.ferry_count()):
        if s.aboard(ferry) == seat and (
            s.passenger(ferry, 0) == c.WORKER or s.passenger(ferry, 1) == c.WORKER
        ):
            return True
    return False


def offer_unarmed(s: World, seat: i64, verb: i64, moves: Moves) -> None:
    """Where a weapon can go: figures."""
    d = s.d
    at = s.at
    chart = s.chart
    for spot in range(chart.shores):
        if i64(d[at.owner + spot]) == seat and d[at.units + c.figure_in(spot, c.WORKER)] != 0:
            moves.say(verb, c.figure_in(spot, c.WORKER))
    for ferry in range(s.ferry_count()):
        if s.aboard(ferry) == seat:
            for slot in range(c.SLOTS):
                if s.passenger(ferry, slot) == c.WORKER:
                    moves.say(verb, c.figure_aboard(chart.hexes, ferry, slot))


def arm(s: World, seat: i64, figure: i64) -> None:
    """A worker, in a hex or aboard, gets a weapon."""
    d = s.d
    at = s.at
    hexes = s.chart.hexes
    if c.is_aboard(hexes, figure):
        slot = c.slot_of(hexes, figure)
        d[at.passenger + c.ferry_of(hexes, figure) * c.SLOTS + slot] = c.ARMED
    else:
        spot = c.spot_of(figure)
        d[at.units + c.figure_in(spot, c.WORKER)] -= 1
        d[at.units + c.figure_in(spot, c.ARMED)] += 1
    if s.events is not None:
        s.tell(seat, "armed", {"hex": named_hex(s, s.stands_in(figure))})


def return_freed(s: World, seat: i64) -> None:
    """Weapons of fallen workers that nobody takes go to the stock (MS-WPN-03)."""
    d = s.d
    d[s.at.weapons] += d[s.at.freed + seat]
    d[s.at.freed + seat] = 0
