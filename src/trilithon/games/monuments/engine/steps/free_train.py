"""Whom a bonus trains; none: any unit (MS-TRN-03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class FreeTrain(Question[World]):
    """Whom a bonus trains; none: any unit (MS-TRN-03)."""

    def __init__(self) -> None:
        super().__init__("free_train")
        self.piece: Final = self.thing("piece", c.PIECE)

    def push(self, s: World, seat: i64, piece: i64) -> None:
        s.push(self, seat, piece)


FREE_TRAIN: Final = FreeTrain()
