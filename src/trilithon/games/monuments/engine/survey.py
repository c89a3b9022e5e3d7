"""What a seat has on the map, counted in one walk over it: the evaluation asks for all of it at every glance."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import (
    building_power,
    ferry_power,
    is_usable,
    unit_power,
    waiting_in,
)
from trilithon.games.monuments.engine.world import World


class Survey:
    """Counts for one seat, in the terms of the rules."""

    def __init__(self) -> None:
        self.land = 0  # controlled
        self.workers = 0  # on the board
        self.holders = 0  # pieces that can hold land: workers, armies, airforces
        self.power = 0
        self.upgrades = 0
        self.tokens = [0, 0, 0, 0]  # controlled, by kind
        self.best_yield = [0, 0, 0, 0]  # of the best hex of a kind, whether there is room or not
        self.any_yield = 0  # of the best hex with a workshop
        self.usable = [0, 0, 0, 0, 0]  # buildings
        self.ready_towns = 0  # where Populate works now
        self.ready_farms = 0
        self.crowd = 0  # workers in the fullest hex
        self.idle: list[int] = []  # where pieces are that hold nothing by it, one for each; -1 - water afloat
        self.residents: list[int] = []  # the same of those who live in a town so that it grows

    def all_tokens(self) -> int:
        return self.tokens[0] + self.tokens[1] + self.tokens[2] + self.tokens[3]


def survey(s: World, seat: int) -> Survey:
    found = Survey()
    town_needs = max(0, 2 - s.rule(seat, c.R_POPULATE_NEED))
    for hex in range(s.chart.lands):
        if s.builder[hex] == seat:
            _count_buildings(s, seat, hex, found, town_needs)
        if s.owner[hex] == seat:
            _count_units(s, seat, hex, found, town_needs)
        elif s.owner[hex] < 0 and s.builder[hex] == seat and is_usable(s, seat, hex, c.FACTORY):
            _count_yield(s, seat, hex, 1, found)
    monument = s.monument_of(seat)
    for _ in range(s.workers_in(monument)):
        found.idle.append(monument)
        found.workers += 1
        found.holders += 1
    found.power += s.count(monument, c.ARMED)
    _count_at_sea(s, seat, found)
    for card in range(c.CARDS):
        if s.is_green(seat, card):
            found.upgrades += 1
    return found


def _count_units(s: World, seat: int, hex: int, found: Survey, town_needs: int) -> None:
    at = hex * c.UNITS
    waiting = waiting_in(s, seat, hex, True)
    workers = s.units[at + c.WORKER] + s.units[at + c.ARMED]
    soldiers = s.units[at + c.ARMY] + s.units[at + c.AIRFORCE]
    found.workers += workers
    found.holders += workers + soldiers
    if s.units[at + c.ARMED]:
        found.power += s.units[at + c.ARMED]
    if soldiers:
        found.power += s.units[at + c.ARMY] * unit_power(s, seat, c.ARMY, False)
        found.power += s.units[at + c.AIRFORCE] * unit_power(s, seat, c.AIRFORCE, False)
    if workers + soldiers + waiting == 0:
        return
    found.land += 1
    staying = 1
    residents = 0
    if workers + waiting:
        tokens = s.tokens
        first = hex * c.KINDS
        for kind in range(c.KINDS):
            found.tokens[kind] += tokens[first + kind]
    if workers > found.crowd:
        found.crowd = workers
    if workers:
        factory = 2 if s.builder[hex] == seat and is_usable(s, seat, hex, c.FACTORY) else 0
        _count_yield(s, seat, hex, workers + factory, found)
        if s.builder[hex] == seat and is_usable(s, seat, hex, c.TOWN):
            residents = max(1, min(workers, town_needs)) - 1
            for _ in range(residents):
                found.residents.append(hex)
    for _ in range(workers + soldiers - staying - residents):
        found.idle.append(hex)


def _count_yield(s: World, seat: int, hex: int, n: int, found: Survey) -> None:
    limit = 3 + s.rule(seat, c.R_PRODUCE_LIMIT)
    if n > limit:
        n = limit
    if s.rule(seat, c.R_WORKSHOPS) and is_usable(s, seat, hex, c.WORKSHOP):
        found.any_yield = max(found.any_yield, n)
        return
    kind = s.chart.terrain[hex]
    if n > found.best_yield[kind]:
        found.best_yield[kind] = n


def _count_buildings(s: World, seat: int, hex: int, found: Survey, town_needs: int) -> None:
    if s.owner[hex] >= 0 and s.owner[hex] != seat:
        return
    at = hex * c.BUILDINGS
    workers = s.workers_in(hex) if s.owner[hex] == seat else 0
    for building in range(c.BUILDINGS):
        if s.buildings[at + building] == c.INTACT:
            found.usable[building] += 1
            found.power += building_power(building)
            if building == c.TOWN and workers >= town_needs:
                found.ready_towns += 1
            elif building == c.FARM and workers >= 2:
                found.ready_farms += 1


def _count_at_sea(s: World, seat: int, found: Survey) -> None:
    ferries = s.ferries
    i = 0
    while i < len(ferries):
        if ferries[i + c.F_SEAT] == seat:
            afloat = ferries[i + c.F_DOCK] < 0
            if afloat:
                found.power += ferry_power(s, i // c.FERRY_SIZE)
            for slot in (c.F_FIRST, c.F_SECOND):
                unit = ferries[i + slot] - 1
                if unit >= 0:
                    found.holders += 1
                    if unit != c.ARMY:
                        found.workers += 1
                    if afloat:
                        found.idle.append(-1 - ferries[i + c.F_WATER])
                    else:  # waits for a second passenger
                        found.power += unit_power(s, seat, unit, False)
                        found.idle.append(ferries[i + c.F_DOCK])
                    if ferries[i + slot + 1]:
                        found.tokens[ferries[i + slot + 1] - 1] += 1
        i += c.FERRY_SIZE
    for hex in range(s.chart.shores, s.chart.hexes):
        if s.owner[hex] == seat:
            airforces = s.count(hex, c.AIRFORCE)
            found.power += airforces * unit_power(s, seat, c.AIRFORCE, True)
            found.power += s.count(hex, c.NAVY) * unit_power(s, seat, c.NAVY, True)
            for _ in range(airforces):
                found.holders += 1
                found.idle.append(-1 - hex)
