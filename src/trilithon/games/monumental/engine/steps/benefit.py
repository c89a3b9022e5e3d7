"""Which benefit of an Exploration token, or which of both first? (MO-CONQ-17)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of

OPTION: Final = 1  # which of the two
BENEFITS: Final = 2
"""Of a token, to choose from."""


class Benefit(Question[World]):
    def __init__(self) -> None:
        super().__init__("benefit")
        self.token: Final = self.field("token", c.TOKEN)
        self.both: Final = self.field("both", FLAG)

    def push(self, s: World, seat: i64, token: i64, both: i64) -> None:
        s.push(self, seat, token, both)

    def offer(self, s: World, moves: Moves) -> None:
        moves.say(OPTION, 0)
        moves.say(OPTION, 1)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        codes = s.get(self.token) * BENEFITS
        both = s.get(self.both)
        which = argument_of(move)
        s.drop()
        if both:
            s.push_effect(i64(s.box.token_benefits[codes + 1 - which]), seat, c.NONE)
        s.push_effect(i64(s.box.token_benefits[codes + which]), seat, c.NONE)


BENEFIT: Final = Benefit()
