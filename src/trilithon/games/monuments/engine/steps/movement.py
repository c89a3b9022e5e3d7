"""So many activations, of which horses have some more (MS-MOV-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG


class Movement(Step[World]):
    """So many activations, of which horses have some more (MS-MOV-01)."""

    def __init__(self) -> None:
        super().__init__("movement")
        self.n: Final = self.field("n")
        self.horses: Final = self.field("horses")
        self.bonus: Final = self.field("bonus", FLAG)

    def push(self, s: World, seat: i64, n: i64, horses: i64, bonus: bool) -> None:
        s.push(self, seat, n, horses, 1 if bonus else 0)


class EndMovement(Step[World]):
    """The movement is over; `bonus` if it was part of one."""

    def __init__(self) -> None:
        super().__init__("end_movement")
        self.bonus: Final = self.field("bonus", FLAG)

    def push(self, s: World, seat: i64, bonus: bool) -> None:
        s.push(self, seat, 1 if bonus else 0)


MOVEMENT: Final = Movement()
END_MOVEMENT: Final = EndMovement()
