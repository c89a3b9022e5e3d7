"""Goals of quests: how much there is of what each asks for (6.9). One object for each kind of goal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import may_command
from trilithon.games.monuments.engine.scoring import metric, upgrades
from trilithon.games.monuments.engine.spots import (
    controlled,
    controls_land,
    controls_water,
    has_worker,
    is_usable,
    land_controlled,
    military_power,
    usable_count,
    waiting_in,
    workers_on_board,
)
from trilithon.games.monuments.engine.survey import Survey
from trilithon.games.monuments.engine.world import World


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal:
    """`which` is what the goal is about more closely (`codes.py` says what, beside the goals)."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        """How much of it there is; a quest's history counts from when it was received, if the option says so."""
        raise NotImplementedError

    def seen(self, s: World, seat: i64, quest: i64, which: i64, v: Survey) -> i64:
        """The same, from what is counted already where that is enough."""
        return self.reached(s, seat, quest, which)

    def is_far(self, which: i64) -> bool:
        """War and overseas: seldom do agents go there on purpose."""
        return False


# -- land and sea ------------------------------------------------------------------------------------------


class Land(Goal):
    """Controlled land, anywhere or of some sort."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        if which == c.ANYWHERE:
            return land_controlled(s, seat)
        d = s.d
        owner = s.at.owner
        n: i64 = 0
        for spot in range(s.chart.lands):
            if (
                i64(d[owner + spot]) == seat
                and _is_such_land(s, seat, which, spot)
                and controls_land(s, seat, spot)
            ):
                n += 1
        return n

    def seen(self, s: World, seat: i64, quest: i64, which: i64, v: Survey) -> i64:
        return v.land if which == c.ANYWHERE else self.reached(s, seat, quest, which)

    def is_far(self, which: i64) -> bool:
        return which == c.ABROAD or which == c.RIVAL


def _is_such_land(s: World, seat: i64, which: i64, spot: i64) -> bool:
    chart = s.chart
    if which < c.KINDS:
        return i64(chart.terrain[spot]) == which
    group = i64(chart.group[spot])
    if which == c.ISLAND:
        return chart.is_island[group] != 0
    is_home = group == i64(chart.home[i64(s.d[s.at.civilization + seat])])
    if which == c.HOME:
        return is_home
    return not is_home and (which == c.ABROAD or chart.is_island[group] == 0)


class Sea(Goal):
    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        n: i64 = 0
        spot = s.chart.shores
        while spot < s.chart.hexes:
            if controls_water(s, seat, spot):
                n += 1
            spot += 1
        return n


@mypyc_attr(allow_interpreted_subclasses=True)
class Different(Goal):
    """Land of so many different sorts: `sort_of` tells them apart."""

    def sort_of(self, s: World, spot: i64) -> i64:
        """-1 if it does not count."""
        raise NotImplementedError

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        d = s.d
        owner = s.at.owner
        seen: i64 = 0  # bits of sorts
        n: i64 = 0
        for spot in range(s.chart.lands):
            if i64(d[owner + spot]) == seat and controls_land(s, seat, spot):
                sort = self.sort_of(s, spot)
                if sort >= 0 and not (seen >> sort) & 1:
                    seen |= 1 << sort
                    n += 1
        return n


class Kinds(Different):
    def sort_of(self, s: World, spot: i64) -> i64:
        return i64(s.chart.terrain[spot])


class Islands(Different):
    def sort_of(self, s: World, spot: i64) -> i64:
        group = i64(s.chart.group[spot])
        return group if s.chart.is_island[group] != 0 else c.NONE


class Continents(Different):
    def sort_of(self, s: World, spot: i64) -> i64:
        group = i64(s.chart.group[spot])
        return group if s.chart.is_island[group] == 0 else c.NONE

    def is_far(self, which: i64) -> bool:
        return True


class Near(Goal):
    """Land beside a rival's monument."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        n: i64 = 0
        for spot in range(s.chart.lands):
            if s.owner(spot) == seat and controls_land(s, seat, spot) and _is_near_rival(s, seat, spot):
                n += 1
        return n

    def is_far(self, which: i64) -> bool:
        return True


def _is_near_rival(s: World, seat: i64, spot: i64) -> bool:
    for other in range(s.seats):
        if other != seat and s.chart.side_towards(spot, s.monument_of(other)) >= 0:
            return True
    return False


# -- resources ---------------------------------------------------------------------------------------------


class Stock(Goal):
    """Controlled tokens, of a kind or of any."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return _of_purse(controlled(s, seat), which)

    def seen(self, s: World, seat: i64, quest: i64, which: i64, v: Survey) -> i64:
        return _of_purse(v.tokens, which)


def _of_purse(purse: i64, which: i64) -> i64:
    return c.purse_size(purse) if which < 0 else c.in_purse(purse, which)


class Each(Goal):
    """Of every kind."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return _fewest(controlled(s, seat))

    def seen(self, s: World, seat: i64, quest: i64, which: i64, v: Survey) -> i64:
        return _fewest(v.tokens)


def _fewest(purse: i64) -> i64:
    n = c.in_purse(purse, c.WOOD)
    for kind in range(c.KINDS):
        if c.in_purse(purse, kind) < n:
            n = c.in_purse(purse, kind)
    return n


class Pile(Goal):
    """Tokens in one hex with a worker."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        most: i64 = 0
        for spot in range(s.chart.lands):
            if s.owner(spot) == seat and s.tokens_in(spot) > most and has_worker(s, seat, spot):
                most = s.tokens_in(spot)
        return most


# -- units and buildings -----------------------------------------------------------------------------------


class Workers(Goal):
    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return workers_on_board(s, seat)

    def seen(self, s: World, seat: i64, quest: i64, which: i64, v: Survey) -> i64:
        return v.workers


class Crowd(Goal):
    """Workers in one land hex."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        most: i64 = 0
        for spot in range(s.chart.lands):
            if s.owner(spot) == seat:
                n = s.workers_in(spot) + waiting_in(s, seat, spot, True)
                if n > most:
                    most = n
        return most


def _units(s: World, seat: i64, unit: i64) -> i64:
    """On the whole board."""
    d = s.d
    at = s.at
    n: i64 = 0
    for spot in range(s.chart.hexes):
        if i64(d[at.owner + spot]) == seat:
            n += i64(d[at.units + c.figure_in(spot, unit)])
    for ferry in range(s.ferry_count()):
        if s.aboard(ferry) == seat:
            for slot in range(c.SLOTS):
                if s.passenger(ferry, slot) == unit:
                    n += 1
    return n


class Armed(Goal):
    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return _units(s, seat, c.ARMED)


class Units(Goal):
    """Of one sort."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return _units(s, seat, which)

    def is_far(self, which: i64) -> bool:
        return True


class Military(Goal):
    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return _units(s, seat, c.ARMY) + _units(s, seat, c.NAVY) + _units(s, seat, c.AIRFORCE)

    def is_far(self, which: i64) -> bool:
        return True


class Power(Goal):
    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return military_power(s, seat)

    def seen(self, s: World, seat: i64, quest: i64, which: i64, v: Survey) -> i64:
        return v.power

    def is_far(self, which: i64) -> bool:
        return True


class Buildings(Goal):
    """Usable ones of one type."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return usable_count(s, seat, which)

    def seen(self, s: World, seat: i64, quest: i64, which: i64, v: Survey) -> i64:
        return i64(v.usable[which])


class BuildingSet(Goal):
    """Usable buildings in one hex."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        best: i64 = 0
        for spot in range(s.chart.lands):
            n: i64 = 0
            if s.builder(spot) != seat:
                continue
            for building in range(c.BUILDINGS):
                if is_usable(s, seat, spot, building):
                    n += 1
            if n > best:
                best = n
        return best


class Ferries(Goal):
    """That the seat commands."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        n: i64 = 0
        for ferry in range(s.ferry_count()):
            if s.has_ferry(ferry) and may_command(s, seat, ferry):
                n += 1
        return n


# -- what was done -----------------------------------------------------------------------------------------


class Layers(Goal):
    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return s.layers(seat)


class Upgrades(Goal):
    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return upgrades(s, seat)

    def seen(self, s: World, seat: i64, quest: i64, which: i64, v: Survey) -> i64:
        return v.upgrades


class Upgraded(Goal):
    """This card."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return 1 if s.is_green(seat, which) else 0


class Quests(Goal):
    """Completed ones."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        return s.size(s.completed_of(seat))


class Most(Goal):
    """More of what a line of the score card counts than anybody else: 1 or 0."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        mine = metric(s, seat, which)
        for other in range(s.seats):
            if other != seat and metric(s, other, which) >= mine:
                return 0
        return 1


class Deed(Goal):
    """Something that was done so often."""

    def reached(self, s: World, seat: i64, quest: i64, which: i64) -> i64:
        n = _deeds(s, s.at.deeds + seat * c.DEEDS, which)
        if s.options[c.O_QUEST_SINCE] != 0:
            n -= _deeds(s, s.at.since + quest * c.DEEDS, which)
        return n

    def seen(self, s: World, seat: i64, quest: i64, which: i64, v: Survey) -> i64:
        """For a quest that is not in progress yet, nothing was done so far if the option says so."""
        if s.options[c.O_QUEST_SINCE] != 0 and s.index_of(s.quests_of(seat), quest) < 0:
            return 0
        return self.reached(s, seat, quest, which)

    def is_far(self, which: i64) -> bool:
        return which >= c.D_ATTACKS_WON


def _deeds(s: World, row: i64, which: i64) -> i64:
    d = s.d
    if which == c.D_BATTLES_WON:
        return i64(d[row + c.D_ATTACKS_WON]) + i64(d[row + c.D_DEFENCES_WON])
    return i64(d[row + which])


GOALS: Final = vec[Goal](
    [
        Land(),
        Sea(),
        Kinds(),
        Islands(),
        Continents(),
        Near(),
        Stock(),
        Each(),
        Pile(),
        Workers(),
        Crowd(),
        Armed(),
        Units(),
        Military(),
        Power(),
        Buildings(),
        BuildingSet(),
        Layers(),
        Upgrades(),
        Upgraded(),
        Quests(),
        Ferries(),
        Most(),
        Deed(),
    ]
)
"""In the order of their numbers in `codes.py`."""
