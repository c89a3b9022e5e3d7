"""Which way an Explorer of an Automa goes."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.modules.automa.engine.exploring import goal_of, next_of
from trilithon.games.monumental.modules.automa.engine.steps.exploring import EXPLORING
from trilithon.games.monumental.modules.automa.words.asking import RightHandWords
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of


class ExploringWords(RightHandWords):
    step = EXPLORING
    rule = "MO-AUT-40"
    notation = ("automa explores TILE towards GOAL",)

    def question(self, s: Position) -> Message:
        return ask("automa-exploring", automa=self.named(s), n=s.get(EXPLORING.explorer) + 1)

    def label(self, s: Position, move: int) -> Message:
        way = argument_of(move)
        return say("automa-explores", tile=named_tile(s, next_of(way)), goal=named_tile(s, goal_of(way)))

    def write(self, s: Position, move: int) -> str:
        way = argument_of(move)
        return f"automa explores {s.chart.names[next_of(way)]} towards {s.chart.names[goal_of(way)]}"

    def about(self, s: Position, move: int) -> list[str]:
        """The tile where it goes; where several ways begin there, what it heads for tells them apart."""
        way = argument_of(move)
        tiles = dict.fromkeys([next_of(way), goal_of(way)])
        return [tile_thing(s, tile) for tile in tiles]

    def shown(self, s: Position) -> dict[str, Any]:
        return {**super().shown(s), "explorer": s.get(EXPLORING.explorer)}
