"""What the cards of Heroes may say besides what others do: how content writes it, its sentence, what it is worth."""

from __future__ import annotations

from typing import Literal

from trilithon.games.monumental.counts import Condition
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.standing import HERO_STANDS
from trilithon.games.monumental.opened import number_of
from trilithon.games.monumental.standing import Rule
from trilithon.kernel.engine.events import Message

GUARD_WORTH = 12


class Guard(Rule, tag="guard", frozen=True, kw_only=True):
    """The owner's Provinces beside the Hero are stronger, also on other seats' turns."""

    n: Positive = 1

    def numbers(self) -> tuple[int, int]:
        return int(h.guard()), self.n

    def told(self) -> Message:
        return Message("monumental-rule-guard", {"n": self.n})

    def worth(self) -> float:
        return GUARD_WORTH * self.n


class HeroStandsOn(Condition, tag="hero_stands", frozen=True, kw_only=True):
    """The Hero stands on such a tile (MO-HERO-13)."""

    where: Literal["coastal", "capital"]

    def numbers(self) -> list[int]:
        return [number_of(HERO_STANDS), h.SITES.index(self.where), 1]

    def told(self) -> Message:
        return Message(f"monumental-if-hero-stands-{self.where}")
