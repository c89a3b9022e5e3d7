"""Which of equal Provinces an Automa conquers."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.steps.conquest import CONQUEST
from trilithon.games.monumental.modules.automa.words.asking import RightHandWords
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of


class ConquestWords(RightHandWords):
    step = CONQUEST
    rule = "MO-AUT-31"
    notation = ("automa conquers TILE",)

    def question(self, s: Position) -> Message:
        which = a.EXTENTS[s.get(CONQUEST.which)]
        return ask("automa-conquest", automa=self.named(s), which=which)

    def label(self, s: Position, move: int) -> Message:
        return say("automa-conquers", tile=named_tile(s, argument_of(move)))

    def write(self, s: Position, move: int) -> str:
        return f"automa conquers {s.chart.names[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, argument_of(move))]
