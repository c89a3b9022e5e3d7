"""Phase A of a round: everybody activates a row and a column (MO-CONT-02, -22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import activate_cross
from trilithon.games.monumental.engine.order import seat_in_order
from trilithon.games.monumental.engine.steps.activate import ACTIVATE_CITY
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.continuous.engine.own import chosen_by, own
from trilithon.kernel.engine.agenda import Step


class Opening(Step[World]):
    """One seat after the other, as they are asked or as they have chosen in secret. `place`: whose time comes next."""

    def __init__(self) -> None:
        super().__init__("opening")
        self.place: Final = self.field("place")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        place = s.get(self.place)
        if place > 0 or own(s).is_together:
            s.reveals += 1  # nothing is taken back behind the own activation, or the reveal (MO-MOD-13)
        if place == s.seats:
            s.drop()
            return
        s.put(self.place, place + 1)
        seat = seat_in_order(s, place)
        s.d[s.at.active] = i16(seat)
        s.d[s.at.phase] = c.ACTIVATING
        for hook in s.hooks.on_open_round:
            if hook.open_round(s, seat):
                return
        crossing = chosen_by(s, seat)
        if crossing < 0:
            ACTIVATE_CITY.push(s, seat)
            return
        s.d[own(s).chosen + seat] = c.NONE
        s.d[s.at.phase] = c.ACTING
        activate_cross(s, seat, crossing)


OPENING: Final = Opening()
