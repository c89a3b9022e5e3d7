"""A Monumental position as data: what never changes, where the rest lies, and the shortest questions about it.

The phases of a turn are frames of the agenda too: another order of play is another row of frames.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.setup import Setup
from trilithon.kernel.engine.agenda import AgendaState, Step
from trilithon.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from trilithon.games.monumental.engine.hooks import Hooks


@mypyc_attr(acyclic=True)
class World(AgendaState):
    """The data and its accessors; rules are in the modules beside this one, what is asked and done in `steps`."""

    box: Box
    chart: Chart
    setup: Setup
    at: Fields
    """Where everything lies in `d`: `d[at.owner + tile]`."""
    hooks: Hooks
    """What modules do at certain moments, and which actions there are."""
    kinds: vec[i16]
    """Of every card: which kind of card it is."""

    def __init__(
        self,
        box: Box,
        chart: Chart,
        setup: Setup,
        at: Fields,
        hooks: Hooks,
        steps: list[Step[Any]],
        rng: Rng,
        d: vec[i16],
    ) -> None:
        super().__init__(at, steps, [], rng, d)
        self.box = box
        self.chart = chart
        self.setup = setup
        self.at = at
        self.hooks = hooks
        self.kinds = setup.kinds

    def log(self) -> str:
        return "monumental-log-"

    def push_effect(self, code: i64, seat: i64, card: i64) -> None:
        """Put an effect on the agenda, its first part on top; parts that need it are told whose effect it is."""
        box = self.box
        self.push_parts(box.parts, i64(box.code_start[code]), i64(box.code_end[code]), seat, card)

    def plays(self, step: Step[Any]) -> bool:
        return step.module < 0 or self.hooks.of(step.module) is not None

    # -- the turn ----------------------------------------------------------------------------------------

    def active(self) -> i64:
        """The seat on turn."""
        return i64(self.d[self.at.active])

    def in_rounds(self) -> bool:
        """Do all take their turns together? Then what lasts a turn lasts a round, for everybody."""
        return self.at.passed >= 0

    def has_turn(self, seat: i64) -> bool:
        """Is it the seat's turn, alone or together with all others?"""
        return self.at.passed >= 0 or self.active() == seat

    def may_act(self, seat: i64) -> bool:
        """Can it still do something in its turn, with what it has for that turn only?"""
        if self.phase() > c.ACTING:
            return False
        if self.at.passed >= 0:
            return not i64(self.d[self.at.passed + seat])
        return self.active() == seat

    def first(self) -> i64:
        """S1."""
        return i64(self.d[self.at.first])

    def phase(self) -> i64:
        return i64(self.d[self.at.phase])

    def turn(self) -> i64:
        """Turns begun so far."""
        return i64(self.d[self.at.turn])

    def turns_left(self) -> i64:
        """After this one; -1 until the end is triggered."""
        return i64(self.d[self.at.turns_left])

    def place_in_order(self, seat: i64) -> i64:
        """1 for S1, and so on (`order.py`)."""
        return i64(self.d[self.at.order + seat]) + 1

    def round_number(self) -> i64:
        return (i64(self.d[self.at.turn]) + self.seats - 1) // self.seats

    def option(self, which: i64) -> i64:
        return i64(self.setup.options[which])

    # -- seats -------------------------------------------------------------------------------------------

    def is_person(self, seat: i64) -> bool:
        """Whoever or whatever decides for it (MO-MOD-01)."""
        return i64(self.setup.people[seat]) == 1

    def civilization(self, seat: i64) -> i64:
        return i64(self.setup.civilization[seat])

    def has(self, seat: i64, resource: i64) -> i64:
        return i64(self.d[self.at.goods + seat * c.RESOURCES + resource])

    def rule(self, seat: i64, which: i64) -> i64:
        return i64(self.d[self.at.rules + seat * c.RULES + which])

    def more_rule(self, seat: i64, rule: i64) -> i64:
        """How much of a rule of a module is in force, by its number (`codes.rule_of_module`)."""
        return i64(self.d[self.at.more_rules + seat * self.setup.more_rules + rule - c.RULES])

    def count(self, seat: i64, what: i64) -> i64:
        return i64(self.d[self.at.counts + seat * c.COUNTS + what])

    def capital(self, seat: i64) -> i64:
        return i64(self.d[self.at.capital + seat])

    def work(self, seat: i64) -> i64:
        """The Wonder under construction, or -1."""
        return i64(self.d[self.at.work + seat])

    def deck(self, seat: i64) -> i64:
        """The pile, as all of these: `s.items(s.deck(seat))`, `s.size(...)`."""
        return self.at.decks + seat * self.at.deck_stride

    def discard_pile(self, seat: i64) -> i64:
        return self.at.discards + seat * self.at.discard_stride

    def archive(self, seat: i64) -> i64:
        return self.at.archives + seat * self.at.archive_stride

    def developed(self, seat: i64) -> i64:
        return self.at.developed + seat * self.at.developed_stride

    def lasting(self, seat: i64) -> i64:
        return self.at.lasting + seat * self.at.lasting_stride

    def looted(self, seat: i64) -> i64:
        return self.at.looted + seat * self.at.looted_stride

    def stack(self, market: i64) -> i64:
        return self.at.stacks + market * self.at.stack_stride

    def buyers(self, market: i64) -> i64:
        return self.at.buyers + market * self.at.buyer_stride

    def march(self, unit: i64) -> i64:
        """Tiles of the Units of a kind that were named for the conquest under way."""
        return self.at.march + unit * self.at.march_stride

    # -- cards -------------------------------------------------------------------------------------------

    def kind_of(self, card: i64) -> i64:
        """Building, Knowledge or Wonder."""
        return i64(self.box.card_kind[i64(self.kinds[card])])

    def card_at(self, seat: i64, slot: i64) -> i64:
        """The card that lies there in a City (`slots.py`), or -1."""
        return i64(self.d[self.at.city + seat * self.at.slots + slot])

    def slots_of(self, seat: i64) -> i64:
        """Cards of a seat lie in so many places at most, from the first."""
        return i64(self.at.slots_of[seat])

    def is_active(self, card: i64) -> bool:
        return i64(self.d[self.at.marks + card]) & c.ACTIVE != 0

    def was_used(self, card: i64) -> bool:
        """Was its effect used this turn while it was active? (MO-EFF-02)"""
        return i64(self.d[self.at.marks + card]) & c.USED != 0

    def on_display(self, place: i64) -> i64:
        return i64(self.d[self.at.display + place])

    def policy_ability(self, policy: i64) -> i64:
        return self.box.cards + policy

    def active_policy(self, seat: i64) -> i64:
        """The newest (MO-POL-03), or -1."""
        pile = self.developed(seat)
        if not i64(self.setup.newest_rules[seat]):
            return c.NONE
        return self.last(pile) if i64(self.d[pile]) > 0 else c.NONE

    def has_developed(self, seat: i64, policy: i64) -> bool:
        return self.index_of(self.developed(seat), policy) >= 0

    def bargain(self, seat: i64, market: i64) -> i64:
        """The token that the seat kept from a Market, or -1."""
        return i64(self.d[self.at.bargains + seat * self.at.markets + market])

    # -- the map -----------------------------------------------------------------------------------------

    def owner(self, tile: i64) -> i64:
        return i64(self.d[self.at.owner + tile])

    def units(self, tile: i64, unit: i64) -> i64:
        """How many Units of a kind the owner has on a tile."""
        return i64(self.d[self.at.units + tile * self.at.kinds_of_units + unit])

    def named(self, tile: i64, unit: i64) -> i64:
        """How many of a kind were named on a tile for the conquest under way."""
        pile = self.march(unit)
        n: i64 = 0
        for i in range(self.size(pile)):
            if i64(self.d[pile + 1 + i]) == tile:
                n += 1
        return n

    def soldiers(self, tile: i64) -> i64:
        return self.units(tile, c.SOLDIER)

    def figure(self, seat: i64, unit: i64) -> i64:
        """The tile where a seat's only Unit of a kind (its Warlord) stands, or -1."""
        d = self.d
        owner = self.at.owner
        for tile in range(self.at.tiles):
            if i64(d[owner + tile]) == seat and self.units(tile, unit) > 0:
                return tile
        return c.NONE

    def warlord(self, seat: i64) -> i64:
        return self.figure(seat, c.WARLORD)

    def explorer(self, seat: i64, which: i64) -> i64:
        return i64(self.d[self.at.explorer_at + seat * self.at.explorers + which])

    def token(self, tile: i64) -> i64:
        """The Exploration token on a tile, or -1."""
        return i64(self.d[self.at.tokens + tile])

    def wonder_on(self, tile: i64) -> i64:
        """The kind of card whose Wonder token is there, or -1."""
        return i64(self.d[self.at.wonders + tile])
