"""Phase C1 of a round: everybody clears the City and fills it again (MO-CONT-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.order import seat_in_order
from trilithon.games.monumental.engine.steps.course import CLEAR_CITY, END_ACTIONS, FILL_CITY
from trilithon.games.monumental.engine.steps.reinforcing import REINFORCING
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Closing(Step[World]):
    """One seat after the other, each as at the end of a turn. `place`: whose time comes next."""

    def __init__(self) -> None:
        super().__init__("closing")
        self.place: Final = self.field("place")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        place = s.get(self.place)
        if place == s.seats:
            s.drop()
            return
        s.put(self.place, place + 1)
        seat = seat_in_order(s, place)
        s.d[s.at.active] = i16(seat)
        s.d[s.at.phase] = c.CLEARING
        for hook in s.hooks.on_close_round:
            if hook.close_round(s, seat):
                return
        FILL_CITY.push(s, seat)
        CLEAR_CITY.push(s, seat)
        n = i64(s.d[s.at.reinforce + seat])
        if n > 0:
            REINFORCING.push(s, seat, n)
        END_ACTIONS.push(s, seat)


CLOSING: Final = Closing()
