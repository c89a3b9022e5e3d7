"""Whom a bonus trains (MS-TRN-03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.steps.trained import TRAINED
from trilithon.games.monuments.engine.training import (
    is_armed_trainee,
    offer_trainings,
    piece_of_trainee,
    spot_of_trainee,
)
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class FreeTrain(Question[World]):
    """`piece`: only this unit; none: any."""

    def __init__(self) -> None:
        super().__init__("free_train")
        self.piece: Final = self.thing("piece", c.PIECE)

    def push(self, s: World, seat: i64, piece: i64) -> None:
        s.push(self, seat, piece)

    def idle(self, s: World) -> bool:
        moves = Moves()
        self.offer(s, moves)
        return moves.count() == 0

    def offer(self, s: World, moves: Moves) -> None:
        offer_trainings(s, s.whose(), True, s.get(self.piece), moves)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        who = argument_of(move)
        TRAINED.push(s, seat, piece_of_trainee(who), spot_of_trainee(who), is_armed_trainee(who))


FREE_TRAIN: Final = FreeTrain()
