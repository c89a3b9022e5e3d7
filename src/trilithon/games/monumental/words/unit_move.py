"""Which Unit moves without Military."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.effects import Part
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.unit_move import UNIT_MOVE
from trilithon.games.monumental.engine.steps.unit_move import UnitMove as UnitMoveStep
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.moving import free_march_label, unit_forms, unit_text, why_none_moves
from trilithon.games.monumental.words.shared import ask, because
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target

MOVE_WORTH = 12


class UnitMove(Part, tag="unit_move", frozen=True, kw_only=True):
    """So many moves of a Unit to an adjacent Province that the owner controls (MO-EFF-33)."""

    step = UNIT_MOVE
    n: Positive = 1

    def worth(self) -> float:
        return MOVE_WORTH * self.n


class UnitMoveWords(StoppableWords):
    step: UnitMoveStep = UNIT_MOVE
    asked = "unit-move"
    """The id of the question."""
    rule = "MO-EFF-33"
    notation = ("march TILE [warlord]", "done")
    lies = Lies.ANYWHERE
    no_more = "no-move"

    def forms(self) -> tuple[str, ...]:
        return (*self.notation, *unit_forms("march TILE UNIT"))

    def question(self, s: Position) -> Message:
        return ask(self.asked, n=s.get(self.step.n))

    def label_of(self, s: Position, move: int) -> Message:
        return free_march_label(s, argument_of(move))

    def text_of(self, s: Position, move: int) -> str:
        return f"march {unit_text(s, argument_of(move))}"

    def things_of(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, c.tile_of(argument_of(move)))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "tile":
            return None
        tile = tile_named(s, target)
        if s.owner(tile) != s.to_move:
            return because(self.rule, "not-controlled")
        return why_none_moves(s, tile, True)

    def shown(self, s: Position) -> dict[str, Any]:
        return {"n": s.get(self.step.n)}
