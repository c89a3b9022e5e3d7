"""Do the one-off effect of a developed Policy again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

REPEAT: Final = 1  # policy


class RepeatOneOff(PartQuestion):
    """Do the one-off effect of a developed Policy again."""

    def __init__(self) -> None:
        super().__init__("repeat_one_off")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


REPEAT_ONE_OFF: Final = RepeatOneOff()
