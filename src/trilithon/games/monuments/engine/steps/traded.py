"""The price of an exchange is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.steps.trade_for import TRADE_FOR
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Traded(Step[World]):
    def __init__(self) -> None:
        super().__init__("traded")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        TRADE_FOR.push(s, seat)


TRADED: Final = Traded()
