"""The order of play: clockwise from the first seat, unless a module says otherwise."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World


def order_seats(s: World) -> None:
    """Work out the derived field `order`: 0 is S1."""
    first = s.first()
    for seat in range(s.seats):
        s.d[s.at.order + seat] = i16((seat - first) % s.seats)
    for hook in s.hooks.on_order_seats:
        hook.order_seats(s)


def next_seat(s: World, seat: i64) -> i64:
    """Who comes after a seat, the first after the last."""
    place = (i64(s.d[s.at.order + seat]) + 1) % s.seats
    return seat_in_order(s, place)


def right_hand(s: World, seat: i64) -> i64:
    """Who decides for a seat that a module plays: the first person before it, counter-clockwise (MO-MOD-02); -1 if
    there is none, and chance decides (MO-MOD-03, `Question.by_chance`)."""
    for before in range(1, s.seats):
        other = (seat - before) % s.seats
        if s.is_person(other):
            return other
    return c.NONE


def seat_in_order(s: World, place: i64) -> i64:
    for seat in range(s.seats):
        if i64(s.d[s.at.order + seat]) == place:
            return seat
    raise ValueError("no seat has this place in the order of play")
