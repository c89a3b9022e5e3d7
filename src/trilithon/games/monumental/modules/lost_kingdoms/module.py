"""Lost Kingdoms as the game takes them in: a fifth player, and the cards and maps for so many."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.module import Module
from trilithon.games.monumental.modules.lost_kingdoms.engine.codes import NUMBER
from trilithon.games.monumental.modules.lost_kingdoms.engine.hook import LostKingdoms as LostKingdomsHook
from trilithon.games.monumental.modules.lost_kingdoms.options import OPTIONS, SWITCH
from trilithon.kernel.options import Value

PACKS = Path(__file__).parent / "packs"


class LostKingdoms(Module):
    id = "lost_kingdoms"
    number = NUMBER
    switch = SWITCH
    first_rule = "MO-LK-01"
    options = OPTIONS
    seat_counts = (5,)
    packs = (PACKS / "cards.toml", PACKS / "layouts.toml")

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return LostKingdomsHook()
