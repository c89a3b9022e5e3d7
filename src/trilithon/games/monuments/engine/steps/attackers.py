"""Who attacks, one by one (MS-ATK-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.moves import Moves, argument_of

SEND: Final = 1  # figure


class WhichAttacker(Question[World]):
    """In ascending order; red: all from one hex. Who was named so far is the `force` of the position."""

    def __init__(self) -> None:
        super().__init__("attackers")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def offer(self, s: World, moves: Moves) -> None:
        d = s.d
        at = s.at
        chart = s.chart
        seat = s.whose()
        target = battle.target(s)
        spot = next_near(s, target, c.NONE)
        while spot >= 0:
            if i64(d[at.owner + spot]) == seat:
                side = chart.side_towards(spot, target)
                for unit in range(c.UNITS):
                    fighter = c.figure_in(spot, unit)
                    n = i64(d[at.units + fighter])
                    if n > 0 and battle.may_attack(s, seat, fighter, side, target):
                        self._offer_fighter(s, seat, fighter, n, moves)
            spot = next_near(s, target, spot)
        for ferry in range(s.ferry_count()):
            if battle.is_ferry_beside(s, seat, ferry, target):
                for slot in range(c.ABOARD):
                    if battle.may_attack_aboard(s, seat, ferry, slot, target):
                        fighter = c.figure_aboard(chart.hexes, ferry, slot)
                        self._offer_fighter(s, seat, fighter, 1, moves)
        if d[at.force] > 0:
            moves.add(c.DONE)

    def _offer_fighter(self, s: World, seat: i64, fighter: i64, n: i64, moves: Moves) -> None:
        """There are n of them; those that were named are none to name."""
        d = s.d
        force = s.at.force
        if d[force] > 0:
            if fighter < s.last(force):
                return
            if not s.is_green(seat, c.ATTACK) and s.stands_in(fighter) != s.stands_in(i64(d[force + 1])):
                return
            for i in range(i64(d[force])):
                if i64(d[force + 1 + i]) == fighter:
                    n -= 1
        if n > 0:
            moves.say(SEND, fighter)

    def answer(self, s: World, move: i64) -> None:
        if move == c.DONE:
            s.drop()
        else:
            s.add(s.at.force, argument_of(move))

    def must_ask(self, s: World, move: i64) -> bool:
        return move == c.DONE


WHICH_ATTACKER: Final = WhichAttacker()


def next_near(s: World, spot: i64, above: i64) -> i64:
    """The neighbour of a hex with the next higher number, -1 if there is none."""
    found: i64 = c.NONE
    for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
        near = i64(s.chart.near[side])
        if near > above and (found < 0 or near < found):
            found = near
    return found
