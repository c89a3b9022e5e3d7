"""What follows in a battle when one of its questions is answered (MS-DMG to MS-OCC)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.steps.freed_weapon import GIVE_FREED
from trilithon.games.monuments.engine.steps.occupy import OCCUPY
from trilithon.games.monuments.engine.steps.retreat import RETREAT
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG


class AfterDamage(Step[World]):
    """All losses are taken; `won` if the attacker has won: what is left of the defender retreats."""

    def __init__(self) -> None:
        super().__init__("after_damage")
        self.won: Final = self.field("won", FLAG)

    def push(self, s: World, seat: i64, won: bool) -> None:
        s.push(self, seat, 1 if won else 0)

    def run(self, s: World) -> None:
        seat = s.whose()
        won = s.get(self.won) == 1
        s.drop()
        s.d[s.at.damage] = 0
        if won and battle.somebody_can_enter(s):
            AFTER_RETREAT.push(s, seat)
            RETREAT.push(s, battle.defender(s))


class AfterRetreat(Step[World]):
    """The target is empty."""

    def __init__(self) -> None:
        super().__init__("after_retreat")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        OCCUPY.push(s, seat, begun=False)


class BattleOver(Step[World]):
    """Freed weapons are handed on, the attacker's first."""

    def __init__(self) -> None:
        super().__init__("battle_over")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        GIVE_FREED.push(s, battle.defender(s))
        GIVE_FREED.push(s, seat)
        s.empty(s.at.force)
        s.d[s.at.target] = c.NONE
        s.d[s.at.defender] = c.NONE
        battle.forget_roll(s)


AFTER_DAMAGE: Final = AfterDamage()
AFTER_RETREAT: Final = AfterRetreat()
BATTLE_OVER: Final = BattleOver()
