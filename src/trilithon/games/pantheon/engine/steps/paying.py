"""What both questions about a sacrifice share: its payment, and what being asked tells of a hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.hands import Hands
from trilithon.games.pantheon.engine.offering import cards_of_payment, number_of, only_cards_count, pay
from trilithon.games.pantheon.engine.steps.gaining import gain_god
from trilithon.games.pantheon.engine.telling import counted_cards
from trilithon.games.pantheon.engine.world import World

NOTHING_LACKING: Final = -1  # a kind is used, but the cards that everybody knows are enough


def pay_and_gain(s: World, seat: i64, god: i64, way: i64, how: i64) -> None:
    if s.events is not None:
        paid = cards_of_payment(s, seat, god, way)
        pay(s, seat, god, way)
        s.tell(
            seat, "sacrificed", {"cards": counted_cards(paid), "n": sum(paid), "god": s.box.god_names[god]}
        )
    else:
        pay(s, seat, god, way)
    gain_god(s, seat, god, how)


def imply_payment(s: World, seat: i64, god: i64, numbers: i64, hands: Hands) -> None:
    """Who is asked how to pay for a god can pay for it: whatever else is in that hand, this is."""
    _imply(s, seat, god, numbers, 0, vec[i16]([0] * c.CARD_KINDS), hands)


def _imply(s: World, seat: i64, god: i64, numbers: i64, index: i64, way: vec[i16], hands: Hands) -> None:
    """Cards that would have to be added to the open ones, for every assignment of kinds to the numbers."""
    kind: i64
    if index == numbers:
        lacking = way[:]
        for kind in range(1, c.SACRIFICES + 1):
            if i64(lacking[kind]) == NOTHING_LACKING:
                lacking[kind] = 0
        hands.say(lacking)
        return
    for kind in range(1, c.SACRIFICES + 1):
        if i64(way[kind]) == 0:
            n = number_of(s, god, index) - s.held(seat, kind)
            if not only_cards_count(s, god):
                n -= s.level(seat, kind)
            longer = way[:]
            longer[kind] = i16(n) if n > 0 else NOTHING_LACKING
            _imply(s, seat, god, numbers, index + 1, longer, hands)
