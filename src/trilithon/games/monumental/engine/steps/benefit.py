"""Which benefit of an Exploration token, or which of both first? (MO-CONQ-17)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

OPTION: Final = 1  # which of the two


class Benefit(Question[World]):
    """Which benefit of an Exploration token, or which of both first? (MO-CONQ-17)"""

    def __init__(self) -> None:
        super().__init__("benefit")
        self.token: Final = self.field("token", c.TOKEN)
        self.both: Final = self.field("both", FLAG)

    def push(self, s: World, seat: i64, token: i64, both: i64) -> None:
        s.push(self, seat, token, both)


BENEFIT: Final = Benefit()
