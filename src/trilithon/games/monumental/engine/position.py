"""A Monumental position that keeps the kernel's contract: copying, imagining, scores and estimates."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.evaluation import expected_points
from trilithon.games.monumental.engine.hooks import Hooks
from trilithon.games.monumental.engine.imagining import deal_anew
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.scoring import points, ranking
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.steps.table import STEPS
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.rng import Rng


@mypyc_attr(acyclic=True)
class Position(World):
    """Monumental's `State`."""

    def __init__(
        self, box: Box, chart: Chart, setup: Setup, at: Fields, hooks: Hooks, rng: Rng, d: vec[i16]
    ) -> None:
        super().__init__(box, chart, setup, at, hooks, STEPS, rng, d)

    def twin(self, d: vec[i16], rng: Rng) -> Position:
        return Position(self.box, self.chart, self.setup, self.at, self.hooks, rng, d)

    def deal_anew(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def on_turn(self) -> i64:
        if self.to_move < 0 or self.phase() == 0 or self.step().is_together:
            return self.to_move
        return self.active()

    def scores(self) -> list[int]:
        return points(self)

    def ranking(self) -> list[int]:
        return ranking(self)

    def evaluate(self) -> list[float]:
        return expected_points(self)

    def evaluate_plainly(self) -> None:
        self.hooks = self.hooks.unvalued()
