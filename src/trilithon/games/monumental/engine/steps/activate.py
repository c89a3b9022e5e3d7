"""Phase 1: choose one row and one column of the City (MO-ACTV-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import activate_cross
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

CROSS: Final = 1  # space where row and column meet


class ActivateCity(Question[World]):
    def __init__(self) -> None:
        super().__init__("activate")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        for space in range(i64(c.SPACES)):
            moves.say(CROSS, space)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        s.d[s.at.phase] = c.ACTING
        activate_cross(s, seat, argument_of(move))


ACTIVATE_CITY: Final = ActivateCity()
