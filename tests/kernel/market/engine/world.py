"""A position as the steps know it: its fields, and a few things that several of them ask."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from tests.kernel.market.engine.codes import GOODS
from tests.kernel.market.engine.layout import Fields
from trilithon.kernel.engine.agenda import AgendaState, Step
from trilithon.kernel.engine.rng import Rng


class World(AgendaState):
    def __init__(self, at: Fields, steps: list[Step[Any]], rng: Rng, d: vec[i16]) -> None:
        super().__init__(at, steps, [], rng, d)
        self.at = at

    def log(self) -> str:
        return "market-log-"

    def held(self, seat: int, good: int) -> int:
        """The place for how many of a good somebody has: `s.d[s.held(seat, good)] -= 1`."""
        return self.at.hands + seat * len(GOODS) + good
