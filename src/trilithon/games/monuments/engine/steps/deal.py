"""The set-up goes on once all civilisations are known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Deal(Step[World]):
    """The set-up goes on once all civilisations are known."""

    def __init__(self) -> None:
        super().__init__("deal")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


DEAL: Final = Deal()
