"""Upgrade."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.hands import upgrade_discount
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.refusing import because, shortage
from trilithon.kernel.game import Refusal


class UpgradeCard(CardWords):
    card = c.UPGRADE

    def why_not(self, s: Position, seat: int) -> Refusal | None:
        red = [card for card in range(c.CARDS) if not s.is_green(seat, card)]
        if not red:
            return because("MS-UPG-03", "all-green")
        least = min(
            shortage(s, seat, s.box.upgrade_cost[card], upgrade_discount(s, seat, card)) for card in red
        )
        return because("MS-UPG-01", "no-upgrade", n=least)
