"""What is fixed when a game begins, besides box and map: options, civilizations, the cards, and how many of what."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.slots import CITY, Slot
from trilithon.games.monumental.engine.units import UNITS, UnitKind

ROWS: Final = 1
WIDTH: Final = 6
ROWS_FOR_TWO: Final = 2
WIDTH_FOR_TWO: Final = 3
"""Of the display (MO-DISP-01, -05)."""
EXPLORERS: Final = 2
OWN_CARDS: Final = 2
"""The special and the starting card of a civilization."""


class Setup:
    """Shared by all copies of a position; modules may change it before there is one (`Hook.change`)."""

    box: Box
    seats: i64
    people: vec[i16]
    """Of each seat: 1 if it is played like this game is played; else a module plays it."""
    newest_rules: vec[i16]
    """Of each seat: 1 if its newest Policy is the active one (MO-POL-03)."""
    policies_at_once: i64
    """So many Policies of a seat can be active at once."""
    more_rules: i64
    """Rules that modules that are on can make, by their numbers (`codes.rule_of_module`)."""
    options: vec[i16]
    """By `codes.RENAISSANCE_ON` and so on."""
    civilization: vec[i16]
    """Of each seat."""
    kinds: vec[i16]
    """Of every physical card: which kind of card it is. Marks belong to physical cards, so each has its number."""
    rows: i64
    """Of the display (MO-DISP-01, -05)."""
    width: i64
    """Places in a row of it."""
    quota: i64
    """So many cards leave each row of it whenever it is replenished, unless even more were taken. 0: the oldest one
    does, if none was taken (MO-DISP-02)."""
    explorers: i64
    """Of each seat."""
    all_wonders: i64
    """1: alternative Wonders are in the deck beside all others, whatever the option says."""
    units: vec[UnitKind]
    slots: vec[Slot]
    city_alone: vec[i16]
    """Of each seat: 1 if no card of it ever lies in places that a module has added to `slots`: nobody looks there."""

    def __init__(self, box: Box, options: list[int], civilizations: list[int]) -> None:
        self.box = box
        self.seats = len(civilizations)
        self.people = vec[i16]([1] * len(civilizations))
        self.newest_rules = vec[i16]([1] * len(civilizations))
        self.policies_at_once = 1
        self.more_rules = 0
        self.options = vec[i16](options)
        self.civilization = vec[i16](civilizations)
        self.kinds = vec[i16](all_kinds(box, civilizations))
        self.rows = ROWS_FOR_TWO if self.seats == 2 else ROWS
        self.width = WIDTH_FOR_TWO if self.seats == 2 else WIDTH
        self.quota = 0
        self.explorers = EXPLORERS
        self.all_wonders = 0
        self.units = vec[UnitKind](UNITS)
        self.slots = vec[Slot](CITY)
        self.city_alone = vec[i16]([0] * len(civilizations))

    def led_by(self, civilization: str) -> i64:
        """The seat that leads it; -1 if nobody does."""
        for seat in range(self.seats):
            if self.box.civilization_ids[i64(self.civilization[seat])] == civilization:
                return seat
        return c.NONE


def all_kinds(box: Box, civilizations: list[int]) -> list[int]:
    """Every physical card of a game: the seats' starting cards, the Development cards, the basic piles."""
    kinds: list[int] = []
    for civilization in civilizations:
        kinds += box.common
        kinds.append(int(box.special[civilization]))
        kinds.append(int(box.starting[civilization]))
    seats = len(civilizations)
    if seats not in box.to_acquire:
        box.to_acquire[seats] = _to_acquire(box, seats)
    return kinds + box.to_acquire[seats]


def _to_acquire(box: Box, seats: int) -> list[int]:
    """Cards that are nobody's at first: Development cards, basic piles."""
    kinds: list[int] = []
    for kind in range(box.cards):
        if box.card_deck[kind] >= c.ERA_1 and i64(box.card_players[kind]) <= seats:
            kinds.append(kind)
    for pile in range(len(box.basics)):
        for _ in range(i64(box.card_copies[i64(box.basics[pile])])):
            kinds.append(int(box.basics[pile]))
    return kinds


def starting_cards(box: Box) -> int:
    """How many cards a seat begins with."""
    return len(box.common) + OWN_CARDS
