"""Columns or feet of a Reserve tile (PA-TILE-04)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import take_from_bank
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.world import World
from trilithon.games.pantheon.engine.worth import BEGUN
from trilithon.kernel.engine.moves import Moves, verb_of

TAKE_COLUMNS: Final = c.FIRST_VERB
TAKE_FEET: Final = c.FIRST_VERB + 1


class Reserve(Asking):
    def __init__(self) -> None:
        super().__init__("reserve")
        self.columns: Final = self.field("columns")
        self.feet: Final = self.field("feet")

    def offer(self, s: World, moves: Moves) -> None:
        moves.add(TAKE_COLUMNS)
        moves.add(TAKE_FEET)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        columns = s.get(self.columns)
        feet = s.get(self.feet)
        s.drop()
        if verb_of(move) == TAKE_COLUMNS:
            take_from_bank(s, seat, columns, 0)
        else:
            take_from_bank(s, seat, 0, feet)

    def promise(self, s: World, frame: i64, left: float) -> float:
        return BEGUN


RESERVE: Final = Reserve()
