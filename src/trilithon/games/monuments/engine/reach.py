"""How far it is to land that a seat could still take: on foot, over rivers, by sea.

Distances are in half activations of a worker. A bridge or a ferry that is missing makes a way longer, not impossible:
so to build it is worth the way that it saves. Every idle piece is on its way to a hex of its own: so it is worth
something that each of them comes nearer, and nobody's way grows when another one arrives.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import is_closed
from trilithon.games.monuments.engine.survey import Places
from trilithon.games.monuments.engine.world import World

FARTHEST: Final = 18
STEP: Final = 2
TO_BUILD: Final = 5
"""A bridge or a ferry: the Build card and a wood."""


class Outlook:
    """Who is idle, what is free, and how far each is from each. Nothing of it changes the position."""

    def __init__(self, s: World, seat: i64, idle: Places) -> None:
        self.idle: Final = idle
        self.goals: Final = vec[i16]([0] * s.chart.lands)
        """Land that is free, -1 once somebody is on the way to it."""
        self.free: i64 = 0
        """How many of these there are."""
        self.room: Final = vec[i16]([0] * c.FERRIES)
        """Of each ferry: how many may still go aboard; 0 if it cannot be boarded."""
        self.ferries: Final = s.ferry_count()
        self.find_goals(s, seat)
        self.ways: Final = vec[i16]([0] * (idle.size * self.free))
        """From each place where somebody is idle to each free hex, without those ferries."""
        self.to_ferries: Final = vec[i16]([FARTHEST] * (idle.size * self.ferries))
        """From each of these places: until aboard."""
        self.by_ferry: Final = vec[i16]([0] * (self.ferries * self.free))
        """From aboard each ferry to each free hex."""
        self.measure(s, seat)

    def find_goals(self, s: World, seat: i64) -> None:
        d = s.d
        at = s.at
        for spot in range(s.chart.lands):
            if d[at.in_play + spot] != 0 and d[at.owner + spot] < 0 and not is_closed(s, seat, spot):
                self.goals[self.free] = i16(spot)
                self.free += 1
        for ferry in range(self.ferries):
            dock = i64(d[at.dock + ferry])
            if dock >= 0 and i64(d[at.owner + dock]) == seat:
                self.room[ferry] = 2

    def measure(self, s: World, seat: i64) -> None:
        chart = s.chart
        landing = chart.landing
        free = self.free
        for ferry in range(self.ferries):
            if self.room[ferry] != 0:
                water = s.water(ferry)
                for goal in range(free):
                    self.by_ferry[ferry * free + goal] = landing[i64(self.goals[goal]) * chart.hexes + water]
        far = vec[i16]([0] * chart.shores)
        for n in range(self.idle.size):
            place = i64(self.idle.spots[n])
            if place >= chart.shores:  # afloat
                for goal in range(free):
                    self.ways[n * free + goal] = landing[i64(self.goals[goal]) * chart.hexes + place]
            else:
                walk_everywhere(s, seat, place, far)
                self.measure_from(s, seat, n, far)

    def measure_from(self, s: World, seat: i64, n: i64, far: vec[i16]) -> None:
        """From a place on land, perhaps with a new ferry at the best own coast."""
        d = s.d
        chart = s.chart
        crossing = chart.crossing
        free = self.free
        row = n * free
        for ferry in range(self.ferries):
            if self.room[ferry] != 0:
                self.to_ferries[n * self.ferries + ferry] = i16(i64(far[s.dock(ferry)]) + STEP)
        for goal in range(free):
            self.ways[row + goal] = far[i64(self.goals[goal])]
        for spot in range(chart.lands):
            way = i64(far[spot]) + TO_BUILD + STEP
            if way >= FARTHEST or i64(d[s.at.owner + spot]) != seat:
                continue
            coast = spot * chart.lands
            for goal in range(free):
                total = way + i64(crossing[coast + i64(self.goals[goal])])
                if total < i64(self.ways[row + goal]):
                    self.ways[row + goal] = i16(total)

    def send_the_nearest(self) -> i64:
        """The idle piece and the free hex that are nearest to each other are taken off; returns their distance, or
        FARTHEST if nobody is on the way."""
        free = self.free
        ferries = self.ferries
        least: i64 = FARTHEST
        who: i64 = c.NONE
        where: i64 = c.NONE
        by: i64 = c.NONE
        for n in range(self.idle.size):
            if self.idle.people[n] == 0:
                continue
            for goal in range(free):
                if self.goals[goal] < 0:
                    continue
                way = i64(self.ways[n * free + goal])
                if way < least:
                    least = way
                    who = n
                    where = goal
                    by = c.NONE
                for ferry in range(ferries):
                    way = i64(self.to_ferries[n * ferries + ferry])
                    if way < least and self.room[ferry] != 0:
                        way += i64(self.by_ferry[ferry * free + goal])
                        if way < least:
                            least = way
                            who = n
                            where = goal
                            by = ferry
        if who >= 0:
            self.idle.people[who] -= 1
            self.goals[where] = c.NONE
            if by >= 0:
                self.room[by] -= 1
        return least


def walk_everywhere(s: World, seat: i64, start: i64, far: vec[i16]) -> None:
    """Writes how far each land and monument hex is, over bridges that are there or could be built."""
    d = s.d
    at = s.at
    chart = s.chart
    lands = chart.lands
    near = chart.near
    for spot in range(chart.shores):
        far[spot] = FARTHEST
    far[start] = 0
    step: i64 = 1 if s.rule(seat, c.R_MOVE_WORKER) > 0 else STEP
    ford = s.rule(seat, c.R_FORD) > 0
    edge = vec[i16]([0] * (FARTHEST * lands))  # those that are reached with so much
    sizes = vec[i16]([0] * FARTHEST)
    edge[0] = i16(start)
    sizes[0] = 1
    distance: i64 = 0
    while distance < FARTHEST:
        for i in range(i64(sizes[distance])):
            spot = i64(edge[distance * lands + i])
            if i64(far[spot]) < distance:
                continue
            for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
                other = i64(near[side])
                if other < 0 or other >= lands:
                    continue
                total = distance + step
                river = i64(chart.river[side])
                if river >= 0 and not ford and d[at.bridges + river] == 0:
                    total += TO_BUILD
                if total < i64(far[other]) and d[at.in_play + other] != 0 and not is_closed(s, seat, other):
                    far[other] = i16(total)
                    edge[total * lands + i64(sizes[total])] = i16(other)
                    sizes[total] += 1
        distance += 1


def steps_to_worker(s: World, seat: i64, goal: i64, most: i64) -> i64:
    """From the nearest other hex with a worker of the seat to a hex of land, on foot."""
    d = s.d
    at = s.at
    chart = s.chart
    ford = s.rule(seat, c.R_FORD) > 0
    steps = vec[i16]([0] * chart.shores)  # 1 + steps from the goal, 0 where nobody has looked
    queue = vec[i16]([0] * chart.shores)
    steps[goal] = 1
    queue[0] = i16(goal)
    size: i64 = 1
    i: i64 = 0
    while i < size:
        spot = i64(queue[i])
        i += 1
        far = i64(steps[spot])
        if far >= most:
            break
        for side in range(spot * c.SIDES, spot * c.SIDES + c.SIDES):
            other = i64(chart.near[side])
            if other < 0 or other >= chart.shores or steps[other] != 0:
                continue
            river = i64(chart.river[side])
            if river >= 0 and not ford and d[at.bridges + river] == 0:
                continue
            if i64(d[at.owner + other]) == seat and s.workers_in(other) > 0:
                return far
            if other < chart.lands and d[at.in_play + other] != 0 and not is_closed(s, seat, other):
                steps[other] = i16(far + 1)
                queue[size] = i16(other)
                size += 1
    return most
