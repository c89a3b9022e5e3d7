"""The effect of a Hero has been used that goes after some uses (MO-HERO-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.coming import spend
from trilithon.games.monumental.modules.heroes.engine.own import is_back, own
from trilithon.kernel.engine.agenda import Step


class HeroSpent(Step[World]):
    """It lies below the effect."""

    def __init__(self) -> None:
        super().__init__("hero_spent")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        mine = own(s)
        if is_back(s, mine, seat, h.WHEN_USED):
            spend(s, mine, seat)


HERO_SPENT: Final = HeroSpent()
