"""Which worker becomes which unit, or a weapon is forged (MS-TRN-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class WhatTrain(Question[World]):
    """Which worker becomes which unit, or a weapon is forged (MS-TRN-01)."""

    def __init__(self) -> None:
        super().__init__("train")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


WHAT_TRAIN: Final = WhatTrain()
