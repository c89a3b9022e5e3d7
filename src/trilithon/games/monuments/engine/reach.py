"""How far it is to land that a seat could still take: on foot, over bridges that are there or missing, by ferry.

Distances are in half activations of a worker.
"""

from __future__ import annotations

from typing import Final

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import is_closed, is_usable
from trilithon.games.monuments.engine.survey import Survey
from trilithon.games.monuments.engine.world import World

STEP: Final = 2
NO_BRIDGE: Final = 5
"""More, for a Build card and a wood."""
FARTHEST: Final = 14
NEAR_BY_SEA: Final = 4
"""Points of a ferry: two activations."""


def ways_to_free_land(s: World, seat: int) -> list[int]:
    """From each land and monument hex: how far the nearest land is that nobody else holds and the seat neither.

    A worker walks from near to far, so the search goes from the free land outwards.
    """
    chart = s.chart
    far = [FARTHEST] * chart.shores
    queue: list[int] = []
    for hex in range(chart.lands):
        if s.in_play[hex] and s.owner[hex] != seat and not is_closed(s, seat, hex):
            far[hex] = 0
            queue.append(hex)
    _add_docks(s, seat, far, queue, len(queue))
    step = 1 if s.rule(seat, c.R_MOVE_WORKER) else STEP
    ford = s.rule(seat, c.R_FORD) > 0
    near = chart.near
    i = 0
    while i < len(queue):
        hex = queue[i]
        i += 1
        cost = far[hex] + step
        for at in range(hex * 6, hex * 6 + 6):
            other = near[at]
            if other < 0 or other >= chart.shores or far[other] <= cost:
                continue
            river = chart.river[at]
            total = cost
            if river >= 0 and not ford and not s.bridges[river]:
                total += NO_BRIDGE
            if total < far[other] and s.owner[other] == seat:  # only who is there walks on from there
                far[other] = total
                if other < chart.lands:
                    queue.append(other)
    return far


def _add_docks(s: World, seat: int, far: list[int], queue: list[int], free: int) -> None:
    """Hexes where a ferry lies: one activation to board, one for every two points at sea."""
    ferries = s.ferries
    i = 0
    while i < len(ferries):
        dock = ferries[i + c.F_DOCK]
        if dock >= 0 and ferries[i + c.F_WATER] >= 0 and s.owner[dock] == seat:
            sea = STEP + voyage(s, ferries[i + c.F_WATER], queue, free)
            if sea < far[dock]:
                far[dock] = sea
                queue.append(dock)
        i += c.FERRY_SIZE


def voyage(s: World, water: int, queue: list[int], free: int) -> int:
    """From a water hex to the nearest of the free lands, which are the first of the queue."""
    best = c.AWAY
    for i in range(free):
        points = s.chart.landing[queue[i] * s.chart.hexes + water]
        if points < best:
            best = points
    return (best + 1) // 2 * STEP


def voyage_to_free_land(s: World, seat: int, water: int) -> int:
    best = c.AWAY
    for hex in range(s.chart.lands):
        points = s.chart.landing[hex * s.chart.hexes + water]
        if points < best and s.in_play[hex] and s.owner[hex] != seat and not is_closed(s, seat, hex):
            best = points
    return min(FARTHEST, (best + 1) // 2 * STEP)


def land_without_obstacles(s: World, seat: int, v: Survey, far: list[int]) -> int:
    """Free land that new and idle workers can walk to, and what ferries on their way can bring them to.

    `far` is what `ways_to_free_land` has found: 0 is free land.
    """
    chart = s.chart
    ford = s.rule(seat, c.R_FORD) > 0
    seen = [0] * chart.shores
    queue: list[int] = []
    for hex in v.spare:
        if hex >= 0 and not seen[hex]:
            seen[hex] = 1
            queue.append(hex)
    for hex in range(chart.lands):
        if s.builder[hex] == seat and not seen[hex] and is_usable(s, seat, hex, c.TOWN):
            seen[hex] = 1
            queue.append(hex)
    if not queue:
        for hex in range(chart.lands):
            if s.owner[hex] == seat:
                seen[hex] = 1
                queue.append(hex)
    found = 0
    i = 0
    while i < len(queue):
        hex = queue[i]
        i += 1
        for at in range(hex * 6, hex * 6 + 6):
            other = chart.near[at]
            if other < 0 or other >= chart.lands or seen[other]:
                continue
            river = chart.river[at]
            if (far[other] == 0 or s.owner[other] == seat) and (river < 0 or ford or s.bridges[river]):
                seen[other] = 1
                queue.append(other)
                if s.owner[other] != seat:
                    found += 1
    return found + _land_near_docks(s, seat, far, seen)


def _land_near_docks(s: World, seat: int, far: list[int], seen: list[int]) -> int:
    """One hex for whoever is afloat, and one for each ferry that lies ready with land near by: then it is gone."""
    ferries = s.ferries
    found = 0
    i = 0
    while i < len(ferries):
        dock = ferries[i + c.F_DOCK]
        if dock < 0 and ferries[i + c.F_SEAT] == seat:
            found += 2 if ferries[i + c.F_SECOND] else 1
        elif dock >= 0 and ferries[i + c.F_WATER] >= 0 and seen[dock]:
            for hex in range(s.chart.lands):
                if (
                    far[hex] == 0
                    and not seen[hex]
                    and s.chart.landing[hex * s.chart.hexes + ferries[i + c.F_WATER]] <= NEAR_BY_SEA
                ):
                    seen[hex] = 1
                    found += 1
                    break
        i += c.FERRY_SIZE
    return found


def steps_to_worker(s: World, seat: int, goal: int, most: int) -> int:
    """From the nearest other hex with a worker of the seat to a hex of land, on foot."""
    chart = s.chart
    ford = s.rule(seat, c.R_FORD) > 0
    steps = [most] * chart.shores
    steps[goal] = 0
    queue = [goal]
    i = 0
    while i < len(queue):
        hex = queue[i]
        i += 1
        if steps[hex] + 1 >= most:
            break
        for at in range(hex * 6, hex * 6 + 6):
            other = chart.near[at]
            if other < 0 or other >= chart.shores or steps[other] < most:
                continue
            river = chart.river[at]
            if river >= 0 and not ford and not s.bridges[river]:
                continue
            if s.owner[other] == seat and s.workers_in(other):
                return steps[hex] + 1
            if other < chart.lands and s.in_play[other] and not is_closed(s, seat, other):
                steps[other] = steps[hex] + 1
                queue.append(other)
    return most
