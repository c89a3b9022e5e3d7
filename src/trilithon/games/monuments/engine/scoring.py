"""Points: lines of the score card, bonuses and quests (MS-SCO)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import (
    controlled,
    land_controlled,
    military_power,
    workers_on_board,
)
from trilithon.games.monuments.engine.world import World

CATEGORIES = 9
"""The metrics (quests last), bonuses of the fifth layer, extra lines."""
BONUS = 7
EXTRA = 8


def metric(s: World, seat: int, which: int) -> int:
    if which == c.M_LAYERS:
        return s.layers[seat]
    if which == c.M_RESOURCES:
        have = controlled(s, seat)
        return have[0] + have[1] + have[2] + have[3]
    if which == c.M_WORKERS:
        return workers_on_board(s, seat)
    if which == c.M_LAND:
        return land_controlled(s, seat)
    if which == c.M_POWER:
        return military_power(s, seat)
    if which == c.M_UPGRADES:
        n = 0
        for card in range(c.CARDS):
            if s.is_green(seat, card):
                n += 1
        return n
    return len(s.completed[seat])


def sheet(s: World) -> list[list[int]]:
    """Points of each seat by category. Quests in progress cost their minus only when the game is over: before, they
    are secret."""
    return [row_of(s, seat) for seat in range(s.seats)]


def row_of(s: World, seat: int) -> list[int]:
    row = [0] * CATEGORIES
    if s.score_card[seat] < 0:
        return row  # nothing is dealt yet
    values = [metric(s, seat, which) for which in range(c.METRICS)]
    lines = s.box.lines[s.score_card[seat]]
    for which in range(c.METRICS - 1):
        row[which] = times(lines[which * 2], values[which], lines[which * 2 + 1])
    row[c.M_QUESTS] = _quests(s, seat)
    extras = s.box.extras[s.score_card[seat]]
    i = 0
    while i < len(extras):
        row[EXTRA] += times(extras[i + 1], values[extras[i]], extras[i + 2])
        i += 3
    for common in range(s.box.commons):
        if s.commons[common] == seat:
            row[BONUS] += _bonus(s.box.common_points[common], values)
    return row


def times(points: int, count: int, per: int) -> int:
    """Each line rounded on its own, the amount before the sign (MS-SCO-08, -09)."""
    return points * (count // per)


def _bonus(points: list[int], values: list[int]) -> int:
    total = 0
    for i in range(0, len(points), 4):
        count = 1 if points[i] == c.NONE else values[points[i]]
        total += min(points[i + 3], times(points[i + 1], count, points[i + 2]))
    return total


def _quests(s: World, seat: int) -> int:
    points = 0
    for quest in s.completed[seat]:
        points += s.box.quest_points[quest]
    if not s.agenda:
        for quest in s.quests[seat]:
            points -= max(0, s.box.quest_penalty[quest] - s.rule(seat, c.R_QUEST_PENALTY))
    return points


def points(s: World) -> list[int]:
    return [sum(row) for row in sheet(s)]


def places(s: World) -> list[int]:
    """Points, then layers, power, resources, then shared (MS-SCO-10)."""
    scores = points(s)
    strength: list[int] = []
    for seat in range(s.seats):
        power = military_power(s, seat)
        have = controlled(s, seat)
        total = have[0] + have[1] + have[2] + have[3]
        strength.append((((scores[seat] + 1000) * 10 + s.layers[seat]) * 1000 + power) * 1000 + total)
    found: list[int] = []
    for mine in strength:
        place = 1
        for other in strength:
            if other > mine:
                place += 1
        found.append(place)
    return found
