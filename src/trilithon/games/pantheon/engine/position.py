"""A Pantheon position that keeps the kernel's contract."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.pantheon.engine.box import Box
from trilithon.games.pantheon.engine.evaluation import expected_points
from trilithon.games.pantheon.engine.imagining import deal_anew
from trilithon.games.pantheon.engine.layout import Fields
from trilithon.games.pantheon.engine.steps.table import STEPS
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.packed import PackedState
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import places


@mypyc_attr(acyclic=True)
class Position(World):
    """Pantheon's `State`."""

    def __init__(self, box: Box, at: Fields, options: vec[i16], rng: Rng, d: vec[i16]) -> None:
        super().__init__(box, at, options, STEPS, rng, d)

    def twin(self, d: vec[i16], rng: Rng) -> PackedState:
        return Position(self.box, self.at, self.options, rng, d)

    def deal_anew(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Points, then number of half gods, then shared (PA-WIN)."""
        return places([[self.score(seat), self.half_gods(seat)] for seat in range(self.seats)])

    def evaluate(self) -> list[float]:
        return expected_points(self)
