"""Which civilisation to lead (MS-SET-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

LEAD: Final = 1  # civilisation


class ChooseCivilization(Question[World]):
    """Which civilisation to lead (MS-SET-01)."""

    def __init__(self) -> None:
        super().__init__("civilization")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


CHOOSE_CIVILIZATION: Final = ChooseCivilization()
