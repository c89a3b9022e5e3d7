"""What a bonus builds; none: anything (MS-BON-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class FreeBuild(Question[World]):
    """What a bonus builds; none: anything (MS-BON-07)."""

    def __init__(self) -> None:
        super().__init__("free_build")
        self.what: Final = self.thing("what", c.BUILDABLE)

    def push(self, s: World, seat: i64, what: i64) -> None:
        s.push(self, seat, what)


FREE_BUILD: Final = FreeBuild()
