"""Where the Hero stands, as a condition of its effect (MO-HERO-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.counting import Condition
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.own import own, stands_on


class HeroStands(Condition):
    """`what` is which kind of tile (`codes.SITES`)."""

    def holds(self, s: World, seat: i64, what: i64, n: i64) -> bool:
        tile = stands_on(s, own(s), seat)
        if tile < 0:
            return False
        return i64(s.chart.coastal[tile]) == 1 if what == h.COASTAL else tile == s.capital(seat)


HERO_STANDS: Final = HeroStands()
