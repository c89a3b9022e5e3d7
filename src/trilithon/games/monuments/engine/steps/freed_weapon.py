"""Who gets a weapon whose bearer fell (MS-WPN-03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.training import arm, has_unarmed, offer_unarmed, return_freed
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

ARM: Final = 1  # figure


class GiveFreed(Question[World]):
    """How many there are is kept in the position (`freed`); if nobody can take them they return to the stock."""

    def __init__(self) -> None:
        super().__init__("freed_weapon")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def idle(self, s: World) -> bool:
        return s.d[s.at.freed + s.whose()] <= 0 or not has_unarmed(s, s.whose())

    def settle(self, s: World) -> None:
        return_freed(s, s.whose())
        s.drop()

    def offer(self, s: World, moves: Moves) -> None:
        offer_unarmed(s, s.whose(), ARM, moves)
        moves.add(c.DONE)

    def answer(self, s: World, move: i64) -> None:
        seat = s.whose()
        if move == c.DONE:
            s.drop()
            return_freed(s, seat)
            return
        arm(s, seat, argument_of(move))
        s.d[s.at.freed + seat] -= 1

    def must_ask(self, s: World, move: i64) -> bool:
        return move == c.DONE


GIVE_FREED: Final = GiveFreed()
