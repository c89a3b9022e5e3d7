"""Discard up to so many inactive cards of the City (MO-EFF-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.part import PartQuestion
from trilithon.games.monumental.engine.world import World

CHOOSE_CARD: Final = 1  # slot


class Discard(PartQuestion):
    """Discard up to so many inactive cards of the City (MO-EFF-11)."""

    def __init__(self) -> None:
        super().__init__("discard")
        self.n: Final = self.field("n")
        self.kinds: Final = self.field("kinds", c.KIND_SET)
        self.code: Final = self.field("code", c.CODE)

    def push(self, s: World, seat: i64, n: i64, kinds: i64, code: i64) -> None:
        s.push(self, seat, n, kinds, code)


DISCARD: Final = Discard()
