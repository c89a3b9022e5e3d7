"""Where a worker of a bonus is placed (MS-BON-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.populating import new_worker
from trilithon.games.monuments.engine.spots import is_usable
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of


class WhereWorker(Question[World]):
    """`n` workers more: in usable own towns, or the monument hex if there is none."""

    def __init__(self) -> None:
        super().__init__("place_worker")
        self.n: Final = self.field("n")

    def push(self, s: World, seat: i64, n: i64) -> None:
        s.push(self, seat, n)

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or s.in_supply(s.whose(), c.S_WORKER) == 0

    def offer(self, s: World, moves: Moves) -> None:
        seat = s.whose()
        for spot in range(s.chart.lands):
            if is_usable(s, seat, spot, c.TOWN):
                moves.say(c.AT, spot)
        if moves.count() == 0:
            moves.say(c.AT, s.monument_of(seat))

    def answer(self, s: World, move: i64) -> None:
        s.put(self.n, s.get(self.n) - 1)
        new_worker(s, s.whose(), argument_of(move))


WHERE_WORKER: Final = WhereWorker()
