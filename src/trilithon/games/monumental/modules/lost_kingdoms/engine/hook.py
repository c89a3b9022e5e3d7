"""What Lost Kingdoms change in a game, whoever plays which civilization: the deck for five (MO-LK-02)."""

from __future__ import annotations

from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.modules.lost_kingdoms.engine.codes import ALL_WONDERS_FROM, NUMBER


class LostKingdoms(Hook):
    def __init__(self) -> None:
        super().__init__(NUMBER)

    def change(self, setup: Setup) -> None:
        """Which cards need five players, the cards themselves say."""
        if setup.seats >= ALL_WONDERS_FROM:
            setup.all_wonders = 1
