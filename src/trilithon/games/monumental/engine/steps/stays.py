"""Of two Knowledge cards in one space, which one stays? (MO-CITY-05)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import keep_knowledge
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

KEEP_KNOWLEDGE: Final = 1  # 1 if the new one


class Stays(Question[World]):
    def __init__(self) -> None:
        super().__init__("stays")
        self.space: Final = self.field("space", c.SPACE)
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, space: i64, card: i64) -> None:
        s.push(self, seat, space, card)

    def offer(self, s: World, moves: Moves) -> None:
        moves.say(KEEP_KNOWLEDGE, 0)
        moves.say(KEEP_KNOWLEDGE, 1)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        space = s.get(self.space)
        s.drop()
        keep_knowledge(s, seat, space, argument_of(move) == 1)


STAYS: Final = Stays()
