"""Where does a free column go (PA-TILE-10)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.placing import may_have_free_column, place_free_column
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.world import World
from trilithon.games.pantheon.engine.worth import BEGUN
from trilithon.kernel.engine.moves import Moves, argument_of


class FreeColumn(Asking):
    def __init__(self) -> None:
        super().__init__("free_column")
        self.n: Final = self.field("n")  # columns left

    def idle(self, s: World) -> bool:
        seat = s.whose()
        if s.get(self.n) == 0 or s.in_reserve(seat, c.COLUMNS_BANK) == 0:
            return True
        for where in s.chart.column_hexes:
            if may_have_free_column(s, seat, i64(where)):
                return False
        return True

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        for where in s.chart.column_hexes:
            if may_have_free_column(s, seat, i64(where)):
                moves.say(c.PUT, i64(where))

    def answer(self, s: World, move: i64) -> None:
        s.put(self.n, s.get(self.n) - 1)
        place_free_column(s, s.whose(), argument_of(move))

    def promise(self, s: World, frame: i64, left: float) -> float:
        return BEGUN


FREE_COLUMN: Final = FreeColumn()
