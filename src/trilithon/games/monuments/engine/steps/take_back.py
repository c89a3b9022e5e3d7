"""Part of a bonus: all action cards return to the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class TakeBack(Step[World]):
    """Part of a bonus: all action cards return to the hand."""

    def __init__(self) -> None:
        super().__init__("take_back")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


TAKE_BACK: Final = TakeBack()
