"""Where to lay down a token of the terrain (MS-SET-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.producing import put_token
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class StartResource(Question[World]):
    """`n` tokens more, anywhere in play."""

    def __init__(self) -> None:
        super().__init__("start_resource")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0

    def offer(self, s: World, moves: Moves) -> None:
        for spot in range(s.chart.lands):
            if s.d[s.at.in_play + spot] != 0 and s.tokens_in(spot) < c.CAPACITY:
                moves.say(c.AT, spot)

    def answer(self, s: World, move: i64) -> None:
        spot = argument_of(move)
        s.put(self.n, s.get(self.n) - 1)
        put_token(s, s.whose(), spot, i64(s.chart.terrain[spot]))


START_RESOURCE: Final = StartResource()
