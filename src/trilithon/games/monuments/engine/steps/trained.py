"""A worker, armed or not, becomes a military unit once that is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG


class Trained(Step[World]):
    """A worker, armed or not, becomes a military unit once that is paid."""

    def __init__(self) -> None:
        super().__init__("trained")
        self.piece: Final = self.field("piece", c.PIECE)
        self.hex: Final = self.field("hex", c.LAND_HEX)
        self.armed: Final = self.field("armed", FLAG)

    def push(self, s: World, seat: i64, piece: i64, spot: i64, armed: bool) -> None:
        s.push(self, seat, piece, spot, 1 if armed else 0)


class Forged(Step[World]):
    """A weapon is paid for and given to somebody."""

    def __init__(self) -> None:
        super().__init__("forged")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


TRAINED: Final = Trained()
FORGED: Final = Forged()
