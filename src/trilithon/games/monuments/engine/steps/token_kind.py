"""Of which kind a token of a bonus is (MS-BON-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question


class WhichToken(Question[World]):
    """Of which kind a token of a bonus is (MS-BON-09)."""

    def __init__(self) -> None:
        super().__init__("token_kind")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)


WHICH_TOKEN: Final = WhichToken()
