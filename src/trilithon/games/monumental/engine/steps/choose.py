"""One of several alternatives of an effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.effects import can_do
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of

OPTION: Final = 1  # which of the alternatives


class Choose(PartQuestion):
    def __init__(self) -> None:
        super().__init__("choose")
        self.choice: Final = self.field("choice", c.CHOICE)
        self.card: Final = self.thing("card", c.CARD)
        self.source = self.card

    def push(self, s: World, seat: i64, choice: i64, card: i64) -> None:
        s.push(self, seat, choice, card)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return self._can_choose(s, seat, self.told(s, place, self.choice), source)

    def _can_choose(self, s: World, seat: i64, choice: i64, card: i64) -> bool:
        for code in s.box.choices[choice]:
            if can_do(s, seat, i64(code), card):
                return True
        return False

    def idle(self, s: World) -> bool:
        return not self._can_choose(s, s.whose(), s.get(self.choice), s.get(self.card))

    def offer(self, s: World, moves: Moves) -> None:
        alternatives = s.box.choices[s.get(self.choice)]
        which: i64 = 0
        while which < len(alternatives):
            if can_do(s, s.whose(), i64(alternatives[which]), s.get(self.card)):
                moves.say(OPTION, which)
            which += 1

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        card = s.get(self.card)
        code = i64(s.box.choices[s.get(self.choice)][argument_of(move)])
        s.drop()
        s.push_effect(code, seat, card)


CHOOSE: Final = Choose()
