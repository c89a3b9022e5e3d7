"""Everything that a position consists of: a field, a line."""

from __future__ import annotations

from typing import Final

from tests.kernel.market.engine.codes import GOOD, GOODS
from trilithon.kernel.engine.layout import SEAT, Layout


class Fields(Layout):
    def __init__(self, seats: int, length: int, copies: int, dice: bool) -> None:
        super().__init__(seats, frames=3)
        self.length: Final = length
        self.copies: Final = copies
        self.dice: Final = dice
        self.basis = [length, copies, int(dice)]

        self.domain(GOOD, "good", list(GOODS))
        self.rounds: Final = self.field("rounds", [], high=length)  # still to be played
        self.sold: Final = self.field("sold", [GOOD], high=copies)
        self.deck: Final = self.piles("deck", [], GOOD, most=len(GOODS) * copies)
        self.coins: Final = self.field("coins", [SEAT], high=999)
        self.fame: Final = self.field("fame", [SEAT], high=999)
        self.hands: Final = self.field("hand", [SEAT, GOOD], high=copies)
