"""Columns or feet of a Reserve tile?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.reserve import RESERVE, TAKE_COLUMNS, TAKE_FEET
from trilithon.games.pantheon.words.base import Answer, PantheonWords, do
from trilithon.kernel.engine.events import Argument


class ReserveWords(PantheonWords):
    step = RESERVE
    rule = "PA-TILE-04"
    notation = ("take columns", "take feet")
    key = "reserve"
    answers: Mapping[int, Answer] = {
        TAKE_COLUMNS: Answer(
            label=lambda s, _: do("take-columns", n=s.get(RESERVE.columns)),
            write=lambda s, _: "take columns",
            about=lambda s, _: ["bank:columns"],
        ),
        TAKE_FEET: Answer(
            label=lambda s, _: do("take-feet", n=s.get(RESERVE.feet)),
            write=lambda s, _: "take feet",
            about=lambda s, _: ["bank:feet"],
        ),
    }

    def details(self, s: Position) -> dict[str, Argument]:
        return {"columns": s.get(RESERVE.columns), "feet": s.get(RESERVE.feet)}
