"""Who attacks, one by one (MS-ATK-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

SEND: Final = 1  # figure


class WhichAttacker(Question[World]):
    """Who attacks, one by one (MS-ATK-02)."""

    def __init__(self) -> None:
        super().__init__("attackers")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


WHICH_ATTACKER: Final = WhichAttacker()
