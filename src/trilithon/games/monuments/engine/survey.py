"""What a seat has on the map, counted in one walk over it: the evaluation asks for all of it at every glance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.populating import IN_FARM, workers_needed
from trilithon.games.monuments.engine.scoring import upgrades
from trilithon.games.monuments.engine.spots import (
    building_power,
    ferry_power,
    is_usable,
    purse_in,
    unit_power,
    waiting_in,
)
from trilithon.games.monuments.engine.world import World

CROWD: Final = 64
"""More than a seat has pieces."""


class Places:
    """Where pieces are that could go elsewhere, each place once, and how many; afloat they are in a water hex."""

    def __init__(self) -> None:
        self.spots = vec[i16]([0] * CROWD)
        self.people = vec[i16]([0] * CROWD)
        self.size: i64 = 0
        self.total: i64 = 0

    def add(self, spot: i64, n: i64) -> None:
        if n <= 0:
            return
        self.total += n
        i: i64 = 0
        while i < self.size:
            if i64(self.spots[i]) == spot:
                self.people[i] += i16(n)
                return
            i += 1
        self.spots[i] = i16(spot)
        self.people[i] = i16(n)
        self.size = i + 1

    def add_all(self, others: Places) -> None:
        for i in range(others.size):
            self.add(i64(others.spots[i]), i64(others.people[i]))


class Survey:
    """Counts for one seat, in the terms of the rules."""

    def __init__(self) -> None:
        self.land: i64 = 0  # controlled
        self.workers: i64 = 0  # on the board
        self.holders: i64 = 0  # pieces that can hold land: workers, armies, airforces
        self.power: i64 = 0
        self.upgrades: i64 = 0
        self.tokens: i64 = 0  # a purse: controlled
        self.best_yield = vec[i16]([0] * c.KINDS)  # of the best hex of a kind, whether there is room or not
        self.any_yield: i64 = 0  # of the best hex with a workshop
        self.usable = vec[i16]([0] * c.BUILDINGS)  # buildings
        self.ready_towns: i64 = 0  # where Populate works now
        self.ready_farms: i64 = 0
        self.crowd: i64 = 0  # workers in the fullest hex
        self.idle = Places()  # pieces that hold nothing by being there
        self.residents = Places()  # those who live in a town so that it grows


def survey(s: World, seat: i64) -> Survey:
    found = Survey()
    d = s.d
    at = s.at
    town_needs = workers_needed(s, seat)
    for spot in range(s.chart.lands):
        owner = i64(d[at.owner + spot])
        builder = i64(d[at.builder + spot])
        if builder == seat and (owner < 0 or owner == seat):
            _count_buildings(s, seat, spot, found, town_needs)
        if owner == seat:
            _count_units(s, seat, spot, found, town_needs)
        elif owner < 0 and builder == seat and is_usable(s, seat, spot, c.FACTORY):
            _count_yield(s, seat, spot, 1, found)
    monument = s.monument_of(seat)
    workers = s.workers_in(monument)
    found.idle.add(monument, workers)
    found.workers += workers
    found.holders += workers
    found.power += s.count(monument, c.ARMED)
    _count_aboard(s, seat, found)
    _count_at_sea(s, seat, found)
    found.upgrades = upgrades(s, seat)
    return found


def _count_units(s: World, seat: i64, spot: i64, found: Survey, town_needs: i64) -> None:
    d = s.d
    place = s.at.units + spot * c.UNITS
    waiting = waiting_in(s, seat, spot, True)
    workers = i64(d[place + c.WORKER]) + i64(d[place + c.ARMED])
    soldiers = i64(d[place + c.ARMY]) + i64(d[place + c.AIRFORCE])
    found.workers += workers
    found.holders += workers + soldiers
    found.power += i64(d[place + c.ARMED])
    if soldiers > 0:
        found.power += i64(d[place + c.ARMY]) * unit_power(s, seat, c.ARMY, False)
        found.power += i64(d[place + c.AIRFORCE]) * unit_power(s, seat, c.AIRFORCE, False)
    if workers + soldiers + waiting == 0:
        return
    found.land += 1
    residents: i64 = 0
    if workers + waiting > 0:
        found.tokens += purse_in(s, spot)
    if workers > found.crowd:
        found.crowd = workers
    if workers > 0:
        factory: i64 = c.FACTORY_YIELD if is_usable(s, seat, spot, c.FACTORY) else 0
        _count_yield(s, seat, spot, workers + factory, found)
        if is_usable(s, seat, spot, c.TOWN):
            residents = (workers if workers < town_needs else town_needs) - 1
            if residents < 0:
                residents = 0
            found.residents.add(spot, residents)
    found.idle.add(spot, workers + soldiers - 1 - residents)


def _count_yield(s: World, seat: i64, spot: i64, n: i64, found: Survey) -> None:
    limit = c.PRODUCED + s.rule(seat, c.R_PRODUCE_LIMIT)
    if n > limit:
        n = limit
    if s.rule(seat, c.R_WORKSHOPS) > 0 and is_usable(s, seat, spot, c.WORKSHOP):
        if n > found.any_yield:
            found.any_yield = n
        return
    kind = i64(s.chart.terrain[spot])
    if n > i64(found.best_yield[kind]):
        found.best_yield[kind] = i16(n)


def _count_buildings(s: World, seat: i64, spot: i64, found: Survey, town_needs: i64) -> None:
    d = s.d
    place = s.at.buildings + spot * c.BUILDINGS
    workers = s.workers_in(spot) if s.owner(spot) == seat else 0
    for building in range(c.BUILDINGS):
        if d[place + building] == c.INTACT:
            found.usable[building] += 1
            found.power += building_power(building)
            if building == c.TOWN and workers >= town_needs:
                found.ready_towns += 1
            elif building == c.FARM and workers >= IN_FARM:
                found.ready_farms += 1


def _count_aboard(s: World, seat: i64, found: Survey) -> None:
    for ferry in range(s.ferry_count()):
        if s.aboard(ferry) != seat:
            continue
        dock = s.dock(ferry)
        if dock < 0:
            found.power += ferry_power(s, ferry)
        for slot in range(c.SLOTS):
            unit = s.passenger(ferry, slot)
            if unit < 0:
                continue
            found.holders += 1
            if unit != c.ARMY:
                found.workers += 1
            if dock < 0:
                found.idle.add(s.water(ferry), 1)
            else:  # waits for a second passenger
                found.power += unit_power(s, seat, unit, False)
                found.idle.add(dock, 1)
            if s.cargo(ferry, slot) >= 0:
                found.tokens += c.some_of(s.cargo(ferry, slot), 1)


def _count_at_sea(s: World, seat: i64, found: Survey) -> None:
    d = s.d
    owner = s.at.owner
    spot = s.chart.shores
    while spot < s.chart.hexes:
        if i64(d[owner + spot]) == seat:
            airforces = s.count(spot, c.AIRFORCE)
            found.power += airforces * unit_power(s, seat, c.AIRFORCE, True)
            found.power += s.count(spot, c.NAVY) * unit_power(s, seat, c.NAVY, True)
            found.holders += airforces
            found.idle.add(spot, airforces)
        spot += 1
