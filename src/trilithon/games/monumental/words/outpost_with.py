"""Is the Warlord among the Units that make room for an Outpost?"""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.outpost_with import OUTPOST_WITH
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame


class OutpostWithWords(MonumentalWords):
    step = OUTPOST_WITH
    rule = "MO-OUT-01"
    notation = ("with warlord", "without warlord")
    lies = Lies.ON_TOP
    follows_action = True

    def question(self, s: Position) -> Message:
        return ask("outpost-with", tile=named_tile(s, s.get(OUTPOST_WITH.tile)))

    def label(self, s: Position, move: int) -> Message:
        goes = argument_of(move)
        soldiers = lands.units_for_outpost(s, s.to_move) - goes
        return say("outpost-warlord" if goes else "outpost-soldiers", n=soldiers)

    def write(self, s: Position, move: int) -> str:
        return "with warlord" if argument_of(move) else "without warlord"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, s.get(OUTPOST_WITH.tile))]

    def shown(self, s: Position) -> dict[str, Any]:
        tile = s.chart.names[s.get(OUTPOST_WITH.tile)]
        return {"tile": tile, "n": lands.units_for_outpost(s, s.to_move)}

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return lands.is_outpost_site(s, frame.seat, frame.values["tile"])
