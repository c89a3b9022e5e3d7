"""What Horses are worth to somebody who must judge a position at a glance.

Where somebody could attack a Horse holds what its rider stands on; elsewhere it can still be ridden there. What cards
make of mounted Units is part of what these are worth themselves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.evaluation import turns_to_come
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.amazons.engine.own import Own, horses_on

AT_A_BORDER: Final = 0.26
IN_A_PROVINCE: Final = 0.2
AT_HOME: Final = 0.17


def worth_besides(s: World, mine: Own, seat: i64) -> float:
    if turns_to_come(s, seat) <= 0.0:
        return 0.0
    value = 0.0
    for tile in range(s.at.tiles):
        if s.owner(tile) != seat:
            continue
        horses = horses_on(s, mine, tile)
        if horses > 0:
            value += float(horses) * _of_one(s, seat, tile)
    return value


def _of_one(s: World, seat: i64, tile: i64) -> float:
    if i64(s.chart.kind[tile]) != c.PROVINCE:
        return AT_HOME
    place = i64(s.chart.near_start[tile])
    end = i64(s.chart.near_start[tile + 1])
    while place < end:
        owner = s.owner(i64(s.chart.near[place]))
        if owner >= 0 and owner != seat:
            return AT_A_BORDER
        place += 1
    return IN_A_PROVINCE
