"""What conditions and multiplied gains count, and the conditions themselves (MO-RES-12, -14, MO-EFF-28).

Both are tables: content names a row by its number, a module adds rows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World


@mypyc_attr(allow_interpreted_subclasses=True)
class Countable:
    """Something that a seat has so many of; modules add theirs (`opened.count_too`)."""

    def count(self, s: World, seat: i64, source: i64) -> i64:
        """`source` is the card that counts; it does not count itself (MO-EFF-28)."""
        raise NotImplementedError


class Scored(Countable):
    """One of the four counts that score."""

    def __init__(self, what: i64) -> None:
        self.what: Final = what

    def count(self, s: World, seat: i64, source: i64) -> i64:
        return s.count(seat, self.what)


class CoastalProvinces(Countable):
    def count(self, s: World, seat: i64, source: i64) -> i64:
        found: i64 = 0
        for tile in range(s.at.tiles):
            if s.owner(tile) == seat:
                found += i64(s.chart.coastal[tile])
        return found


class Outposts(Countable):
    def count(self, s: World, seat: i64, source: i64) -> i64:
        found: i64 = 0
        for tile in range(s.at.tiles):
            if s.owner(tile) == seat:
                found += i64(s.d[s.at.outposts + tile])
        return found


class ActiveOfKind(Countable):
    """Active cards that are Buildings, Knowledge or Wonders."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def count(self, s: World, seat: i64, source: i64) -> i64:
        found: i64 = 0
        for slot in range(s.slots_of(seat)):
            card = s.card_at(seat, slot)
            if card >= 0 and card != source and s.is_active(card) and s.kind_of(card) == self.kind:
                found += 1
        return found


class ActiveWithIcon(Countable):
    """A Military card is one whose icons contain Military, and so on (MO-ACTV-08)."""

    def __init__(self, resource: i64) -> None:
        self.resource: Final = resource

    def count(self, s: World, seat: i64, source: i64) -> i64:
        found: i64 = 0
        for slot in range(s.slots_of(seat)):
            card = s.card_at(seat, slot)
            if card >= 0 and card != source and s.is_active(card) and self._shows(s, i64(s.kinds[card])):
                found += 1
        return found

    def _shows(self, s: World, kind: i64) -> bool:
        return i64(s.box.icons[kind * c.RESOURCES + self.resource]) > 0


COUNTABLES: Final[list[Countable]] = [
    Scored(c.PROVINCES),
    Scored(c.KNOWLEDGES),
    Scored(c.WONDERS),
    Scored(c.DEVELOPED),
    CoastalProvinces(),
    Outposts(),
    ActiveOfKind(c.BUILDING),
    ActiveOfKind(c.KNOWLEDGE),
    ActiveOfKind(c.WONDER),
    ActiveWithIcon(c.PRODUCTION),
    ActiveWithIcon(c.SCIENCE),
    ActiveWithIcon(c.MILITARY),
]
"""In the order of `codes.PROVINCES`, `codes.COASTAL` and so on."""


def counted(s: World, seat: i64, what: i64, source: i64) -> i64:
    return COUNTABLES[what].count(s, seat, source)


# -- conditions ------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Modules add theirs (`opened.ask_too`)."""

    module: i64
    """The module that it belongs to; -1 if it is the game's own."""

    def __init__(self) -> None:
        self.module = c.NONE

    def holds(self, s: World, seat: i64, what: i64, n: i64) -> bool:
        raise NotImplementedError


class Gained(Condition):
    """So much of a resource was gained this turn, spent or not (MO-RES-12)."""

    def holds(self, s: World, seat: i64, what: i64, n: i64) -> bool:
        return i64(s.d[s.at.gained + seat * c.TALLIES + what]) >= n


class Counts(Condition):
    """There are at least so many of something."""

    def holds(self, s: World, seat: i64, what: i64, n: i64) -> bool:
        return counted(s, seat, what, c.NONE) >= n


class Behind(Condition):
    """Some opponent has more of something that scores."""

    def holds(self, s: World, seat: i64, what: i64, n: i64) -> bool:
        mine = s.count(seat, what)
        for other in range(s.seats):
            if s.count(other, what) > mine:
                return True
        return False


CONDITIONS: Final[list[Condition]] = [Gained(), Counts(), Behind()]
"""In the order of `codes.COND_GAINED` and so on."""

CONDITION: Final = 3
WHAT: Final = 1
HOW_MANY: Final = 2
"""Numbers of a condition in the tables of the box, and which they are."""


def holds(s: World, seat: i64, conditions: vec[i16]) -> bool:
    """Are all of these true now? They are condition, what and how many, one after the other."""
    i: i64 = 0
    while i < len(conditions):
        condition = CONDITIONS[i64(conditions[i])]
        if not condition.holds(s, seat, i64(conditions[i + WHAT]), i64(conditions[i + HOW_MANY])):
            return False
        i += CONDITION
    return True
