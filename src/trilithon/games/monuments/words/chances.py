"""How a battle may end: dice against dice (MS-ATK-08, -09)."""

from __future__ import annotations

from fractions import Fraction
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
    win, tie = Fraction(0), Fraction(0)
    for mine, chance in enumerate(_sums(dice)):
        for theirs, other in enumerate(_sums(against)):
            if mine > theirs:
                win += chance * other
            elif mine == theirs:
                tie += chance * other
    return Odds(float(win), float(tie), float(1 - win - tie))


@cache
def _sums(dice: int) -> list[Fraction]:
    """How likely each sum of so many dice is."""
    if not dice:
        return [Fraction(1)]
    fewer = _sums(dice - 1)
    faces = [side // SAME for side in range(DIE)]
    chances = [Fraction(0)] * (len(fewer) + max(faces))
    for rolled, chance in enumerate(fewer):
        for face in faces:
            chances[rolled + face] += chance / DIE
    return chances
