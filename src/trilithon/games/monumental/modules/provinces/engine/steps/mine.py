"""A Mine is conquered: how much Production becomes Gold? (MO-PROV-07)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.actions.use_crate import use_crate
from trilithon.games.monumental.engine.resources import gain, left_in_box, spend
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of, verb_of

TURN: Final = 1  # how much
CASH: Final = 2  # a Production token


class Mine(Question[World]):
    """Production tokens can be used in between (an exception to MO-RES-09); what is turned is turned at once."""

    def __init__(self) -> None:
        super().__init__("mine")
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)

    def idle(self, s: World) -> bool:
        return not has_production(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        n = most_turned(s, seat)
        while n > 0:
            moves.say(TURN, n)
            n -= 1
        if i64(s.d[s.at.crates + seat]) > 0:
            moves.say(CASH, 0)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        if verb_of(move) == CASH:
            use_crate(s, seat)
            return
        tile = s.get(self.tile)
        s.drop()
        if move != c.DONE:
            n = argument_of(move)
            spend(s, seat, c.PRODUCTION, n)
            gain(s, seat, c.GOLD, n)
            if s.events is not None:
                s.tell(seat, "mined", {"n": n, "tile": named_tile(s, tile)})


MINE: Final = Mine()


def most_turned(s: World, seat: i64) -> i64:
    """All Production, as far as there is Gold for it (MO-RES-17)."""
    n = s.has(seat, c.PRODUCTION)
    return min(n, left_in_box(s, c.GOLD)) if s.option(c.STRICT) else n


def has_production(s: World, seat: i64) -> bool:
    """Counters, or tokens that give some."""
    return s.has(seat, c.PRODUCTION) > 0 or i64(s.d[s.at.crates + seat]) > 0
