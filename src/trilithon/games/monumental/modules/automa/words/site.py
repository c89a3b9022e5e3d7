"""Where the Wonder of an Automa goes."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_card, named_tile
from trilithon.games.monumental.modules.automa.engine.own import area
from trilithon.games.monumental.modules.automa.engine.steps.site import AUTOMA_SITE
from trilithon.games.monumental.modules.automa.words.asking import RightHandWords
from trilithon.games.monumental.words.shared import ask, say
from trilithon.games.monumental.words.things import tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.words import Frame


class AutomaSiteWords(RightHandWords):
    step = AUTOMA_SITE
    rule = "MO-AUT-25"
    notation = ("automa places TILE",)

    def question(self, s: Position) -> Message:
        card = named_card(s, s.get(AUTOMA_SITE.card))
        return ask("automa-site", automa=self.named(s), card=card)

    def label(self, s: Position, move: int) -> Message:
        return say("automa-places", tile=named_tile(s, argument_of(move)))

    def write(self, s: Position, move: int) -> str:
        return f"automa places {s.chart.names[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, argument_of(move))]

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        """The Wonder lies in the area, and its token is nowhere yet."""
        card = frame.values["card"]
        tokens = [s.wonder_on(tile) for tile in range(s.at.tiles)]
        is_there = s.index_of(area(s, frame.values["automa"]), card) >= 0 and s.kind_of(card) == c.WONDER
        return is_there and int(s.kinds[card]) not in tokens and super().is_possible(s, frame, agenda)
