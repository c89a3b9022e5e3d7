"""A position of Market."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16

from tests.kernel.market.engine.codes import GOODS
from tests.kernel.market.engine.layout import Fields
from tests.kernel.market.engine.steps.table import STEPS
from tests.kernel.market.engine.world import World
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import places


class Position(World):
    def __init__(self, at: Fields, rng: Rng, d: vec[i16]) -> None:
        super().__init__(at, STEPS, rng, d)

    def twin(self, d: vec[i16], rng: Rng) -> Position:
        return type(self)(self.at, rng, d)

    def deal_anew(self, seat: int, rng: Rng) -> None:
        """Hands of others and the deck are shuffled together; how many somebody holds is known."""
        d, deck = self.d, self.at.deck
        sizes = [self.hand_size(other) for other in range(self.seats)]
        hidden = self.items(deck)
        for other in range(self.seats):
            if other != seat:
                for good in range(len(GOODS)):
                    hidden += [good] * d[self.held(other, good)]
                    d[self.held(other, good)] = 0
        self.fill(deck, sorted(hidden))  # sorted: nothing of the true order must shine through
        self.shuffle(deck, rng)
        for other in range(self.seats):
            while self.hand_size(other) < sizes[other]:
                d[self.held(other, self.pop(deck))] += 1

    def hand_size(self, seat: int) -> int:
        return sum(int(self.d[self.held(seat, good)]) for good in range(len(GOODS)))

    def scores(self) -> list[int]:
        return [
            int(self.d[self.at.coins + seat]) + int(self.d[self.at.fame + seat]) for seat in range(self.seats)
        ]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return places([[scores[seat], int(self.d[self.at.fame + seat])] for seat in range(self.seats)])
