"""Which option of the personal card to take; the card of the first layer is 0 (MS-BON-05)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question

OPTION: Final = 1  # option


class WhichOption(Question[World]):
    """Which option of the personal card to take; the card of the first layer is 0 (MS-BON-05)."""

    def __init__(self) -> None:
        super().__init__("personal")
        self.card: Final = self.field("card")

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)


WHICH_OPTION: Final = WhichOption()
