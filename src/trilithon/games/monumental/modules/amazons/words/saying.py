"""What cards of Amazons may say besides: how content writes it, its sentence, what it is worth."""

from __future__ import annotations

from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.modules.amazons.engine.codes import horse_guard
from trilithon.games.monumental.standing import Rule
from trilithon.kernel.engine.events import Message

GUARD_WORTH = 9


class HorseGuard(Rule, tag="horse_guard", frozen=True, kw_only=True):
    """The owner's Provinces with a mounted Unit are stronger, also on other seats' turns. It is for Policies: no card
    is active while others attack."""

    n: Positive = 1

    def numbers(self) -> tuple[int, int]:
        return int(horse_guard()), self.n

    def told(self) -> Message:
        return Message("monumental-rule-horse-guard", {"n": self.n})

    def worth(self) -> float:
        return GUARD_WORTH * self.n
