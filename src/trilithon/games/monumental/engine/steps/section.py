"""Complete the Wonder under construction or take one of the display (MO-WON-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.display import leave_display
from trilithon.games.monumental.engine.shop import has_site
from trilithon.games.monumental.engine.steps.acquired import complete, push_acquired
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

FINISH_FREE: Final = 1
TAKE_OPEN: Final = 2  # place in the display


class Section(PartQuestion):
    def __init__(self) -> None:
        super().__init__("section")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        if can_finish_free(s, seat):
            return True
        for spot in range(s.setup.rows * s.setup.width):
            if is_wonder_on_display(s, spot):
                return True
        return False

    def idle(self, s: World) -> bool:
        return not self.can_do(s, s.whose(), 0, c.NONE)

    def offer(self, s: World, moves: Moves) -> None:
        if can_finish_free(s, s.whose()):
            moves.say(FINISH_FREE, 0)
        for spot in range(s.setup.rows * s.setup.width):
            if is_wonder_on_display(s, spot):
                moves.say(TAKE_OPEN, spot)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        if verb_of(move) == FINISH_FREE:
            complete(s, seat)
        elif verb_of(move) == TAKE_OPEN:
            push_acquired(s, seat, leave_display(s, argument_of(move)))


SECTION: Final = Section()


def can_finish_free(s: World, seat: i64) -> bool:
    return s.work(seat) >= 0 and has_site(s, seat)


def is_wonder_on_display(s: World, spot: i64) -> bool:
    card = s.on_display(spot)
    return card >= 0 and s.kind_of(card) == c.WONDER
