"""A step of an Explorer."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.step import TAKE_STEP
from trilithon.games.monumental.engine.exploring import may_step, price_of_step
from trilithon.games.monumental.engine.hooks import STEPPING
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.telling import counted
from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.moving import step_label, step_text
from trilithon.games.monumental.words.shared import because, does, explained
from trilithon.games.monumental.words.things import step_things, tile_named
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class TakeStepWords(ActionWords):
    action = TAKE_STEP
    notation = ("explorer EXPLORER TILE",)

    def label(self, s: Position, argument: int) -> Message:
        price = price_of_step(s, s.to_move, c.step_to(argument))
        return step_label(s, "step", argument) if price == 1 else step_label(s, "step-for", argument, price)

    def write(self, s: Position, argument: int) -> str:
        return step_text(s, argument)

    def about(self, s: Position, argument: int) -> list[str]:
        return step_things(s, s.to_move, argument)

    def spends(self, s: Position, argument: int) -> tuple[int, ...]:
        return (c.MILITARY,)

    def confirms(self, s: Position, argument: int) -> bool:
        return False

    def does(self, s: Position, argument: int) -> Message:
        return does("step")

    def facts(self, s: Position, argument: int) -> dict[str, Any]:
        return {"price": price_of_step(s, s.to_move, c.step_to(argument))}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """Of an Explorer; why it does not go to a certain tile is nobody's question while other things can be done,
        unless it would if it were as cheap as others."""
        if target.sort == "tile":
            return _too_dear(s, tile_named(s, target))
        is_dear = most_payable(s, s.to_move, c.MILITARY) == 0
        return because("MO-EXPL-01", "step-dear") if target.sort == "explorer" and is_dear else None

    def propose(self, s: Position, target: Target) -> list[int]:
        """To a tile, if only one Explorer can go there in one way."""
        if target.sort != "tile" or target.name not in s.chart.names:
            return []
        tile = tile_named(s, target)
        steps = [move for move in s.moves() if verb_of(move) == TAKE_STEP.verb]
        there = [move for move in steps if c.step_to(argument_of(move)) == tile]
        return there if len(there) == 1 else []


def _too_dear(s: Position, tile: int) -> Refusal | None:
    """A tile that an Explorer stands next to, and that costs more than other tiles."""
    seat, military = s.to_move, most_payable(s, s.to_move, c.MILITARY)
    price = price_of_step(s, seat, tile)
    if not 0 < military < price or not any(may_step(s, seat, which, tile) for which in range(s.at.explorers)):
        return None
    dear = because("MO-EXPL-01", "step-dear-there", goods=counted(c.MILITARY, price), short=price - military)
    return explained(s, STEPPING, tile, dear)
