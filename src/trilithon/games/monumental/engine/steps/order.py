"""Which of several simultaneous effects comes first? They are the entries right below (MO-EFF-05)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.entry import Entry
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

FIRST: Final = 1  # entry, counted from the top


class Order(Question[World]):
    def __init__(self) -> None:
        super().__init__("order")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def entry(self, s: World, index: i64) -> Entry:
        """What an entry is; 0 is the one right below."""
        return cast(Entry, s.steps[s.field_of(s.below(1 + index), 0)])

    def can_do(self, s: World, index: i64) -> bool:
        return self.entry(s, index).can_do(s, s.whose(), s.below(1 + index))

    def asks_itself(self, s: World) -> bool:
        """Is nothing left but one entry that asks whatever there is to ask?"""
        return s.get(self.n) == 1 and self.entry(s, 0).asks_itself and self.can_do(s, 0)

    def idle(self, s: World) -> bool:
        if self.asks_itself(s):
            return True
        for index in range(s.get(self.n)):
            if self.entry(s, index).is_compulsory or self.can_do(s, index):
                return False
        return True

    def settle(self, s: World) -> None:
        if self.asks_itself(s):
            self._begin(s, 0)
        else:
            self._give_up(s)

    def _give_up(self, s: World) -> None:
        """All that is left."""
        frames = s.get(self.n) + 1
        while frames > 0:
            s.drop()
            frames -= 1

    def offer(self, s: World, moves: Moves) -> None:
        may_stop = True
        for index in range(s.get(self.n)):
            if self.entry(s, index).is_compulsory:
                may_stop = False
            if self.can_do(s, index):
                moves.say(FIRST, index)
        if may_stop:
            moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            self._give_up(s)
        else:
            self._begin(s, argument_of(move))

    def _begin(self, s: World, index: i64) -> None:
        entry = self.entry(s, index)
        frame = s.below(1 + index)
        s.put(self.n, s.get(self.n) - 1)
        entry.begin(s, s.whose(), frame)
        s.remove_frame(frame)


ORDER: Final = Order()
