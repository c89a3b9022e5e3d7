"""Sacrifice Soldiers: the price of an effect (MO-LK-14, -15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import send_home
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.aztecs.engine.own import own, victims


class Sacrifice(Part):
    """So many Soldiers of the Capital are set aside."""

    def __init__(self) -> None:
        super().__init__("sacrifice")
        self.n: Final = self.field("n")
        self.is_cost = True

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def gold_left(self, s: World, seat: i64, place: i64, gold: i64) -> i64:
        """Gold does not stand for Soldiers."""
        return gold if victims(s, seat) >= self.told(s, place, self.n) else -1

    def run(self, s: World) -> None:
        seat = s.whose()
        n = s.get(self.n)
        s.drop()
        mine = own(s)
        place = s.at.units + s.capital(seat) * s.at.kinds_of_units
        for _ in range(n):
            if i64(s.d[place + c.SOLDIER]) == 0:
                _dismount(s, seat)
            s.d[place + c.SOLDIER] -= 1
            s.d[mine.aside + seat] += 1
            s.d[mine.offered + seat] += 1
        if s.events is not None:
            s.tell(seat, "sacrificed", {"n": n})


SACRIFICE: Final = Sacrifice()


def _dismount(s: World, seat: i64) -> None:
    """Nobody but mounted Soldiers is left on the Capital: one goes home where it is, and that is all of it."""
    capital = s.capital(seat)
    for unit in range(c.SOLDIER + 1, s.at.kinds_of_units):
        if s.setup.units[unit].is_soldier and s.units(capital, unit) > 0:
            send_home(s, seat, capital, unit, 1)
            return
