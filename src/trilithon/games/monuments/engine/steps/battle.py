"""All losses are taken; `won` if the attacker has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG


class AfterDamage(Step[World]):
    """All losses are taken; `won` if the attacker has won."""

    def __init__(self) -> None:
        super().__init__("after_damage")
        self.won: Final = self.field("won", FLAG)

    def push(self, s: World, seat: i64, won: bool) -> None:
        s.push(self, seat, 1 if won else 0)


class AfterRetreat(Step[World]):
    """The target is empty."""

    def __init__(self) -> None:
        super().__init__("after_retreat")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


class BattleOver(Step[World]):
    """Freed weapons are handed on."""

    def __init__(self) -> None:
        super().__init__("battle_over")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


AFTER_DAMAGE: Final = AfterDamage()
AFTER_RETREAT: Final = AfterRetreat()
BATTLE_OVER: Final = BattleOver()
