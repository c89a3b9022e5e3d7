"""What Monsters are worth to somebody who must judge a position at a glance.

Points for those that were defeated are counted anyway. Here is what may come: Monsters that an Explorer is on its way
to, and what the next Attack would cost: Provinces that it leaves empty, Gold, Culture, Knowledge, Wonders.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import FAR
from trilithon.games.monumental.engine.evaluation import HUNDREDTHS
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.actions.defeat import can_pay
from trilithon.games.monumental.modules.monsters.engine.own import Own, place_of, position_of
from trilithon.games.monumental.modules.monsters.engine.steps.hit import Hit
from trilithon.kernel.engine.agenda import PART

POINT: Final = 0.6
"""That a Defeat brings, less what it costs."""
OUT_OF_MONEY: Final = 0.5
"""What is left of that for somebody who could not pay it now."""
LESS_FOR_A_STEP: Final = 0.78
IN_SIGHT: Final = 0.65
"""Somebody else may be quicker."""
SOON: Final = vec[i16]([0, 15, 20, 25, 35, 50, 80])
"""How likely it is, in hundredths, that an Attack from a position of the track hits what it would hit now."""


def worth_besides(s: World, own: Own, seat: i64) -> float:
    value = 0.0
    for i in range(s.size(own.track)):
        monster = i64(s.d[own.track + 1 + i])
        if place_of(s, monster) < 0:
            continue
        value -= _threat(s, own, monster, seat)
        if s.turns_left() != 0 or s.may_act(seat) or s.active() == seat:
            value += _prospect(s, own, monster, seat)
    return value


def _prospect(s: World, own: Own, monster: i64, seat: i64) -> float:
    """Of defeating it with the Explorer that is nearest."""
    steps: i64 = FAR
    for which in range(s.at.explorers):
        steps = min(steps, _steps_to(s, s.explorer(seat, which), place_of(s, monster)))
    if steps == FAR:
        return 0.0
    value = POINT + float(own.bestiary.reward_worth[monster]) / HUNDREDTHS * OUT_OF_MONEY
    if not can_pay(s, seat, monster):
        value *= OUT_OF_MONEY
    for _ in range(steps + 1):
        value *= LESS_FOR_A_STEP
    return value * IN_SIGHT


def _steps_to(s: World, here: i64, place: i64) -> i64:
    """For an Explorer, to where it meets the Monster."""
    chart = s.chart
    if i64(chart.kind[place]) != c.WATER:
        return chart.distance(here, place)
    steps: i64 = FAR
    at = i64(chart.near_start[place])
    end = i64(chart.near_start[place + 1])
    while at < end:
        tile = i64(chart.near[at])
        if i64(chart.kind[tile]) == c.PROVINCE:
            steps = min(steps, chart.distance(here, tile))
        at += 1
    return steps


def _threat(s: World, own: Own, monster: i64, seat: i64) -> float:
    """What the seat would lose by its next Attack, for the chance that things are then as they are now."""
    attack = own.bestiary.attacks[monster]
    lost = 0.0
    place: i64 = 0
    while place < len(attack):
        hit = cast(Hit, s.steps[i64(attack[place])])
        lost += hit.loss(s, attack, place, monster, seat)
        place += PART
    return lost * float(SOON[position_of(s, monster)]) / HUNDREDTHS
