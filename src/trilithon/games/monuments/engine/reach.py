"""How far it is to land that a seat could still take: on foot, over rivers, by sea.

Distances are in half activations of a worker. A bridge or a ferry that is missing makes a way longer, not impossible:
so to build it is worth the way that it saves. Every idle piece is on its way to a hex of its own: so it is worth
something that each of them comes nearer, and nobody's way grows when another one arrives.
"""

from __future__ import annotations

from typing import Final

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import is_closed
from trilithon.games.monuments.engine.world import World

FARTHEST: Final = 18
STEP: Final = 2
TO_BUILD: Final = 5
"""A bridge or a ferry: the Build card and a wood."""


class Outlook:
    """Who is idle, what is free, and how far each is from each."""

    def __init__(self) -> None:
        self.free: list[int] = []
        self.ferries: list[int] = []  # that can be boarded
        self.room: list[int] = []  # beside them: how many more may go aboard
        self.places: list[int] = []  # where somebody is idle, each once; -1 - water afloat
        self.people: list[int] = []  # beside them: how many
        self.ways: list[list[int]] = []  # beside them: to each free hex without those ferries
        self.to_ferries: list[list[int]] = []  # beside them: until aboard


def ways_to_free_land(s: World, seat: int, idle: list[int], wanted: int) -> list[int]:
    """How far those are who are on their way to free land, each to a hex of its own, the nearest first."""
    view = _look_around(s, seat, idle)
    ways: list[int] = []
    while len(ways) < wanted and len(ways) < len(idle):
        way = _send_the_nearest(s, view)
        if way >= FARTHEST:
            break
        ways.append(way)
    return ways


def _look_around(s: World, seat: int, idle: list[int]) -> Outlook:
    view = Outlook()
    for hex in range(s.chart.lands):
        if s.in_play[hex] and s.owner[hex] < 0 and not is_closed(s, seat, hex):
            view.free.append(hex)
    ferries = s.ferries
    for i in range(0, len(ferries), c.FERRY_SIZE):
        dock = ferries[i + c.F_DOCK]
        if dock >= 0 and ferries[i + c.F_WATER] >= 0 and s.owner[dock] == seat:
            view.ferries.append(i)
            view.room.append(2)
    for place in idle:
        if place in view.places:
            view.people[view.places.index(place)] += 1
        else:
            view.places.append(place)
            view.people.append(1)
            _measure(s, seat, view, place)
    return view


def _measure(s: World, seat: int, view: Outlook, place: int) -> None:
    chart = s.chart
    if place < 0:
        view.ways.append([chart.landing[hex * chart.hexes - 1 - place] for hex in view.free])
        view.to_ferries.append([FARTHEST] * len(view.ferries))
        return
    far = _on_foot(s, seat, place)
    view.to_ferries.append([far[s.ferries[i + c.F_DOCK]] + STEP for i in view.ferries])
    own = [
        hex for hex in range(chart.lands) if s.owner[hex] == seat and far[hex] < FARTHEST - TO_BUILD - STEP
    ]
    ways: list[int] = []
    for hex in view.free:
        ways.append(min(far[hex], _with_a_new_ferry(s, own, far, hex)))
    view.ways.append(ways)


def _on_foot(s: World, seat: int, start: int) -> list[int]:
    """To each land and monument hex, over bridges that are there or could be built."""
    chart = s.chart
    far = [FARTHEST] * chart.shores
    edge: list[list[int]] = [[] for _ in range(FARTHEST)]
    far[start] = 0
    edge[0].append(start)
    step = 1 if s.rule(seat, c.R_MOVE_WORKER) else STEP
    ford = s.rule(seat, c.R_FORD) > 0
    for distance in range(FARTHEST):
        for hex in edge[distance]:
            if far[hex] < distance:
                continue
            for at in range(hex * 6, hex * 6 + 6):
                other = chart.near[at]
                if other < 0 or other >= chart.lands:
                    continue
                total = distance + step
                river = chart.river[at]
                if river >= 0 and not ford and not s.bridges[river]:
                    total += TO_BUILD
                if total < far[other] and s.in_play[other] and not is_closed(s, seat, other):
                    far[other] = total
                    edge[total].append(other)
    return far


def _with_a_new_ferry(s: World, own: list[int], far: list[int], goal: int) -> int:
    """From the best own coast."""
    chart = s.chart
    least = FARTHEST
    for hex in own:
        total = far[hex] + TO_BUILD + STEP + chart.crossing[hex * chart.lands + goal]
        if total < least:
            least = total
    return least


def _send_the_nearest(s: World, view: Outlook) -> int:
    """The idle piece and the free hex that are nearest to each other are taken off; their distance is returned."""
    chart = s.chart
    least = FARTHEST
    who = where = by = c.NONE
    for n in range(len(view.places)):
        if not view.people[n]:
            continue
        ways = view.ways[n]
        to_ferries = view.to_ferries[n]
        for h in range(len(view.free)):
            hex = view.free[h]
            if hex < 0:
                continue
            if ways[h] < least:
                least = ways[h]
                who = n
                where = h
                by = c.NONE
            for f in range(len(to_ferries)):
                if view.room[f] and to_ferries[f] < least:
                    total = (
                        to_ferries[f]
                        + chart.landing[hex * chart.hexes + s.ferries[view.ferries[f] + c.F_WATER]]
                    )
                    if total < least:
                        least = total
                        who = n
                        where = h
                        by = f
    if who >= 0:
        view.people[who] -= 1
        view.free[where] = c.NONE
        if by >= 0:
            view.room[by] -= 1
    return least


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
