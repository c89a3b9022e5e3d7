"""Points, at any time and at the end (MO-SCORE)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.state import places

WORTH: Final = vec[i16]([1, 1, 2, 2])
"""A Province, a Knowledge, a Wonder, a Policy."""
DOMINANCE: Final = 3


def sheet(s: World) -> list[list[int]]:
    """Points of each seat by category: the four counts, Dominance, and what modules add."""
    rows: list[list[int]] = []
    for seat in range(s.seats):
        row: list[int] = []
        dominance = 0
        for what in range(i64(c.COUNTS)):
            row.append(s.count(seat, what) * i64(WORTH[what]))
            if dominates(s, seat, what):
                dominance += DOMINANCE
        row.append(dominance)
        for hook in s.hooks.on_points:
            row.append(hook.points(s, seat))
        rows.append(row)
    return rows


def dominates(s: World, seat: i64, what: i64) -> bool:
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


def ranking(s: World) -> list[int]:
    """Points, then Gold, then Culture, then shared (MO-SCORE-07)."""
    scores = points(s)
    strengths: list[list[int]] = []
    for seat in range(s.seats):
        strengths.append([scores[seat], s.has(seat, c.GOLD), s.has(seat, c.CULTURE)])
    return places(strengths)
