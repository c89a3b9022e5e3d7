"""Wonders that never were in the deck (MO-SETUP-05, -06)."""

from __future__ import annotations

from collections import Counter

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position


def deck_of(s: Position, card: int) -> int:
    return int(s.box.card_deck[int(s.kinds[card])])


def wonders_left_out(s: Position) -> list[int]:
    """Of the Wonders that are out of the game, as many of each Era as it has alternatives, and none where all are in
    (MO-LK-02). They were removed before any that a seat gave up for another."""
    if s.setup.all_wonders:
        return []
    spare = Counter(deck_of(s, card) for card in range(s.at.cards) if s.box.alternative[int(s.kinds[card])])
    left_out = []
    for card in s.items(s.at.removed):
        if s.kind_of(card) == c.WONDER and spare[deck_of(s, card)] > 0:
            spare[deck_of(s, card)] -= 1
            left_out.append(card)
    return left_out
