"""What quests in progress may still bring: the chance that all goals are met in time, from what is missing."""

from __future__ import annotations

from typing import Final

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.questing import reached
from trilithon.games.monuments.engine.survey import Survey
from trilithon.games.monuments.engine.world import World

READY: Final = 0.97
"""All goals are met, it only needs to be turned in."""
NEARLY: Final = 0.9
HARD: Final = 4.0
"""Goals of war and overseas are so much farther away than others: seldom do agents go there on purpose."""


def expected_from_quests(s: World, seat: int, v: Survey, rounds: float) -> float:
    value = 0.0
    mine = s.quests[seat]
    for index in range(len(mine)):
        value += quest_value(s, seat, mine[index], index, v, rounds)
    if s.drawn and s.agenda[-1] == c.KEEP_QUESTS and s.agenda[-2] == seat:
        value += _best_of_drawn(s, seat, v, rounds)
    return value


def _best_of_drawn(s: World, seat: int, v: Survey, rounds: float) -> float:
    """At least one is kept; once one is, others only if they are worth it."""
    best = 0.0 if s.agenda[-3] else -9.0
    for quest in s.drawn:
        value = quest_value(s, seat, quest, c.NONE, v, rounds)
        if value > best:
            best = value
    return best


def quest_value(s: World, seat: int, quest: int, index: int, v: Survey, rounds: float) -> float:
    penalty = float(max(0, s.box.quest_penalty[quest] - s.rule(seat, c.R_QUEST_PENALTY)))
    return (s.box.quest_points[quest] + penalty) * chance(s, seat, quest, index, v, rounds) - penalty


def chance(s: World, seat: int, quest: int, index: int, v: Survey, rounds: float) -> float:
    """`index` is the quest's place among those in progress, -1 if it is not there yet."""
    goals = s.box.goals[quest]
    missing = 0.0
    i = 0
    while i < len(goals):
        needed = goals[i + 1]
        have = _have(s, seat, index, goals[i], goals[i + 2], v)
        if have < needed:
            missing += (1.0 - have / needed) * _difficulty(goals[i], goals[i + 2])
        i += 3
    if missing == 0.0:
        return READY
    if rounds < 0.5:
        return 0.0
    return NEARLY / (1.0 + missing * (0.5 + 0.4 * missing) * (1.0 + 8.0 / (rounds + 2.0)))


def _difficulty(goal: int, which: int) -> float:
    if goal == c.G_DEED and which >= c.D_ATTACKS_WON:
        return HARD
    if goal == c.G_UNIT or goal == c.G_MILITARY or goal == c.G_NEAR or goal == c.G_POWER:
        return HARD
    if goal == c.G_CONTINENTS or (goal == c.G_LAND and (which == c.ABROAD or which == c.RIVAL)):
        return HARD
    return 1.0


def _have(s: World, seat: int, index: int, goal: int, which: int, v: Survey) -> int:
    """As `reached`, from what is counted already where that is enough."""
    if goal == c.G_LAND and which < 0:
        return v.land
    if goal == c.G_STOCK:
        return v.all_tokens() if which < 0 else v.tokens[which]
    if goal == c.G_EACH:
        return min(v.tokens[0], v.tokens[1], v.tokens[2], v.tokens[3])
    if goal == c.G_WORKERS:
        return v.workers
    if goal == c.G_BUILDING:
        return v.usable[which]
    if goal == c.G_UPGRADES:
        return v.upgrades
    if goal == c.G_POWER:
        return v.power
    if goal == c.G_DEED and index < 0 and s.options[c.O_QUEST_SINCE]:
        return 0
    return reached(s, seat, index, goal, which)
