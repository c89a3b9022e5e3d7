"""Sacrificed Soldiers come back (MO-LK-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import Part
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.aztecs.engine.own import own, sacrificed


class ReturnSacrificed(Part):
    """Up to so many of them stand on the Capital again."""

    def __init__(self) -> None:
        super().__init__("return_sacrificed")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def can_do(self, s: World, seat: i64, place: i64, source: i64) -> bool:
        return sacrificed(s, seat) > 0

    def run(self, s: World) -> None:
        seat = s.whose()
        n = min(s.get(self.n), sacrificed(s, seat))
        s.drop()
        s.d[own(s).aside + seat] -= i16(n)
        s.d[s.at.units + s.capital(seat) * s.at.kinds_of_units + c.SOLDIER] += i16(n)
        if s.events is not None and n > 0:
            s.tell(seat, "returned-sacrificed", {"n": n})


RETURN_SACRIFICED: Final = ReturnSacrificed()
