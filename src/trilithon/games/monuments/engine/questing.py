"""Quests: when their goals are met, receiving them and turning them in (MS-QST)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.goals import GOALS
from trilithon.games.monuments.engine.world import World

GOAL: Final = 3
"""Numbers of a goal in `Box.goals`: which goal, how much is needed, and of what."""
NEEDED: Final = 1
OF_WHAT: Final = 2
LAYERS_PER_DECK: Final = 2


def is_met(s: World, seat: i64, quest: i64) -> bool:
    """Are all goals of a quest in progress met?"""
    row = s.box.goals[quest]
    i: i64 = 0
    while i < len(row):
        goal = GOALS[i64(row[i])]
        if goal.reached(s, seat, quest, i64(row[i + OF_WHAT])) < i64(row[i + NEEDED]):
            return False
        i += GOAL
    return True


def can_turn_in(s: World, seat: i64) -> bool:
    """Is there a quest in progress whose goals are all met?"""
    d = s.d
    pile = s.quests_of(seat)
    for i in range(i64(d[pile])):
        if is_met(s, seat, i64(d[pile + 1 + i])):
            return True
    return False


def deck_for(s: World, seat: i64) -> i64:
    """By the number of layers: 0-1, 2-3, 4-5 (MS-QST-01)."""
    deck = s.layers(seat) // LAYERS_PER_DECK
    return deck if deck < c.QUEST_DECKS else c.QUEST_DECKS - 1


def can_draw(s: World, seat: i64) -> bool:
    return s.size(s.quest_deck(deck_for(s, seat))) > 0


def receive(s: World, seat: i64, quest: i64) -> None:
    """What was done before counts only if the option says so (MS-QST-05)."""
    s.add(s.quests_of(seat), quest)
    if s.options[c.O_QUEST_SINCE] != 0:
        for deed in range(c.DEEDS):
            s.d[s.at.since + quest * c.DEEDS + deed] = s.d[s.at.deeds + seat * c.DEEDS + deed]


def turn_in(s: World, seat: i64, quest: i64) -> None:
    """From now on public (MS-QST-04, -07)."""
    s.take(s.quests_of(seat), quest)
    s.add(s.completed_of(seat), quest)
    for deed in range(c.DEEDS):
        s.d[s.at.since + quest * c.DEEDS + deed] = 0
    if s.events is not None:
        s.tell(seat, "quest", {"quest": s.box.quest_names[quest], "n": int(s.box.quest_points[quest])})
