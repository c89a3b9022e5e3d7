"""How a battle may end: dice against dice (MS-ATK-08, -09)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.roll import DIE, SAME


class Odds(NamedTuple):
    """Of the attacker."""

    win: float
    tie: float
    lose: float


def odds(s: Position, power: int, against: int) -> Odds:
    """Each side rolls as many dice as its power, unless that is more than the option allows."""
    cap = s.option(c.O_DICE_CAP)
    return _odds(min(power, cap) if cap else power, min(against, cap) if cap else against)


@cache
def _odds(dice: int, against: int) -> Odds:
    win = tie = below = 0
    theirs = _ways(against)
    for rolled, ways in enumerate(_ways(dice)):
        same = theirs[rolled] if rolled < len(theirs) else 0
        win += ways * below
        tie += ways * same
        below += same
    every = DIE ** (dice + against)
    return Odds(win / every, tie / every, (every - win - tie) / every)


@cache
def _ways(dice: int) -> list[int]:
    """In how many ways so many dice show each sum."""
    if not dice:
        return [1]
    fewer = _ways(dice - 1)
    faces = [side // SAME for side in range(DIE)]
    ways = [0] * (len(fewer) + max(faces))
    for rolled, n in enumerate(fewer):
        for face in faces:
            ways[rolled + face] += n
    return ways
