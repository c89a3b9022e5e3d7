"""An Explorer takes a Production token."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.pick_up import PICK_UP
from trilithon.games.monumental.engine.exploring import may_pick_up
from trilithon.games.monumental.engine.hooks import PICKING_UP
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.shared import because, explained, say
from trilithon.games.monumental.words.things import explorer_here, number_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class PickUpWords(ActionWords):
    action = PICK_UP
    notation = ("pick EXPLORER",)

    def label(self, s: Position, argument: int) -> Message:
        return say("pick-up", n=argument + 1, tile=named_tile(s, s.explorer(s.to_move, argument)))

    def write(self, s: Position, argument: int) -> str:
        return f"pick {argument + 1}"

    def about(self, s: Position, argument: int) -> list[str]:
        return explorer_here(s, s.to_move, argument)

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """Of an Explorer that is on no Market."""
        if target.sort != "explorer":
            return None
        which = number_named(target)
        here = s.explorer(s.to_move, which)
        if s.chart.market[here] >= 0:
            return None
        if not s.d[s.at.crate_on + here]:
            return because("MO-EXPL-05", "nothing-here")
        refusal, packed = because("MO-EXPL-04", "picked-up"), c.pack_step(which, here)
        if may_pick_up(s, s.to_move, which) and s.hooks.forbid(s, s.to_move, PICKING_UP, packed):
            return explained(s, PICKING_UP, packed, because("MO-EXPL-04", "forbidden"))
        return refusal
