"""A Foothill is attacked: how much Gold does its owner pay against that? (MO-PROV-05)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import spend
from trilithon.games.monumental.engine.steps.conquered import CONQUERED
from trilithon.games.monumental.engine.telling import named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.provinces.engine.steps.match import MATCH
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.events import player
from trilithon.kernel.engine.moves import Moves, argument_of

GOLD: Final = 1  # how much; 0 is no bid


class Bid(Question[World]):
    """It asks the defender, in the middle of the attacker's turn; one bid for each attack."""

    def __init__(self) -> None:
        super().__init__("foothill_bid")
        self.tile: Final = self.field("tile", c.TILE)

    def push(self, s: World, seat: i64, tile: i64) -> None:
        s.push(self, seat, tile)

    def attacker(self, s: World) -> i64:
        return s.seat_of(s.find(CONQUERED))

    def idle(self, s: World) -> bool:
        return s.has(s.whose(), c.GOLD) == 0

    def offer(self, s: World, moves: Moves) -> None:
        for n in range(s.has(s.whose(), c.GOLD) + 1):
            moves.say(GOLD, n)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        tile = s.get(self.tile)
        n = argument_of(move)
        attacker = self.attacker(s)
        s.drop()
        s.reveals += 1  # another seat than that on turn has decided (MO-MOD-13)
        if n == 0:
            if s.events is not None:
                s.tell(seat, "no-bid", {"tile": named_tile(s, tile)})
            return
        spend(s, seat, c.GOLD, n)
        if s.events is not None:
            s.tell(seat, "bid", {"n": n, "tile": named_tile(s, tile), "attacker": player(attacker)})
        MATCH.push(s, attacker, tile, n)


BID: Final = Bid()
