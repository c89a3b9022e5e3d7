"""Action cards in hand and in the discard, and which may be upgraded (MS-TURN-04, MS-UPG)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import can_pay, covers
from trilithon.games.monuments.engine.spots import controlled
from trilithon.games.monuments.engine.world import World


def can_rest(s: World, seat: i64) -> bool:
    """At least one card in the discard (MS-TURN-04)."""
    for card in range(c.CARDS):
        if not s.in_hand(seat, card):
            return True
    return False


def take_back(s: World, seat: i64) -> None:
    for card in range(c.CARDS):
        s.d[s.at.hand + seat * c.CARDS + card] = 1
    if s.events is not None:
        s.tell(seat, "rests", {})


def can_upgrade(s: World, seat: i64, card: i64, free: bool) -> bool:
    return not s.is_green(seat, card) and (
        free or can_pay(s, seat, s.box.upgrade_cost[card], upgrade_discount(s, seat, card))
    )


def can_upgrade_any(s: World, seat: i64, free: bool) -> bool:
    have = 0 if free else controlled(s, seat)
    for card in range(c.CARDS):
        if not s.is_green(seat, card) and (
            free or covers(have, s.box.upgrade_cost[card], upgrade_discount(s, seat, card))
        ):
            return True
    return False


def upgrade_discount(s: World, seat: i64, card: i64) -> i64:
    """A green Upgrade card saves one, but not on itself (MS-UPG-04, -05)."""
    return 1 if s.is_green(seat, c.UPGRADE) and card != c.UPGRADE else 0
