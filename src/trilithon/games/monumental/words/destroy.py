"""Which Units of opponents are sent home."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.destroy import DESTROY
from trilithon.games.monumental.engine.telling import named_tile, of_unit
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.moving import unit_forms, unit_text
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class Destroy(Part, tag="destroy", frozen=True, kw_only=True):
    """Send so many Units of opponents, from Provinces adjacent to a controlled tile, to their Capital (MO-EFF-26)."""

    step = DESTROY
    n: Positive = 1

    def worth(self) -> float:
        return 30 * self.n


class DestroyWords(StoppableWords):
    step = DESTROY
    rule = "MO-EFF-26"
    notation = ("remove TILE [warlord]", "done")
    lies = Lies.ANYWHERE

    def forms(self) -> tuple[str, ...]:
        return (*self.notation, *unit_forms("remove TILE UNIT"))

    def question(self, s: Position) -> Message:
        return ask("destroy", n=s.get(DESTROY.n))

    def label_of(self, s: Position, move: int) -> Message:
        tile, unit = c.tile_of(argument_of(move)), c.unit_of(argument_of(move))
        return say(of_unit(s, "remove", unit), player=player(s.owner(tile)), tile=named_tile(s, tile))

    def text_of(self, s: Position, move: int) -> str:
        return f"remove {unit_text(s, argument_of(move))}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, c.tile_of(argument_of(move)))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "tile":
            return None
        tile = tile_named(s, target)
        owner = s.owner(tile)
        if owner == s.to_move:
            return because(self.rule, "own-units")
        if s.chart.kind[tile] != c.PROVINCE or owner < 0 or lands.units_on(s, tile) == 0:
            return because(self.rule, "nobody-there")
        return because(self.rule, "not-adjacent")

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(DESTROY.n)}
