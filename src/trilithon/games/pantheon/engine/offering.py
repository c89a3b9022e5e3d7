"""Sacrifices: who can pay what, and all ways to do it (PA-GAIN-02 to -05).

A payment is one integer of four hexadecimal digits, one per kind of sacrifice: 0 when the kind is not used,
else 1 + 2 * (index of the number it meets) + (1 if the sacrifice tile of that kind is used).
"""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import discard_from_hand
from trilithon.games.pantheon.engine.table import Table


def top_number(cost: list[int]) -> list[int]:
    """What Gallia asks for (PA-NAT-03)."""
    return cost[:1]


def can_pay(s: Table, seat: int, cost: list[int], cards_only: int) -> bool:
    """Match the strongest kinds with the highest numbers: if that does not work, nothing does."""
    a = _strength(s, seat, 1, cards_only)
    b = _strength(s, seat, 2, cards_only)
    d = _strength(s, seat, 3, cards_only)
    e = _strength(s, seat, 4, cards_only)
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
    n = len(cost)
    if a < cost[0]:
        return False
    if n > 1 and b < cost[1]:
        return False
    if n > 2 and d < cost[2]:
        return False
    return n < 4 or e >= cost[3]


def _strength(s: Table, seat: int, kind: int, cards_only: int) -> int:
    cards = s.hands[seat * c.CARD_KINDS + kind]
    return cards if cards_only else cards + s.levels[seat * c.SACRIFICES + kind - 1]


def payments(s: Table, seat: int, cost: list[int], cards_only: int) -> list[int]:
    """All ways to pay. Equal numbers are met in ascending order of kinds, so that no way is listed twice."""
    ways: list[int] = []
    _extend(s, seat, cost, cards_only, 0, 0, 0, ways)
    return ways


def _extend(
    s: Table, seat: int, cost: list[int], cards_only: int, index: int, lowest: int, way: int, ways: list[int]
) -> None:
    if index == len(cost):
        ways.append(way)
        return
    n = cost[index]
    for i in range(lowest, c.SACRIFICES):
        if way >> 4 * i & 15:
            continue
        cards = s.hands[seat * c.CARD_KINDS + i + 1]
        level = s.levels[seat * c.SACRIFICES + i]
        next_lowest = i + 1 if index + 1 < len(cost) and cost[index + 1] == n else 0
        if level > 0 and not cards_only and level + cards >= n:
            _extend(s, seat, cost, cards_only, index + 1, next_lowest, way | (2 + 2 * index) << 4 * i, ways)
        if cards >= n:
            _extend(s, seat, cost, cards_only, index + 1, next_lowest, way | (1 + 2 * index) << 4 * i, ways)


def cards_of_payment(s: Table, seat: int, cost: list[int], way: int) -> list[int]:
    """How many cards of each kind a payment takes: the number less the level used, never more (PA-GAIN-04)."""
    cards = [0] * c.CARD_KINDS
    for i in range(c.SACRIFICES):
        digit = way >> 4 * i & 15
        if digit:
            digit -= 1
            needed = cost[digit >> 1]
            if digit & 1:
                needed -= s.levels[seat * c.SACRIFICES + i]
            if needed > 0:
                cards[i + 1] = needed
    return cards


def pay(s: Table, seat: int, cost: list[int], way: int) -> list[int]:
    """Discard the cards of a payment; the sacrifice tiles stay (PA-GAIN-06, -07)."""
    cards = cards_of_payment(s, seat, cost, way)
    for kind in range(c.CARD_KINDS):
        if cards[kind]:
            discard_from_hand(s, seat, kind, cards[kind])
    return cards
