"""A Monuments position that keeps the kernel's contract: copying, imagining, scores, what it is worth."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.engine.evaluation import expected, expected_points
from trilithon.games.monuments.engine.imagining import deal_anew
from trilithon.games.monuments.engine.layout import Fields
from trilithon.games.monuments.engine.scoring import points, ranking
from trilithon.games.monuments.engine.steps.leave_out import LEAVE_OUT
from trilithon.games.monuments.engine.steps.pay import PAY
from trilithon.games.monuments.engine.steps.table import ASIDES, STEPS
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.moves import Moves
from trilithon.kernel.engine.packed import PackedState
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY, ahead


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(World):
    """Monuments' `State`."""

    def __init__(self, box: Box, chart: Chart, at: Fields, options: vec[i16], rng: Rng, d: vec[i16]) -> None:
        super().__init__(box, chart, at, options, STEPS, ASIDES, rng, d)

    def twin(self, d: vec[i16], rng: Rng) -> PackedState:
        return Position(self.box, self.chart, self.at, self.options, rng, d)

    def deal_anew(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def scores(self) -> list[int]:
        return points(self)

    def ranking(self) -> list[int]:
        return ranking(self)

    def on_turn(self) -> i64:
        return NOBODY if self.to_move == NOBODY else self.active()

    def worlds(self) -> int:
        return 1  # only quests are hidden: a second world changed nothing in 80 games

    def evaluate(self) -> list[float]:
        return expected_points(self._when_paid())

    def glimpse(self, seat: i64) -> float:
        """What the others may expect changes by battles and in the last round; else hardly before the action ends."""
        twin = self._when_paid()
        if twin.d[twin.at.ending] != 0 or twin.d[twin.at.target] >= 0:
            return ahead(expected_points(twin), seat)
        return expected(twin, seat)

    def _when_paid(self) -> Position:
        """What is being paid for counts as paid: half a payment would look like a loss."""
        if not self._is_paying():
            return self
        twin = Position(self.box, self.chart, self.at, self.options, self.rng.copy(), self.d[:])
        while twin._is_paying():
            moves = Moves()
            twin.offer(moves)
            twin.play(moves[0])
        return twin

    def _is_paying(self) -> bool:
        return self.is_on_top(PAY) or self.is_on_top(LEAVE_OUT)
