"""Where does a free column go?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.effects import Effect, Positive
from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.free_column import FREE_COLUMN
from trilithon.games.pantheon.words.base import Answer, PantheonWords, because, do
from trilithon.games.pantheon.words.pieces import PUT, why_no_room
from trilithon.kernel.engine.events import Argument
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class PlaceColumnFree(Effect, tag="place_column_free", frozen=True):
    step = FREE_COLUMN
    text = "place-column"
    n: Positive


class FreeColumnWords(PantheonWords):
    step = FREE_COLUMN
    rule = "PA-TILE-10"
    notation = ("column HEX",)
    key = "free-column"
    answers: Mapping[int, Answer] = {
        c.PUT: PUT._replace(
            label=lambda s, where: do("free-column", hex=s.chart.names[where]),
            facts=lambda s, where: {"price": 0, "jump": False},
        )
    }

    def details(self, s: Position) -> dict[str, Argument]:
        return {"n": s.get(FREE_COLUMN.n)}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "hex":
            return None
        where = s.chart.names.index(target.name)
        if not s.is_column_hex(where):
            return because("PA-PLACE-03", "not-a-column-hex")
        return why_no_room(s, where)
