"""Which loot tile acts next?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine.steps.loot import LOOT, TAKE
from trilithon.games.pantheon.words.base import Answer, PantheonWords, do


class LootWords(PantheonWords):
    step = LOOT
    rule = "PA-TILE-03"
    notation = ("loot LOOT",)
    key = "loot"
    answers: Mapping[int, Answer] = {
        TAKE: Answer(
            label=lambda s, tile: do("loot", tile=s.box.loot_names[tile]),
            write=lambda s, tile: f"loot {s.box.loot_ids[tile]}",
            about=lambda s, tile: [f"loot:{s.box.loot_ids[tile]}"],
        )
    }
