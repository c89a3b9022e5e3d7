"""Aegyptus: how many pieces change places with the general reserve (PA-NAT-08)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import swap
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

FEET_TO_COLUMNS: Final = c.FIRST_VERB  # how many
COLUMNS_TO_FEET: Final = c.FIRST_VERB + 1


class Swap(Asking):
    def __init__(self) -> None:
        super().__init__("swap")

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        n: i64
        for n in range(min(s.in_reserve(seat, c.FEET_HOME), s.in_reserve(seat, c.COLUMNS_BANK)) + 1):
            moves.say(FEET_TO_COLUMNS, n)
        for n in range(1, min(s.in_reserve(seat, c.COLUMNS_HOME), s.in_reserve(seat, c.FEET_BANK)) + 1):
            moves.say(COLUMNS_TO_FEET, n)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        n = argument_of(move)
        swap(s, seat, n if verb_of(move) == FEET_TO_COLUMNS else -n)


SWAP: Final = Swap()
