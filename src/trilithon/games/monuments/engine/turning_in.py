"""Turning in quests: it stands beside every question that is a window for it (MS-QST-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monuments.engine.questing import is_met, turn_in
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Aside, Question
from trilithon.kernel.engine.moves import VERBS, Moves, argument_of, verb_of

TURN_IN: Final = VERBS - 1  # quest


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Question[World]):
    """A question at which quests may be turned in."""

    def is_open(self, s: World) -> bool:
        """It is on top of the agenda: may they now?"""
        return True


def is_window(s: World) -> bool:
    """May quests be turned in at the question on top?"""
    step = s.step()
    return isinstance(step, Window) and step.is_open(s)


class TurningIn(Aside[World]):
    def offer(self, s: World, moves: Moves) -> None:
        if is_window(s):
            d = s.d
            pile = s.quests_of(s.whose())
            for i in range(i64(d[pile])):
                quest = i64(d[pile + 1 + i])
                if is_met(s, s.whose(), quest):
                    moves.say(TURN_IN, quest)

    def owns(self, move: i64) -> bool:
        return verb_of(move) == TURN_IN

    def play(self, s: World, move: i64) -> None:
        turn_in(s, s.whose(), argument_of(move))


TURNING_IN: Final = TurningIn()
