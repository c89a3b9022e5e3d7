"""Choose a Capital."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.capital import CHOOSE_CAPITAL
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.words.base import MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ChooseCapitalWords(MonumentalWords):
    step = CHOOSE_CAPITAL
    rule = "MO-SETUP-13"
    notation = ("settle TILE",)

    def question(self, s: Position) -> Message:
        return ask("capital")

    def label(self, s: Position, move: int) -> Message:
        return say("settle", tile=named_tile(s, argument_of(move)))

    def write(self, s: Position, move: int) -> str:
        return f"settle {s.chart.names[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "tile":
            return None
        is_taken = s.chart.kind[tile_named(s, target)] == c.CAPITAL
        return because(self.rule, "capital-taken" if is_taken else "no-capital")
