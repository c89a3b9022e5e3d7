"""Points: lines of the score card, bonuses and quests (MS-SCO)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import (
    controlled,
    land_controlled,
    military_power,
    workers_on_board,
)
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.state import places

CATEGORIES: Final = 9
"""The metrics (quests last), bonuses of the fifth layer, extra lines."""
BONUS: Final = 7
EXTRA: Final = 8


# Rows of `Box.extras` and `Box.common_points`: of what, how many points, for each so many, and (bonuses) at most.
POINTS: Final = 1
PER: Final = 2
MOST: Final = 3
EXTRA_ROW: Final = 3
BONUS_ROW: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Metric:
    """What one line of a score card counts."""

    def of(self, s: World, seat: i64) -> i64:
        raise NotImplementedError


class Layers(Metric):
    def of(self, s: World, seat: i64) -> i64:
        return s.layers(seat)


class Resources(Metric):
    def of(self, s: World, seat: i64) -> i64:
        return c.purse_size(controlled(s, seat))


class Workers(Metric):
    def of(self, s: World, seat: i64) -> i64:
        return workers_on_board(s, seat)


class Land(Metric):
    def of(self, s: World, seat: i64) -> i64:
        return land_controlled(s, seat)


class Power(Metric):
    def of(self, s: World, seat: i64) -> i64:
        return military_power(s, seat)


class Upgrades(Metric):
    def of(self, s: World, seat: i64) -> i64:
        return upgrades(s, seat)


class Quests(Metric):
    def of(self, s: World, seat: i64) -> i64:
        return s.size(s.completed_of(seat))


METRICS: Final = vec[Metric]([Layers(), Resources(), Workers(), Land(), Power(), Upgrades(), Quests()])
"""In the order of the metrics in `codes.py`."""


def metric(s: World, seat: i64, which: i64) -> i64:
    return METRICS[which].of(s, seat)


def upgrades(s: World, seat: i64) -> i64:
    n: i64 = 0
    for card in range(c.CARDS):
        if s.is_green(seat, card):
            n += 1
    return n


def sheet(s: World) -> list[list[int]]:
    """Points of each seat by category. Quests in progress cost their minus only when the game is over: before, they
    are secret."""
    return [row_of(s, seat) for seat in range(s.seats)]


def row_of(s: World, seat: i64) -> list[int]:
    row = [0] * CATEGORIES
    d = s.d
    card = i64(d[s.at.score_card + seat])
    if card < 0:
        return row  # nothing is dealt yet
    values = vec[i16]([i16(metric(s, seat, which)) for which in range(c.METRICS)])
    lines = s.box.lines[card]
    divisors = s.box.divisors[card]
    for which in range(c.METRICS - 1):
        row[which] = times(i64(lines[which]), i64(values[which]), i64(divisors[which]))
    row[c.M_QUESTS] = _quests(s, seat)
    extras = s.box.extras[card]
    i: i64 = 0
    while i < len(extras):
        row[EXTRA] += times(i64(extras[i + POINTS]), i64(values[i64(extras[i])]), i64(extras[i + PER]))
        i += EXTRA_ROW
    for common in range(s.box.commons):
        if i64(d[s.at.commons + common]) == seat:
            row[BONUS] += _bonus(s.box.common_points[common], values)
    return row


def times(points: i64, count: i64, per: i64) -> i64:
    """Each line rounded on its own, the amount before the sign (MS-SCO-08, -09)."""
    return points * (count // per)


def _bonus(points: vec[i16], values: vec[i16]) -> i64:
    """Rows of metric (NONE: once), points, divisor, most."""
    total: i64 = 0
    i: i64 = 0
    while i < len(points):
        count = 1 if points[i] == c.NONE else i64(values[i64(points[i])])
        bonus = times(i64(points[i + POINTS]), count, i64(points[i + PER]))
        most = i64(points[i + MOST])
        total += bonus if bonus < most else most
        i += BONUS_ROW
    return total


def _quests(s: World, seat: i64) -> i64:
    points: i64 = 0
    for quest in s.items(s.completed_of(seat)):
        points += i64(s.box.quest_points[quest])
    if s.depth() == 0:
        for quest in s.items(s.quests_of(seat)):
            points -= quest_penalty(s, seat, quest)
    return points


def quest_penalty(s: World, seat: i64, quest: i64) -> i64:
    """What a quest costs that is still in progress at the end."""
    penalty = i64(s.box.quest_penalty[quest]) - s.rule(seat, c.R_QUEST_PENALTY)
    return penalty if penalty > 0 else 0


def points(s: World) -> list[int]:
    return [sum(row) for row in sheet(s)]


def ranking(s: World) -> list[int]:
    """Points, then layers, power, resources, then shared (MS-SCO-10)."""
    scores = points(s)
    return places(
        [
            [
                scores[seat],
                int(s.layers(seat)),
                int(military_power(s, seat)),
                int(c.purse_size(controlled(s, seat))),
            ]
            for seat in range(s.seats)
        ]
    )
