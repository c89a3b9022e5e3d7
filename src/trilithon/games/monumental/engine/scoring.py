"""Points, at any time and at the end (MO-SCORE)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World

WORTH = [1, 1, 2, 2]
"""A Province, a Knowledge, a Wonder, a Policy."""
CATEGORIES = c.COUNTS + 1
"""The four counts, and Dominance."""


def sheet(s: World) -> list[list[int]]:
    """Points of each seat by category."""
    rows: list[list[int]] = []
    for seat in range(s.seats):
        row = [s.count(seat, what) * WORTH[what] for what in range(c.COUNTS)]
        dominance = 0
        for what in range(c.COUNTS):
            if dominates(s, seat, what):
                dominance += 3
        row.append(dominance)
        rows.append(row)
    return rows


def dominates(s: World, seat: int, what: int) -> bool:
    """Nobody has more, and it is not nothing (MO-SCORE-05, -06)."""
    mine = s.count(seat, what)
    if mine == 0:
        return False
    for other in range(s.seats):
        if s.count(other, what) > mine:
            return False
    return True


def points(s: World) -> list[int]:
    return [sum(row) for row in sheet(s)]


def places(s: World) -> list[int]:
    """Points, then Gold, then Culture, then shared (MO-SCORE-07)."""
    scores = points(s)
    strength: list[int] = []
    for seat in range(s.seats):
        strength.append((scores[seat] * 10000 + s.has(seat, c.GOLD)) * 10000 + s.has(seat, c.CULTURE))
    found: list[int] = []
    for mine in strength:
        place = 1
        for other in strength:
            if other > mine:
                place += 1
        found.append(place)
    return found
