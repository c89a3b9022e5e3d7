"""What a bonus builds (MS-BON-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.building import offer_buildings
from trilithon.games.monuments.engine.steps.built import push_built
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves


class FreeBuild(Question[World]):
    """`what`: only this; none: anything."""

    def __init__(self) -> None:
        super().__init__("free_build")
        self.what: Final = self.thing("what", c.BUILDABLE)

    def push(self, s: World, seat: i64, what: i64) -> None:
        s.push(self, seat, what)

    def idle(self, s: World) -> bool:
        moves = Moves()
        self.offer(s, moves)
        return moves.count() == 0

    def offer(self, s: World, moves: Moves) -> None:
        offer_buildings(s, s.whose(), True, s.get(self.what), moves)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        s.drop()
        push_built(s, seat, move)


FREE_BUILD: Final = FreeBuild()
