"""Which action card to upgrade (MS-UPG-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.hands import can_upgrade, can_upgrade_any, upgrade_discount
from trilithon.games.monuments.engine.steps.leave_out import charge
from trilithon.games.monuments.engine.steps.turn_green import TURN_GREEN
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of

UPGRADE: Final = 1  # card


class WhichUpgrade(Question[World]):
    """`free` if a bonus gives it."""

    def __init__(self) -> None:
        super().__init__("upgrade")
        self.free: Final = self.field("free", FLAG)

    def push(self, s: World, seat: i64, free: bool) -> None:
        s.push(self, seat, 1 if free else 0)

    def idle(self, s: World) -> bool:
        return not can_upgrade_any(s, s.whose(), s.get(self.free) == 1)

    def offer(self, s: World, moves: Moves) -> None:
        for card in range(c.CARDS):
            if can_upgrade(s, s.whose(), card, s.get(self.free) == 1):
                moves.say(UPGRADE, card)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        free = s.get(self.free) == 1
        card = argument_of(move)
        s.drop()
        TURN_GREEN.push(s, seat, card)
        if not free:
            charge(s, seat, s.box.upgrade_cost[card], upgrade_discount(s, seat, card))


WHICH_UPGRADE: Final = WhichUpgrade()
