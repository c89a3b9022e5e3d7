"""The end of a round: the display for all, marks, and who comes first in the next one (MO-CONT-14 to -19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.display import fill_display
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.order import order_seats
from trilithon.games.monumental.engine.scoring import points
from trilithon.games.monumental.engine.steps.course import TURN
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import TURN as THIS_ROUND


class CommonDisplay(Step[World]):
    """Phase C2: the display is replenished, once for all. After the last card one more round is played (MO-CONT-19)."""

    def __init__(self) -> None:
        super().__init__("common_display")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        s.d[s.at.active] = i16(s.whose())
        s.d[s.at.phase] = c.REPLENISHING
        s.drop()
        if fill_display(s):
            s.d[s.at.turns_left] = i16(s.seats)
            if s.events is not None:
                s.tell(c.NONE, "last-card-of-rounds", {})


COMMON_DISPLAY: Final = CommonDisplay()


class RoundEnd(Step[World]):
    """Phase C4: what lasts a round is forgotten, and the Era I card goes on; or the game is over."""

    def __init__(self) -> None:
        super().__init__("round_end")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        s.drop()
        borrowed: list[int] = []
        for seat in range(s.seats):
            if s.size(s.lasting(seat)) > 0:
                borrowed.append(int(seat))
        s.forget(THIS_ROUND)
        for borrower in borrowed:
            renew_rules(s, borrower)
        left = s.turns_left()
        if left == 0:
            if s.events is not None:
                s.tell(c.NONE, "over", {"n": max(points(s))})
            return
        if left > 0:
            s.d[s.at.turns_left] = i16(left - s.seats)
        first = _next_holder(s)
        s.d[s.at.first] = i16(first)
        order_seats(s)
        TURN.push(s, first)


ROUND_END: Final = RoundEnd()


def _next_holder(s: World) -> i64:
    """The Era I card goes clockwise, among people if there are any (MO-CONT-14, -22)."""
    holder = s.first()
    for further in range(1, s.seats):
        seat = (holder + further) % s.seats
        if s.is_person(seat):
            return seat
    return holder
