"""Which action card to play (MS-TURN-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

PLAY: Final = 1  # card
REST: Final = 2  # take all cards back
PASS: Final = 3


class PlayCard(Question[World]):
    """Which action card to play (MS-TURN-01)."""

    def __init__(self) -> None:
        super().__init__("card")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


PLAY_CARD: Final = PlayCard()
