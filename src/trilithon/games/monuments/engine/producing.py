"""Production, and where tokens of bonuses and trades may lie (MS-PRD, MS-BON-09, MS-TRD)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import (
    can_get,
    controlled,
    controls_land,
    has_worker,
    is_usable,
    put_tokens,
)
from trilithon.games.monuments.engine.telling import named_hex, named_tokens
from trilithon.games.monuments.engine.world import World

TRADE: Final = 2
GREEN_TRADE: Final = 1
"""Tokens that are given for one."""

# -- production --------------------------------------------------------------------------------------------


def yield_of(s: World, seat: i64, spot: i64) -> i64:
    """Tokens that a land hex gives now: workers and factory, at most limit, room and stock (MS-PRD-01 to -05)."""
    d = s.d
    at = s.at
    owner = i64(d[at.owner + spot])
    if d[at.in_play + spot] == 0 or (owner >= 0 and owner != seat):
        return 0
    workers = s.workers_in(spot) if owner == seat else 0
    n = workers
    if is_usable(s, seat, spot, c.FACTORY):
        n += c.FACTORY_YIELD if workers > 0 else 1
    if n == 0:
        return 0
    n = least(n, c.PRODUCED + s.rule(seat, c.R_PRODUCE_LIMIT), s.capacity(seat) - s.tokens_in(spot))
    if s.options[c.O_HARD_SUPPLY] != 0:
        left = stocked(s) if makes_any(s, seat, spot) else i64(d[at.stock + i64(s.chart.terrain[spot])])
        if left < n:
            n = left
    return n if n > 0 else 0


def least(one: i64, other: i64, third: i64) -> i64:
    if other < one:
        one = other
    return third if third < one else one


def stocked(s: World) -> i64:
    """Tokens of all kinds in stock."""
    n: i64 = 0
    for kind in range(c.KINDS):
        n += i64(s.d[s.at.stock + kind])
    return n


def makes_any(s: World, seat: i64, spot: i64) -> bool:
    """A usable workshop: each token may be of any kind (6.5)."""
    return s.rule(seat, c.R_WORKSHOPS) > 0 and is_usable(s, seat, spot, c.WORKSHOP)


def can_produce(s: World, seat: i64, spot: i64) -> bool:
    """Is this a land hex of the seat that gives something and is not busy?"""
    d = s.d
    return (
        (i64(d[s.at.owner + spot]) == seat or i64(d[s.at.builder + spot]) == seat)
        and not is_busy(s, spot)
        and yield_of(s, seat, spot) > 0
    )


def is_busy(s: World, spot: i64) -> bool:
    """Does it take part in the action under way: has it produced, or does its town wait for a new worker?"""
    at = s.at
    return s.index_of(at.used, spot) >= 0 or (
        s.index_of(at.growing, spot) >= 0 and s.index_of(at.served, spot) < 0
    )


def can_produce_somewhere(s: World, seat: i64) -> bool:
    for spot in range(s.chart.lands):
        if can_produce(s, seat, spot):
            return True
    return False


def produce_kind(s: World, seat: i64, spot: i64, kind: i64, n: i64) -> None:
    made = put_tokens(s, seat, spot, kind, n)
    s.do(seat, c.D_PRODUCED, made)
    if s.events is not None and made > 0:
        s.tell(seat, "produced", {"tokens": named_tokens(c.some_of(kind, made)), "hex": named_hex(s, spot)})


# -- tokens of bonuses and trades --------------------------------------------------------------------------


def takes_bonus(s: World, seat: i64, spot: i64, kind: i64) -> bool:
    """A land hex with an own worker and fitting terrain and room (MS-BON-09)."""
    return (
        i64(s.chart.terrain[spot]) == kind
        and has_worker(s, seat, spot)
        and s.tokens_in(spot) < s.capacity(seat)
    )


def has_place_for_bonus(s: World, seat: i64, kind: i64) -> bool:
    """Is there such a token, and a hex that takes it?"""
    if can_get(s, kind):
        for spot in range(s.chart.lands):
            if takes_bonus(s, seat, spot, kind):
                return True
    return False


def put_token(s: World, seat: i64, spot: i64, kind: i64) -> None:
    put_tokens(s, seat, spot, kind, 1)
    if s.events is not None:
        s.tell(seat, "got", {"tokens": named_tokens(c.some_of(kind, 1)), "hex": named_hex(s, spot)})


def trade_price(s: World, seat: i64) -> i64:
    return GREEN_TRADE if s.is_green(seat, c.TRADE) else TRADE


def has_room_for_trade(s: World, seat: i64, spot: i64) -> bool:
    """Controlled land with room; with the option, only where a worker is (MS-TRD-02)."""
    if s.owner(spot) != seat or s.tokens_in(spot) >= s.capacity(seat):
        return False
    if s.options[c.O_TRADE_WORKER] != 0:
        return has_worker(s, seat, spot)
    return controls_land(s, seat, spot)


def has_room_for_trades(s: World, seat: i64) -> bool:
    for spot in range(s.chart.lands):
        if has_room_for_trade(s, seat, spot):
            return True
    return False


def can_trade(s: World, seat: i64, kind: i64) -> bool:
    """Enough of a kind to give, and some place for what is taken (MS-TRD-01, -02)."""
    return c.in_purse(controlled(s, seat), kind) >= trade_price(s, seat) and can_put_down(s, seat, kind)


def can_put_down(s: World, seat: i64, kind: i64) -> bool:
    """Is there a place for what is taken, perhaps one that giving a token of this kind makes (MS-TRD-02)?"""
    if has_room_for_trades(s, seat):
        return True
    for spot in range(s.chart.lands):
        if (
            s.owner(spot) == seat
            and s.tokens_of(spot, kind) > 0
            and has_worker(s, seat, spot)
            and s.tokens_in(spot) - 1 < s.capacity(seat)
        ):
            return True
    return False


def can_trade_anything(s: World, seat: i64) -> bool:
    have = controlled(s, seat)
    price = trade_price(s, seat)
    for kind in range(c.KINDS):
        if c.in_purse(have, kind) >= price and can_put_down(s, seat, kind):
            return True
    return False
