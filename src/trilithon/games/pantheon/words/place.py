"""Where does the next piece of a movement go?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.place import PLACE
from trilithon.games.pantheon.words.base import Answer, PantheonWords, because
from trilithon.games.pantheon.words.pieces import PUT, STOP, price_missing, why_out_of_reach
from trilithon.games.pantheon.words.ways import moves_to_hex
from trilithon.kernel.engine.events import Argument
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class PlaceWords(PantheonWords):
    step = PLACE
    rule = "PA-MOVE-03"
    notation = ("foot HEX", "column HEX", "stop")
    key = "place"
    answers: Mapping[int, Answer] = {c.PUT: PUT, c.STOP: STOP}
    needs_temple = True
    comes_last = True

    def details(self, s: Position) -> dict[str, Argument]:
        return {"n": s.budget()}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "stop":
            return because("PA-MOVE-04", "nothing-done")
        if target.sort != "hex":
            return None
        where = s.chart.names.index(target.name)
        return why_out_of_reach(s, where) or because("PA-PLACE-05", "steps-short", n=price_missing(s, where))

    def to_hex(self, s: Position, where: int) -> list[int]:
        return moves_to_hex(s, where, s.budget())
