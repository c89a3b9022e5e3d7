"""Is a Traitera used for an extra action (PA-GOD-11)?"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.gods import use_extra_action
from trilithon.games.pantheon.engine.steps.action import ACTION
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves, verb_of

USE: Final = c.FIRST_VERB
DECLINE: Final = c.FIRST_VERB + 1


class Traitera(Asking):
    def __init__(self) -> None:
        super().__init__("traitera")
        self.copies: Final = self.field("copies", high=c.MANY)  # that may still be used in this turn

    def push(self, s: World, seat: i64, copies: i64) -> None:
        s.push(self, seat, copies)

    def idle(self, s: World) -> bool:
        if s.get(self.copies) == 0:
            return True
        return s.option(c.TRAITERA_AFTER_TRIGGER) == 0 and s.triggered()

    def offer(self, s: World, moves: Moves) -> None:
        moves.add(USE)
        moves.add(DECLINE)

    def answer(self, s: World, move: i64) -> None:
        if verb_of(move) == DECLINE:
            s.drop()
            return
        seat = s.whose()
        use_extra_action(s, seat)
        s.put(self.copies, s.get(self.copies) - 1)
        ACTION.push(s, seat)

    def closes(self, s: World, move: i64) -> bool:
        return verb_of(move) == DECLINE


TRAITERA: Final = Traitera()
