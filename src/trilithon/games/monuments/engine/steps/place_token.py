"""Where a token of a bonus is placed (MS-BON-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.producing import has_place_for_bonus, put_token, takes_bonus
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class WhereToken(Question[World]):
    """`n` tokens more of a kind."""

    def __init__(self) -> None:
        super().__init__("place_token")
        self.kind: Final = self.field("kind", c.KIND)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, kind: i64, n: i64) -> None:
        s.push(self, seat, kind, n)

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or not has_place_for_bonus(s, s.whose(), s.get(self.kind))

    def offer(self, s: World, moves: Moves) -> None:
        for spot in range(s.chart.lands):
            if takes_bonus(s, s.whose(), spot, s.get(self.kind)):
                moves.say(c.AT, spot)

    def answer(self, s: World, move: i64) -> None:
        s.put(self.n, s.get(self.n) - 1)
        put_token(s, s.whose(), argument_of(move), s.get(self.kind))


WHERE_TOKEN: Final = WhereToken()
