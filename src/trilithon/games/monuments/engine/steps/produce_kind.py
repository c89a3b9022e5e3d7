"""Which kind of token a workshop makes (MS-PRD-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.producing import produce_kind
from trilithon.games.monuments.engine.spots import can_get
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class WhichProduce(Question[World]):
    """`n` tokens more in the hex."""

    def __init__(self) -> None:
        super().__init__("produce_kind")
        self.hex: Final = self.field("hex", c.LAND_HEX)
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, spot: i64, n: i64) -> None:
        s.push(self, seat, spot, n)

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0

    def offer(self, s: World, moves: Moves) -> None:
        for kind in range(c.KINDS):
            if can_get(s, kind):
                moves.say(c.OF_KIND, kind)

    def answer(self, s: World, move: i64) -> None:
        s.put(self.n, s.get(self.n) - 1)
        produce_kind(s, s.whose(), s.get(self.hex), argument_of(move), 1)


WHICH_PRODUCE: Final = WhichProduce()
