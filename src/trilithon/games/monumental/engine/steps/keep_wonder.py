"""Of two Wonders under construction keep one (MO-WON-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import named_card
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

KEEP: Final = 1  # 1 if the new one


class KeepWonder(Question[World]):
    def __init__(self) -> None:
        super().__init__("keep_wonder")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def offer(self, s: World, moves: Moves) -> None:
        moves.say(KEEP, 0)
        moves.say(KEEP, 1)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        gone = s.get(self.card)
        s.drop()
        if argument_of(move):
            new = gone
            gone = s.work(seat)
            s.d[s.at.work + seat] = i16(new)
        s.add(s.at.removed, gone)
        if s.events is not None:
            s.tell(seat, "gave-up-wonder", {"card": named_card(s, gone)})


KEEP_WONDER: Final = KeepWonder()
