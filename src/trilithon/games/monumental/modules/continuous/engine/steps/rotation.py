"""Phase B of a round: one slot after the other, until all have passed (MO-CONT-03, -04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.order import seat_in_order
from trilithon.games.monumental.engine.steps.act import ACT
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.continuous.engine.own import has_passed, own
from trilithon.kernel.engine.agenda import Step


class Rotation(Step[World]):
    """`place`: whose slot comes next, or that of the first after it who has not passed."""

    def __init__(self) -> None:
        super().__init__("rotation")
        self.place: Final = self.field("place")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        place = s.get(self.place)
        for _ in range(s.seats):
            seat = seat_in_order(s, place)
            place = (place + 1) % s.seats
            if not has_passed(s, seat):
                s.put(self.place, place)
                begin_slot(s, seat)
                return
        s.drop()


ROTATION: Final = Rotation()


def begin_slot(s: World, seat: i64) -> None:
    mine = own(s)
    s.d[s.at.active] = i16(seat)
    s.d[s.at.phase] = c.ACTING
    s.d[mine.action] = c.NONE
    s.d[mine.explorer] = c.NONE
    for hook in s.hooks.on_take_slot:
        if hook.take_slot(s, seat):
            return
    ACT.push(s, seat)
