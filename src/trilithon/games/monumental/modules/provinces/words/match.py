"""Whether the attacker of a Foothill pays as much Gold as its owner did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.conquered import CONQUERED
from trilithon.games.monumental.engine.telling import counted, named_tile
from trilithon.games.monumental.modules.provinces.engine.codes import FOOTHILL
from trilithon.games.monumental.modules.provinces.engine.own import is_kind
from trilithon.games.monumental.modules.provinces.engine.steps.match import MATCH
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import END, resource_thing
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame


class MatchWords(MonumentalWords):
    step = MATCH
    rule = "MO-PROV-05"
    notation = ("match", "fail")
    lies = Lies.ON_TOP

    def question(self, s: Position) -> Message:
        tile = s.get(MATCH.tile)
        return ask("match", defender=player(s.owner(tile)), tile=named_tile(s, tile), n=s.get(MATCH.n))

    def label(self, s: Position, move: int) -> Message:
        if argument_of(move):
            return say("match", goods=counted(c.GOLD, s.get(MATCH.n)))
        return say("no-match", tile=named_tile(s, s.get(MATCH.tile)))

    def write(self, s: Position, move: int) -> str:
        return "match" if argument_of(move) else "fail"

    def about(self, s: Position, move: int) -> list[str]:
        return [resource_thing(c.GOLD)] if argument_of(move) else [END]

    def shown(self, s: Position) -> dict[str, Any]:
        return {"tile": s.chart.names[s.get(MATCH.tile)], "n": s.get(MATCH.n)}

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().misplaced(frame, agenda)
        below = agenda[agenda.index(frame) - 1]
        if below.step is not CONQUERED or below.values["tile"] != frame.values["tile"]:
            yield "it lies on conquered of the same Province"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        tile = frame.values["tile"]
        return (
            is_kind(s, tile, FOOTHILL) and s.owner(tile) not in (c.NONE, frame.seat) and frame.values["n"] > 0
        )
