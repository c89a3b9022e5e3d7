"""Attacks on Units."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import give_up_if_empty, units_on
from trilithon.games.monumental.engine.order import next_seat
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.codes import EACH, MONSTER, PER_PLAYER, WHERE
from trilithon.games.monumental.modules.monsters.engine.losses import destroy_unit
from trilithon.games.monumental.modules.monsters.engine.own import is_within
from trilithon.games.monumental.modules.monsters.engine.steps.hit import Hit
from trilithon.games.monumental.modules.monsters.engine.steps.lose_somewhere import LOSE_SOMEWHERE
from trilithon.games.monumental.modules.monsters.engine.steps.lose_units import LOSE_UNITS
from trilithon.games.monumental.modules.monsters.engine.worths import PROVINCE, UNIT


class Strike(Hit):
    """So many Units in each Province of a place, or of each player there. Owners choose, whoever is on turn first."""

    def __init__(self) -> None:
        super().__init__("strike")
        self.where: Final = self.field("where", WHERE)
        self.each: Final = self.field("each", EACH)
        self.n: Final = self.field("n", low=1)
        self.monster: Final = self.thing("monster", MONSTER)
        self.source = self.monster

    def can_hit(self, s: World, code: vec[i16], place: i64, monster: i64) -> bool:
        for tile in range(s.at.tiles):
            if is_struck(s, monster, self.told(code, place, self.where), tile):
                return True
        return False

    def loss(self, s: World, code: vec[i16], place: i64, monster: i64, seat: i64) -> float:
        """Provinces that would be empty then; of those among which the owner chooses, one if there is nothing better to
        give up."""
        where = self.told(code, place, self.where)
        emptied: i64 = 0
        held: i64 = 0
        for tile in range(s.at.tiles):
            if s.owner(tile) != seat or not is_struck(s, monster, where, tile):
                continue
            if units_on(s, tile) > 1 or i64(s.d[s.at.outposts + tile]) != 0:
                held += 1
            else:
                emptied += 1
        if self.told(code, place, self.each) == PER_PLAYER:
            if held > 0:
                return UNIT
            return PROVINCE if emptied > 0 else 0.0
        return PROVINCE * float(emptied) + UNIT * float(held)

    def run(self, s: World) -> None:
        where = s.get(self.where)
        each = s.get(self.each)
        n = s.get(self.n)
        monster = s.get(self.monster)
        s.drop()
        for seat in _last_first(s):
            if each == PER_PLAYER:
                LOSE_SOMEWHERE.push(s, seat, where, n, monster)
                continue
            tile = s.at.tiles
            while tile > 0:
                tile -= 1
                if s.owner(tile) == seat and is_struck(s, monster, where, tile):
                    LOSE_UNITS.push(s, tile, n, monster)


STRIKE: Final = Strike()


class StrikeLone(Hit):
    """Every Soldier that is alone in a Province, without Warlord and Outpost; all are judged at the same moment
    (MO-MONS-25)."""

    def __init__(self) -> None:
        super().__init__("strike_lone")
        self.monster: Final = self.thing("monster", MONSTER)
        self.source = self.monster

    def can_hit(self, s: World, code: vec[i16], place: i64, monster: i64) -> bool:
        for tile in range(s.at.tiles):
            if is_lone(s, tile):
                return True
        return False

    def loss(self, s: World, code: vec[i16], place: i64, monster: i64, seat: i64) -> float:
        n: i64 = 0
        for tile in range(s.at.tiles):
            if s.owner(tile) == seat and is_lone(s, tile):
                n += 1
        return PROVINCE * float(n)

    def run(self, s: World) -> None:
        s.drop()
        lone: list[int] = []
        for tile in range(s.at.tiles):
            if is_lone(s, tile):
                lone.append(int(tile))
        for place in lone:
            for unit in range(s.at.kinds_of_units):
                if s.setup.units[unit].is_soldier and s.units(place, unit) > 0:
                    destroy_unit(s, place, unit)
            give_up_if_empty(s, place)


STRIKE_LONE: Final = StrikeLone()


def is_struck(s: World, monster: i64, where: i64, tile: i64) -> bool:
    return s.owner(tile) >= 0 and is_within(s, monster, where, tile) and units_on(s, tile) > 0


def is_lone(s: World, tile: i64) -> bool:
    """A single Soldier, mounted or not, no Outpost, no Warlord; a Hero does not protect it."""
    if i64(s.chart.kind[tile]) != c.PROVINCE or i64(s.d[s.at.outposts + tile]) or s.units(tile, c.WARLORD):
        return False
    n: i64 = 0
    for unit in range(s.at.kinds_of_units):
        if s.setup.units[unit].is_soldier:
            n += s.units(tile, unit)
    return n == 1


def _last_first(s: World) -> list[int]:
    """Seats against the order of play, the one on turn last: what is pushed last comes first."""
    seats = [int(s.active())]
    while len(seats) < s.seats:
        seats.append(int(next_seat(s, seats[len(seats) - 1])))
    seats.reverse()
    return seats
