"""Move a Unit."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.march import MARCH
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.moving import march_label, unit_forms, unit_text, why_none_moves
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class MarchWords(ActionWords):
    action = MARCH
    notation = ("march TILE [warlord]",)

    def forms(self) -> tuple[str, ...]:
        return (*self.notation, *unit_forms("march TILE UNIT"))

    def label(self, s: Position, argument: int) -> Message:
        return march_label(s, argument)

    def write(self, s: Position, argument: int) -> str:
        return f"march {unit_text(s, argument)}"

    def about(self, s: Position, argument: int) -> list[str]:
        return [tile_thing(s, c.tile_of(argument))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """Of the seat's own tiles."""
        if target.sort != "tile" or s.owner(tile_named(s, target)) != s.to_move:
            return None
        return why_none_moves(s, tile_named(s, target), False)
