"""Part of a bonus: all action cards return to the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.hands import can_rest, take_back
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class TakeBack(Step[World]):
    def __init__(self) -> None:
        super().__init__("take_back")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def idle(self, s: World) -> bool:
        return not can_rest(s, s.whose())

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        take_back(s, seat)


TAKE_BACK: Final = TakeBack()
