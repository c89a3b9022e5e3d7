"""Steps of Explorers without Military (MO-EXPL-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.exploring import has_step, offer_steps
from trilithon.games.monumental.engine.steps.moved import STEPPED
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

STEP: Final = 1  # pack_step(explorer, tile)


class FreeStep(PartQuestion):
    def __init__(self) -> None:
        super().__init__("free_step")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return has_step(s, seat)

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not has_step(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        offer_steps(s, s.whose(), STEP, -1, moves)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        step = argument_of(move)
        s.put(self.n, s.get(self.n) - 1)
        STEPPED.push(s, seat, c.explorer_of(step), c.step_to(step))


FREE_STEP: Final = FreeStep()
