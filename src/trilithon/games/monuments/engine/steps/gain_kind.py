"""Part of a bonus: tokens of a kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class GainKind(Step[World]):
    """Part of a bonus: tokens of a kind."""

    def __init__(self) -> None:
        super().__init__("gain_kind")
        self.kind: Final = self.field("kind", c.KIND)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, kind: i64, n: i64) -> None:
        s.push(self, seat, kind, n)


GAIN_KIND: Final = GainKind()
