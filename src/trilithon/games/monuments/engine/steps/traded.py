"""The price of an exchange is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Traded(Step[World]):
    """The price of an exchange is paid."""

    def __init__(self) -> None:
        super().__init__("traded")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


TRADED: Final = Traded()
