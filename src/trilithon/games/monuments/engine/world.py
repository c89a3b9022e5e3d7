"""A Monuments position as data: every piece, token and card in one array, and the agenda of what is still to do."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.engine.layout import Fields
from trilithon.kernel.engine.agenda import AgendaState, Aside, Step
from trilithon.kernel.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class World(AgendaState):
    """The data and its accessors; rules are in the modules beside this one, `Position` puts them together.

    What lies where in `d` is said by `at` (`layout.py`): `d[at.owner + spot]`, `d[at.tokens + spot * KINDS + kind]`.
    A *spot* is the number of a hex.
    """

    box: Box
    chart: Chart
    at: Fields
    options: vec[i16]
    """Never changes; places are in `codes.py`."""

    def __init__(
        self,
        box: Box,
        chart: Chart,
        at: Fields,
        options: vec[i16],
        steps: list[Step[World]],
        asides: list[Aside[World]],
        rng: Rng,
        d: vec[i16],
    ) -> None:
        super().__init__(at, steps, asides, rng, d)
        self.box = box
        self.chart = chart
        self.at = at
        self.options = options

    def log(self) -> str:
        return "monuments-log-"

    # -- the turn ----------------------------------------------------------------------------------

    def active(self) -> i64:
        return i64(self.d[self.at.active])

    def start(self) -> i64:
        return i64(self.d[self.at.start])

    def option(self, which: i64) -> i64:
        return i64(self.options[which])

    # -- hexes ---------------------------------------------------------------------------------------

    def owner(self, spot: i64) -> i64:
        """Whose units or passengers are there, -1 nobody's."""
        return i64(self.d[self.at.owner + spot])

    def count(self, spot: i64, unit: i64) -> i64:
        return i64(self.d[self.at.units + spot * c.UNITS + unit])

    def workers_in(self, spot: i64) -> i64:
        """Workers in a hex, armed or not."""
        d = self.d
        place = self.at.units + spot * c.UNITS
        return i64(d[place + c.WORKER]) + i64(d[place + c.ARMED])

    def tokens_of(self, spot: i64, kind: i64) -> i64:
        return i64(self.d[self.at.tokens + spot * c.KINDS + kind])

    def tokens_in(self, spot: i64) -> i64:
        d = self.d
        place = self.at.tokens + spot * c.KINDS
        return (
            i64(d[place + c.WOOD])
            + i64(d[place + c.SHEEP])
            + i64(d[place + c.METAL])
            + i64(d[place + c.WHEAT])
        )

    def builder(self, spot: i64) -> i64:
        """Whose buildings are in a land hex, -1 nobody's; nobody builds elsewhere."""
        return i64(self.d[self.at.builder + spot]) if spot < self.chart.lands else c.NONE

    def building(self, spot: i64, building: i64) -> i64:
        """INTACT, DAMAGED, or NONE: there is none of these in the land hex."""
        return i64(self.d[self.at.buildings + spot * c.BUILDINGS + building])

    # -- ferries -------------------------------------------------------------------------------------

    def ferry_count(self) -> i64:
        """Ferries are below this; some of them may have been sunk (`water` is none)."""
        return i64(self.d[self.at.ferries])

    def has_ferry(self, ferry: i64) -> bool:
        """Is there such a ferry, docked or not?"""
        return i64(self.d[self.at.water + ferry]) >= 0

    def water(self, ferry: i64) -> i64:
        return i64(self.d[self.at.water + ferry])

    def dock(self, ferry: i64) -> i64:
        return i64(self.d[self.at.dock + ferry])

    def aboard(self, ferry: i64) -> i64:
        """Whose passengers, -1 nobody's."""
        return i64(self.d[self.at.aboard + ferry])

    def passenger(self, ferry: i64, slot: i64) -> i64:
        """The unit, -1 none."""
        return i64(self.d[self.at.passenger + ferry * c.SLOTS + slot])

    def cargo(self, ferry: i64, slot: i64) -> i64:
        """The kind of the token that this passenger has, -1 none."""
        return i64(self.d[self.at.cargo + ferry * c.SLOTS + slot])

    # -- figures -------------------------------------------------------------------------------------

    def unit_of(self, figure: i64) -> i64:
        """Which unit it is; WHOLE_FERRY for a ferry with all aboard."""
        hexes = self.chart.hexes
        if not c.is_aboard(hexes, figure):
            return c.unit_in(figure)
        slot = c.slot_of(hexes, figure)
        return c.WHOLE_FERRY if slot == c.WHOLE else self.passenger(c.ferry_of(hexes, figure), slot)

    def stands_in(self, figure: i64) -> i64:
        """The hex it is in; aboard: the water."""
        hexes = self.chart.hexes
        return self.water(c.ferry_of(hexes, figure)) if c.is_aboard(hexes, figure) else c.spot_of(figure)

    # -- players -------------------------------------------------------------------------------------

    def rule(self, seat: i64, which: i64) -> i64:
        """What lasting effects add up to."""
        return i64(self.d[self.at.rules + seat * c.RULES + which])

    def in_supply(self, seat: i64, piece: i64) -> i64:
        return i64(self.d[self.at.supply + seat * c.SUPPLIES + piece])

    def in_hand(self, seat: i64, card: i64) -> bool:
        return i64(self.d[self.at.hand + seat * c.CARDS + card]) != 0

    def is_green(self, seat: i64, card: i64) -> bool:
        return i64(self.d[self.at.upgraded + seat * c.CARDS + card]) != 0

    def layers(self, seat: i64) -> i64:
        return i64(self.d[self.at.layers + seat])

    def monument_of(self, seat: i64) -> i64:
        return i64(self.chart.monument[i64(self.d[self.at.civilization + seat])])

    def capacity(self, seat: i64) -> i64:
        """How many tokens a hex may hold when this seat puts one down (MS-GEN-10)."""
        return c.CAPACITY + self.rule(seat, c.R_CAPACITY)

    def do(self, seat: i64, deed: i64, n: i64) -> None:
        self.d[self.at.deeds + seat * c.DEEDS + deed] += i16(n)

    # -- quests: piles by the place of their count ---------------------------------------------------

    def quests_of(self, seat: i64) -> i64:
        """In progress."""
        return self.at.quests + seat * self.at.quest_pile

    def completed_of(self, seat: i64) -> i64:
        return self.at.completed + seat * self.at.quest_pile

    def quest_deck(self, deck: i64) -> i64:
        return self.at.quest_decks + deck * self.at.quest_pile
