"""Sacrifices: who can pay what, and all ways to do it (PA-GAIN-02 to -05).

A payment is one integer of four hexadecimal digits, one for each kind of sacrifice: 0 when the kind is not used,
else 1 + 2 * (index of the number it meets) + (1 if the sacrifice tile of that kind is used).

Four numbers up to 999 (the cost of a god, the strengths of a hand) are packed the other way, the highest first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import discard_from_hand
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves

DIGIT: Final = 4  # bits of a kind in a payment
DIGIT_MASK: Final = (1 << DIGIT) - 1
NUMBER: Final = 12  # bits of one of four numbers
LAST: Final = (1 << NUMBER) - 1  # all bits of the last one
LARGEST: Final = 999


# -- payments as integers ------------------------------------------------------------------------------


def with_part(way: i64, kind: i64, index: i64, with_tile: bool) -> i64:
    """A payment in which this kind meets this number of the cost as well."""
    return way | (1 + 2 * index + (1 if with_tile else 0)) << DIGIT * (kind - 1)


def digit_of(way: i64, kind: i64) -> i64:
    return way >> DIGIT * (kind - 1) & DIGIT_MASK


def is_used(way: i64, kind: i64) -> bool:
    return digit_of(way, kind) != 0


def number_met(way: i64, kind: i64) -> i64:
    """Which number of the cost a kind that is used meets."""
    return digit_of(way, kind) - 1 >> 1


def tile_is_used(way: i64, kind: i64) -> bool:
    digit = digit_of(way, kind)
    return digit > 0 and digit & 1 == 0


def packed(a: i64, b: i64, d: i64, e: i64) -> i64:
    """Four numbers in descending order as one."""
    return ((a << NUMBER | b) << NUMBER | d) << NUMBER | e


def covers(strengths: i64, cost: i64) -> bool:
    """Is each of four packed numbers at least that of the other four?"""
    while cost > 0:
        if strengths & LAST < cost & LAST:
            return False
        strengths >>= NUMBER
        cost >>= NUMBER
    return True


# -- who can pay ---------------------------------------------------------------------------------------


def strengths(s: World, seat: i64, cards_only: bool) -> i64:
    """What the seat could offer of each kind, the strongest first: if these do not match the numbers of a cost, from
    the highest down, nothing does."""
    a = strength(s, seat, c.OFFERINGS, cards_only)
    b = strength(s, seat, c.PRIESTS, cards_only)
    d = strength(s, seat, c.DANCERS, cards_only)
    e = strength(s, seat, c.TEMPLES, cards_only)
    if a < b:
        a, b = b, a
    if d < e:
        d, e = e, d
    if a < d:
        a, d = d, a
    if b < e:
        b, e = e, b
    if b < d:
        b, d = d, b
    return packed(a, b, d, e)


def strength(s: World, seat: i64, kind: i64, cards_only: bool) -> i64:
    """Cards of a kind, and the level of its tile unless only cards count."""
    n = s.held(seat, kind)
    if not cards_only:
        n += s.level(seat, kind)
    return n if n < LARGEST else LARGEST


def only_cards_count(s: World, god: i64) -> bool:
    return i64(s.box.cards_only[god]) == 1


def can_pay_top(s: World, seat: i64, god: i64) -> bool:
    """The highest number of a cost alone (PA-NAT-03)."""
    return covers(strengths(s, seat, only_cards_count(s, god)), i64(s.box.top_cost_packed[god]))


# -- ways to pay ---------------------------------------------------------------------------------------


def offer_payments(s: World, seat: i64, god: i64, numbers: i64, moves: Moves) -> None:
    """All ways to pay the first so many numbers of a cost. Equal numbers are met in ascending order of kinds, so that
    no way is listed twice."""
    _extend(s, seat, god, numbers, 0, 1, 0, moves)


def _extend(
    s: World, seat: i64, god: i64, numbers: i64, index: i64, lowest: i64, way: i64, moves: Moves
) -> None:
    if index == numbers:
        moves.say(c.OFFER, way)
        return
    n = number_of(s, god, index)
    is_equal = index + 1 < numbers and number_of(s, god, index + 1) == n
    kind: i64
    for kind in range(lowest, c.SACRIFICES + 1):
        if is_used(way, kind):
            continue
        cards = s.held(seat, kind)
        level = s.level(seat, kind)
        then = kind + 1 if is_equal else 1
        if level > 0 and level + cards >= n and not only_cards_count(s, god):
            _extend(s, seat, god, numbers, index + 1, then, with_part(way, kind, index, True), moves)
        if cards >= n:
            _extend(s, seat, god, numbers, index + 1, then, with_part(way, kind, index, False), moves)


def number_of(s: World, god: i64, index: i64) -> i64:
    """One of the numbers of a cost."""
    return i64(s.box.cost[god * c.SACRIFICES + index])


def cards_of_kind(s: World, seat: i64, god: i64, way: i64, kind: i64) -> i64:
    """How many cards of a kind a payment takes: the number less the level used, never more (PA-GAIN-04)."""
    if not is_used(way, kind):
        return 0
    needed = number_of(s, god, number_met(way, kind))
    if tile_is_used(way, kind):
        needed -= s.level(seat, kind)
    return needed if needed > 0 else 0


def cards_of_payment(s: World, seat: i64, god: i64, way: i64) -> list[int]:
    """The same by kind of card."""
    cards = [0] * c.CARD_KINDS
    kind: i64
    for kind in range(1, c.SACRIFICES + 1):
        cards[kind] = cards_of_kind(s, seat, god, way, kind)
    return cards


def pay(s: World, seat: i64, god: i64, way: i64) -> None:
    """Discard the cards of a payment; the sacrifice tiles stay (PA-GAIN-06, -07)."""
    kind: i64
    for kind in range(1, c.SACRIFICES + 1):
        n = cards_of_kind(s, seat, god, way, kind)
        if n > 0:
            discard_from_hand(s, seat, kind, n)
