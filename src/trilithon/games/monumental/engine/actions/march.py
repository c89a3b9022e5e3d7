"""Move a Unit (MO-MIL-01); the argument is `pack_unit(tile, unit)`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.lands import offer_marches
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.steps.move_to import MOVE_TO
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class March(Action):
    def __init__(self) -> None:
        super().__init__("march")
        self.then = ["march"]

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        if most_payable(s, seat, c.MILITARY) > 0:
            offer_marches(s, seat, self.verb, moves)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        MOVE_TO.push(s, seat, c.tile_of(argument), c.unit_of(argument), free=0)


MARCH: Final = March()
