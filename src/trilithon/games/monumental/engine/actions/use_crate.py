"""Turn a Production token into Production (MO-RES-09); no argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves


class UseCrate(Action):
    def __init__(self) -> None:
        super().__init__("use_crate", counts=False)

    def offer(self, s: World, seat: i64, moves: Moves) -> None:
        if i64(s.d[s.at.crates + seat]) > 0:
            moves.say(self.verb, 0)

    def begin(self, s: World, seat: i64, argument: i64) -> None:
        use_crate(s, seat)


USE_CRATE: Final = UseCrate()


def use_crate(s: World, seat: i64) -> None:
    s.d[s.at.crates + seat] -= 1
    n = gain(s, seat, c.PRODUCTION, 1)
    if s.events is not None:
        s.tell(seat, "used-crate", {"n": n})
