"""What the module keeps of a game: what the cards of Heroes say, and where its fields lie; the shortest questions."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.units import UnitKind
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.kernel.engine.layout import FLAG, NUMBER, SEAT, TURN

MANY_TIMES: Final = 9
MANY: Final = 9999


class Said:
    """What the cards of Heroes say, column by column, by kinds of cards as a box has numbered them: worked out once for
    a box, not for every game."""

    numbers: dict[str, list[int]]
    latest: tuple[list[str], list[vec[i16]]]
    """Kinds and columns of the box that was asked about last: one pair, since a server asks from several threads."""

    def __init__(self, numbers: dict[str, list[int]]) -> None:
        self.numbers = numbers
        self.latest = ([], [])

    def columns(self, kinds: list[str]) -> list[vec[i16]]:
        latest = self.latest
        if kinds is latest[0]:
            return latest[1]
        columns: list[vec[i16]] = []
        for which in range(h.COLUMNS):
            column: list[int] = []
            for name in kinds:
                said = self.numbers.get(name)
                column.append(c.NONE if said is None else said[which])
            columns.append(vec[i16](column))
        self.latest = (kinds, columns)
        return columns


@mypyc_attr(allow_interpreted_subclasses=True)
class Own(Hook):
    event: i64
    """The number of the event that a conquest with the Hero is."""
    unit: i64
    """The kind of Units that Heroes with Attack are."""
    attacks: vec[i16]
    """Of each kind of card: 1 if it is a Hero with Attack, 0 if it is another Hero, -1 if it is none. The same of"""
    place: vec[i16]
    """where it is put,"""
    back: vec[i16]
    """what sends it back,"""
    times: vec[i16]
    """after how many of these,"""
    strength: vec[i16]
    """and what it adds to a defence."""
    row: i64
    """The field: Heroes that can be acquired, the oldest first (MO-HERO-18)."""
    hero: i64
    """The Hero of each seat,"""
    stands: i64
    """where it stands, if it is no Unit,"""
    spent: i64
    """how often its effect was used, or a turn has ended,"""
    used: i64
    """was used this turn;"""
    bought: i64
    """the seat has acquired one this turn (MO-HERO-04);"""
    tally: i64
    """how many it has acquired so far, for the laboratory."""

    def __init__(self, said: Said, event: i64, moments: list[str]) -> None:
        super().__init__(h.NUMBER, moments)
        self.rules = h.RULES
        self.event = event
        self.said: Final = said
        self.unit = 0
        self.row = 0
        self.hero = 0
        self.stands = 0
        self.spent = 0
        self.used = 0
        self.bought = 0
        self.tally = 0
        nothing = vec[i16]()
        self.attacks = nothing
        self.place = nothing
        self.back = nothing
        self.times = nothing
        self.strength = nothing

    def change(self, setup: Setup) -> None:
        hero = UnitKind("hero", defence=h.DEFENCE, is_single=True, builds=False, goes_home=False, most=1)
        self.unit = len(setup.units)
        kinds: list[UnitKind] = []
        for kind in setup.units:
            kinds.append(kind)
        kinds.append(hero)
        setup.units = vec[UnitKind](kinds)

    def declare(self, at: Fields) -> None:
        said = self.said.columns(at.domains[c.KIND].names)
        self.attacks = said[h.ATTACK]
        self.place = said[h.PLACE]
        self.back = said[h.BACK]
        self.times = said[h.TIMES]
        self.strength = said[h.STRENGTH]
        self.row = at.piles(
            "heroes", [], c.CARD, len(self.said.numbers)
        )  # the row above the display, oldest first
        self.hero = at.thing("hero", [SEAT], c.CARD)  # the one that the seat has
        self.stands = at.thing("hero_at", [SEAT], c.TILE)  # where it stands, unless it is a Unit
        self.spent = at.field("hero_spent", [SEAT], NUMBER, 0, MANY_TIMES)
        """How often its effect was used, or turns of the seat have ended, if it goes for one of these."""
        self.used = at.field("hero_used", [SEAT], FLAG, lasts=TURN)  # its effect, in this turn
        self.bought = at.field("hero_acquired", [SEAT], FLAG, lasts=TURN)  # one, in this turn
        self.tally = at.noted("heroes_acquired", [SEAT], 0, MANY)  # in the whole game


def own(s: World) -> Own:
    """Only where the module is on."""
    return cast(Own, s.hooks.of(h.NUMBER))


def is_hero(s: World, mine: Own, card: i64) -> bool:
    return i64(mine.attacks[i64(s.kinds[card])]) >= 0


def fights(s: World, mine: Own, card: i64) -> bool:
    return i64(mine.attacks[i64(s.kinds[card])]) == 1


def hero_of(s: World, mine: Own, seat: i64) -> i64:
    """The card of the Hero that a seat has, or -1."""
    return i64(s.d[mine.hero + seat])


def stands_on(s: World, mine: Own, seat: i64) -> i64:
    """The tile where the Hero of a seat stands, or -1: it has none, or it stands on its card."""
    card = hero_of(s, mine, seat)
    if card < 0:
        return c.NONE
    return s.figure(seat, mine.unit) if fights(s, mine, card) else i64(s.d[mine.stands + seat])


def is_back(s: World, mine: Own, seat: i64, why: i64) -> bool:
    """Has the seat a Hero that goes back for this? One that a module has taken stays (MO-AUT-58)."""
    card = hero_of(s, mine, seat)
    return card >= 0 and s.is_person(seat) and i64(mine.back[i64(s.kinds[card])]) == why
