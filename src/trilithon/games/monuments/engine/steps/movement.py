"""A movement: so many activations, of which horses have some more (MS-MOV-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import trilithon.games.monuments.engine.steps.activate as activate
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import push_off_waiting
from trilithon.games.monuments.engine.moving import can_move_anything
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG


class Movement(Step[World]):
    """By the card, or part of a bonus."""

    def __init__(self) -> None:
        super().__init__("movement")
        self.n: Final = self.field("n")
        self.horses: Final = self.field("horses")
        self.bonus: Final = self.field("bonus", FLAG)

    def push(self, s: World, seat: i64, n: i64, horses: i64, bonus: bool) -> None:
        s.push(self, seat, n, horses, 1 if bonus else 0)

    def idle(self, s: World) -> bool:
        return not can_move_anything(s, s.whose())

    def run(self, s: World) -> None:
        seat = s.whose()
        n = s.get(self.n)
        horses = s.get(self.horses)
        bonus = s.get(self.bonus) == 1
        s.drop()
        s.empty(s.at.moved)
        s.d[s.at.waiting] = c.NONE
        END_MOVEMENT.push(s, seat, bonus)
        activate.ACTIVATE.push(s, seat, n, horses, first=True)


class EndMovement(Step[World]):
    """`bonus` if the movement was part of one."""

    def __init__(self) -> None:
        super().__init__("end_movement")
        self.bonus: Final = self.field("bonus", FLAG)

    def push(self, s: World, seat: i64, bonus: bool) -> None:
        s.push(self, seat, 1 if bonus else 0)

    def run(self, s: World) -> None:
        s.drop()
        if s.d[s.at.waiting] >= 0:
            push_off_waiting(s)
        s.empty(s.at.moved)


MOVEMENT: Final = Movement()
END_MOVEMENT: Final = EndMovement()
