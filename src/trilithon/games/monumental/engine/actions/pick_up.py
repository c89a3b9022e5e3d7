"""An Explorer takes a Production token (MO-EXPL-03); the argument is the Explorer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.exploring import (
    can_take_crate,
    count_pickup,
    is_like_another,
    may_pick_up,
)
from trilithon.games.monumental.engine.hooks import PICKING_UP
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class PickUp(Action):
    def __init__(self) -> None:
        super().__init__("pick_up")

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        for which in range(s.at.explorers):
            if (
                can_take_crate(s, seat, which)
                and may_pick_up(s, seat, which)
                and not is_like_another(s, seat, which, PICKING_UP)
            ):
                moves.say(self.verb, which)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        tile = s.explorer(seat, argument)
        count_pickup(s, seat, argument)
        s.d[s.at.crate_on + tile] = 0
        s.d[s.at.crates + seat] += 1
        HAPPENED.push(s, seat, c.ON_PICKUP, 0)
        if s.events is not None:
            s.tell(seat, "took-crate", {"tile": named_tile(s, tile)})


PICK_UP: Final = PickUp()
