"""What hands may be, for whoever imagines them: cards that nobody has seen, and what a question tells of a hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.kernel.engine.rng import Rng

NO_CARDS: Final = vec[i16]([0] * c.CARD_KINDS)


class Hands:
    unseen: vec[i16]
    """By kind: cards that could be in any hand or in the pile."""
    hidden: i64
    """How many of them the seat that is asked holds."""
    ways: list[vec[i16]]
    """By kind: cards that its hand may have, one of which it certainly has."""

    def __init__(self, unseen: vec[i16], hidden: i64) -> None:
        self.unseen = unseen
        self.hidden = hidden
        self.ways = []

    def say(self, way: vec[i16]) -> None:
        """It may hold these cards, if there are so many."""
        total: i64 = 0
        kind: i64
        for kind in range(c.CARD_KINDS):
            if i64(way[kind]) > i64(self.unseen[kind]):
                return
            total += i64(way[kind])
        if total <= self.hidden:
            self.ways.append(way)

    def any_of(self, rng: Rng) -> vec[i16]:
        """Each way is equally likely; nothing if there is none."""
        return self.ways[rng.below(len(self.ways))] if self.ways else NO_CARDS
