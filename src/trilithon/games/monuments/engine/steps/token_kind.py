"""Of which kind a token of a bonus is (MS-BON-09)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.producing import has_place_for_bonus
from trilithon.games.monuments.engine.steps.place_token import WHERE_TOKEN
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class WhichToken(Question[World]):
    """`n` tokens more."""

    def __init__(self) -> None:
        super().__init__("token_kind")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def idle(self, s: World) -> bool:
        if s.get(self.n) > 0:
            for kind in range(c.KINDS):
                if has_place_for_bonus(s, s.whose(), kind):
                    return False
        return True

    def offer(self, s: World, moves: Moves) -> None:
        for kind in range(c.KINDS):
            if has_place_for_bonus(s, s.whose(), kind):
                moves.say(c.OF_KIND, kind)

    def answer(self, s: World, move: i64) -> None:
        s.put(self.n, s.get(self.n) - 1)
        WHERE_TOKEN.push(s, s.whose(), argument_of(move), 1)


WHICH_TOKEN: Final = WhichToken()
