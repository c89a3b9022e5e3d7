"""Places for cards that belong to a City: on top of a space, under it; what may be done with a card that lies there.

A seat's places are numbered: `space * 2` is the upper card of a space, `space * 2 + 1` the Knowledge that lies there,
perhaps under it. Moves name a card by this number. Further places (a row above the City) are further rows of the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c


class Slot:
    """A row of the table."""

    name: str
    """As moves and saved positions have it: `b2`, or `b2-under`."""
    space: i64
    """The space of the City, which says in which row and column it lies; -1 if it is in none."""
    below: i64
    """The slot of the Knowledge that goes to the discard pile if this card leaves (MO-EFF-09); -1 if there is none."""
    is_upper: bool
    """For Buildings and Wonders; these can be reinforced (MO-EFF-13)."""
    can_leave: bool
    """An inactive card here can be archived or discarded (MO-EFF-08, -11)."""
    is_open: bool
    """Opponents can copy a card that lies here (MO-EFF-20); its owner always can."""
    scores: bool
    """A card here counts for points."""

    def __init__(
        self,
        name: str,
        space: i64,
        below: i64 = -1,
        is_upper: bool = True,
        can_leave: bool = True,
        is_open: bool = True,
        scores: bool = True,
    ) -> None:
        self.name = name
        self.space = space
        self.below = below
        self.is_upper = is_upper
        self.can_leave = can_leave
        self.is_open = is_open
        self.scores = scores


def upper_slot(space: i64) -> i64:
    return space * 2


def under_slot(space: i64) -> i64:
    return space * 2 + 1


def space_of(slot: i64) -> i64:
    return slot // 2


def city_slots() -> list[Slot]:
    """Of a City of three by three spaces: rows are letters from the top, columns numbers from the left."""
    slots: list[Slot] = []
    for space in range(c.SPACES):
        name = "abc"[space // c.SIDE] + "123"[space % c.SIDE]
        slots.append(Slot(name, space, under_slot(space)))
        slots.append(Slot(name + "-under", space, is_upper=False))
    return slots


CITY: Final = city_slots()
