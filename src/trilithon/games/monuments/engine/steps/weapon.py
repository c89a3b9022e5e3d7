"""Who gets a weapon from the stock (MS-WPN-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.training import arm, has_unarmed, offer_unarmed
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.moves import Moves, argument_of

ARM: Final = 1  # figure


class GiveWeapon(Question[World]):
    """`n` weapons more; `must` if it cannot be declined."""

    def __init__(self) -> None:
        super().__init__("weapon")
        self.n: Final = self.field("n")
        self.must: Final = self.field("must", FLAG)

    def push(self, s: World, seat: i64, n: i64, must: bool) -> None:
        s.push(self, seat, n, 1 if must else 0)

    def idle(self, s: World) -> bool:
        return s.get(self.n) <= 0 or s.d[s.at.weapons] <= 0 or not has_unarmed(s, s.whose())

    def offer(self, s: World, moves: Moves) -> None:
        offer_unarmed(s, s.whose(), ARM, moves)
        if s.get(self.must) == 0:
            moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
            return
        seat = s.whose()
        s.put(self.n, s.get(self.n) - 1)
        s.put(self.must, 0)
        arm(s, seat, argument_of(move))
        s.d[s.at.weapons] -= 1
        s.do(seat, c.D_FORGED, 1)

    def must_ask(self, s: World, move: i64) -> bool:
        return move == c.DONE


GIVE_WEAPON: Final = GiveWeapon()
