"""What quests in progress may still bring: the chance that all goals are met in time, from what is missing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine.goals import GOALS
from trilithon.games.monuments.engine.questing import GOAL, NEEDED, OF_WHAT
from trilithon.games.monuments.engine.scoring import quest_penalty
from trilithon.games.monuments.engine.steps.keep_quests import KEEP_QUESTS
from trilithon.games.monuments.engine.survey import Survey
from trilithon.games.monuments.engine.world import World

READY: Final = 0.97
"""All goals are met, it only needs to be turned in."""
NEARLY: Final = 0.9
HARD: Final = 4.0
"""Goals of war and overseas are so much farther away than others."""
FIRST_GOAL: Final = 0.5
ALL_GOALS: Final = 0.4
"""How much it weighs that something is missing, and again that more of it is."""
HURRY: Final = 8.0
CALM: Final = 2.0
"""It weighs more the fewer rounds there are: as many times more as HURRY has in the rounds left and CALM."""
NO_ROUND: Final = 0.5
"""Fewer rounds than this are none."""
NOTHING_YET: Final = -9.0
"""Less than any quest is worth."""


def expected_from_quests(s: World, seat: i64, v: Survey, rounds: float) -> float:
    d = s.d
    pile = s.quests_of(seat)
    value = 0.0
    for i in range(i64(d[pile])):
        value += quest_value(s, seat, i64(d[pile + 1 + i]), v, rounds)
    if s.is_on_top(KEEP_QUESTS) and s.whose() == seat and s.size(s.at.drawn) > 0:
        value += _best_of_drawn(s, seat, v, rounds)
    return value


def _best_of_drawn(s: World, seat: i64, v: Survey, rounds: float) -> float:
    """At least one is kept; once one is, others only if they are worth it."""
    d = s.d
    drawn = s.at.drawn
    best = 0.0 if s.get(KEEP_QUESTS.kept) > 0 else NOTHING_YET
    for i in range(i64(d[drawn])):
        value = quest_value(s, seat, i64(d[drawn + 1 + i]), v, rounds)
        if value > best:
            best = value
    return best


def quest_value(s: World, seat: i64, quest: i64, v: Survey, rounds: float) -> float:
    penalty = float(quest_penalty(s, seat, quest))
    points = float(i64(s.box.quest_points[quest]))
    return (points + penalty) * chance(s, seat, quest, v, rounds) - penalty


def chance(s: World, seat: i64, quest: i64, v: Survey, rounds: float) -> float:
    row = s.box.goals[quest]
    missing = 0.0
    i: i64 = 0
    while i < len(row):
        goal = GOALS[i64(row[i])]
        needed = i64(row[i + NEEDED])
        which = i64(row[i + OF_WHAT])
        have = goal.seen(s, seat, quest, which, v)
        if have < needed:
            missing += (1.0 - float(have) / float(needed)) * (HARD if goal.is_far(which) else 1.0)
        i += GOAL
    if missing == 0.0:
        return READY
    if rounds < NO_ROUND:
        return 0.0
    return NEARLY / (1.0 + missing * (FIRST_GOAL + ALL_GOALS * missing) * (1.0 + HURRY / (rounds + CALM)))
