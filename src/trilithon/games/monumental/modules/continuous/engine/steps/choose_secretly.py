"""Which row and which column? All choose at the same time, and nobody sees it before all have (MO-CONT-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.activate import CROSS
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.continuous.engine.own import own
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class ChooseSecretly(Question[World]):
    def __init__(self) -> None:
        super().__init__("choose_secretly")
        self.is_together = True

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        for space in range(i64(c.SPACES)):
            moves.say(CROSS, space)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        s.d[own(s).chosen + seat] = i16(argument_of(move))


CHOOSE_SECRETLY: Final = ChooseSecretly()
