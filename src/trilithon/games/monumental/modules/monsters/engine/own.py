"""What the module keeps of a game: its Monsters, where Water is, where its fields lie; and questions about these."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import FAR, Chart
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.lands import units_on
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.order import right_hand
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine import codes as m
from trilithon.games.monumental.modules.monsters.engine.bestiary import Bestiary
from trilithon.kernel.engine.layout import NUMBER, SEAT


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Hook):
    bestiary: Bestiary
    wanted: i64
    """So many Monsters the table asked for; there may be fewer (MO-MONS-02)."""
    has_water: bool

    # fields
    hidden: i64
    """The Monster under a Barbarian token that nobody has turned; the token beneath it is out of the game."""
    track: i64
    """The pile of Monsters that are on the map, in the order in which they came."""
    at: i64
    """The tile where each of them is; none while the Water for it is being chosen."""
    position: i64
    """On the track; 0 if it is not there."""
    claimed: i64
    """Who has defeated it."""
    destroyed: i64
    """The pile of City cards that Attacks have taken out of the game."""

    def __init__(self, chart: Chart, bestiary: Bestiary, wanted: i64, moments: list[str]) -> None:
        super().__init__(m.NUMBER, moments)
        self.charges = bestiary.charges
        self.denies = bestiary.denies
        self.bestiary = bestiary
        self.wanted = wanted
        self.has_water = c.WATER in [int(kind) for kind in chart.kind]
        self.hidden = 0
        self.track = 0
        self.at = 0
        self.position = 0
        self.claimed = 0
        self.destroyed = 0

    def declare(self, at: Fields) -> None:
        ids = self.bestiary.ids
        at.domain(m.MONSTER, "monster", ids, group="monsters")
        at.domain(m.WHERE, "place of an Attack", m.PLACES)
        at.domain(m.WHO, "victims of an Attack", m.VICTIMS)
        at.domain(m.EACH, "share of an Attack", m.SHARES)
        at.domain(m.ATTACK_CHOICE, "choice in an Attack", [], len(self.bestiary.choices))
        self.hidden = at.thing("monster", [c.TILE], m.MONSTER)  # under the token that nobody has turned
        self.track = at.piles("monster_track", [], m.MONSTER, len(ids))  # on the map, in order of arrival
        self.at = at.thing("monster_at", [m.MONSTER], c.TILE)  # where it is
        self.position = at.field("monster_position", [m.MONSTER], NUMBER, 0, m.LAST)  # on the track
        self.claimed = at.thing("monster_claimed", [m.MONSTER], SEAT)  # who has defeated it
        self.destroyed = at.piles("destroyed", [], c.CARD, int(at.cards))  # cards that Attacks destroyed
        at.basis.append(int(self.wanted))


def nearest_waters(chart: Chart, start: i64) -> list[int]:
    """The Water tiles that are nearest to a tile (MO-MONS-06, MO-MOD-11)."""
    steps = [FAR] * int(chart.tiles)
    steps[start] = 0
    queue = [int(start)]
    waters: list[int] = []
    best = FAR
    i = 0
    while i < len(queue):
        tile = queue[i]
        i += 1
        if steps[tile] > best:
            break
        if int(chart.kind[tile]) == c.WATER:
            waters.append(tile)
            best = steps[tile]
        for near in chart.neighbours(tile):
            if steps[near] == FAR:
                steps[near] = steps[tile] + 1
                queue.append(near)
    waters.sort()
    return waters


def own(s: World) -> Own:
    """Only where the module is on."""
    return cast(Own, s.hooks.of(m.NUMBER))


# -- Monsters ------------------------------------------------------------------------------------------------


def hidden_on(s: World, tile: i64) -> i64:
    """The Monster under the token of a tile, or -1. Nobody knows that."""
    return i64(s.d[own(s).hidden + tile])


def place_of(s: World, monster: i64) -> i64:
    """The tile where it is, or -1."""
    return i64(s.d[own(s).at + monster])


def position_of(s: World, monster: i64) -> i64:
    return i64(s.d[own(s).position + monster])


def claimed_by(s: World, monster: i64) -> i64:
    return i64(s.d[own(s).claimed + monster])


def monster_on(s: World, tile: i64) -> i64:
    """The Monster that is seen on a tile, or -1."""
    keeps = own(s)
    for i in range(s.size(keeps.track)):
        monster = i64(s.d[keeps.track + 1 + i])
        if i64(s.d[keeps.at + monster]) == tile:
            return monster
    return c.NONE


def controller_of(s: World, monster: i64) -> i64:
    """Of the Province where it is; -1 if nobody is, or if it is in Water."""
    tile = place_of(s, monster)
    return s.owner(tile) if tile >= 0 else c.NONE


def decider(s: World, seat: i64) -> i64:
    """Who answers for a seat: for one that a module plays its right-hand player (MO-MONS-15)."""
    if s.is_person(seat):
        return seat
    person = right_hand(s, seat)
    return person if person >= 0 else seat


# -- places and victims ----------------------------------------------------------------------------------------


def is_within(s: World, monster: i64, where: i64, tile: i64) -> bool:
    """Is this Province one of those that an Attack or a rule is about?"""
    if i64(s.chart.kind[tile]) != c.PROVINCE:
        return False
    if where == m.EVERYWHERE:
        return True
    if where == m.COASTAL:
        return i64(s.chart.coastal[tile]) != 0
    if where == m.CROWDED:
        return units_on(s, tile) >= m.CROWD
    place = place_of(s, monster)
    if place < 0:
        return False
    if tile == place:
        return where != m.NEAR
    return where != m.HERE and s.chart.are_near(place, tile)


def is_victim(s: World, monster: i64, who: i64, seat: i64) -> bool:
    if who == m.ALL:
        return True
    if who == m.CONTROLLER:
        return controller_of(s, monster) == seat
    for tile in range(s.at.tiles):
        if s.owner(tile) == seat and is_within(s, monster, m.AROUND, tile):
            return True
    return False
