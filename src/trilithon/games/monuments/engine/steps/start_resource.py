"""Where to lay down a token of the terrain (MS-SET-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class StartResource(Question[World]):
    """Where to lay down a token of the terrain (MS-SET-11)."""

    def __init__(self) -> None:
        super().__init__("start_resource")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


START_RESOURCE: Final = StartResource()
