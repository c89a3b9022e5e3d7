"""Which hex to attack (MS-ATK-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monuments.engine.battle import is_target
from trilithon.games.monuments.engine.steps.attackers import WHICH_ATTACKER
from trilithon.games.monuments.engine.steps.roll import ROLL
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

TARGET: Final = 1  # hex


class WhichTarget(Question[World]):
    def __init__(self) -> None:
        super().__init__("target")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        for spot in range(s.chart.hexes):
            if is_target(s, s.whose(), spot):
                moves.say(TARGET, spot)

    def answer(self, s: World, move: i64) -> None:
        d = s.d
        at = s.at
        seat = s.whose()
        spot = argument_of(move)
        s.drop()
        d[at.target] = i16(spot)
        d[at.defender] = i16(s.owner(spot) if s.owner(spot) >= 0 else s.builder(spot))
        s.empty(at.force)
        d[at.damage] = 0
        ROLL.push(s, seat)
        WHICH_ATTACKER.push(s, seat)


WHICH_TARGET: Final = WhichTarget()
