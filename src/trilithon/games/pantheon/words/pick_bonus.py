"""Which bonus tile?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine.steps.pick_bonus import PICK_BONUS, TAKE
from trilithon.games.pantheon.words.base import Answer, PantheonWords, do


class PickBonusWords(PantheonWords):
    step = PICK_BONUS
    rule = "PA-BON-02"
    notation = ("bonus BONUS",)
    key = "pick-bonus"
    answers: Mapping[int, Answer] = {
        TAKE: Answer(
            label=lambda s, tile: do("bonus", tile=s.box.bonus_names[tile]),
            write=lambda s, tile: f"bonus {s.box.bonus_ids[tile]}",
            about=lambda s, tile: [f"bonus:{s.box.bonus_ids[tile]}"],
        )
    }
