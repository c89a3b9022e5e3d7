"""A Monumental position as data: every card, piece and token in flat lists, and the agenda of what is still to do.

The phases of a turn are frames of the agenda too: another order of play is another row of frames.

A card is an index of `kinds`: every physical card has its own, because marks belong to physical cards.
"""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.kernel.engine.agenda import PART, AgendaState
from trilithon.kernel.engine.rng import Rng


class World(AgendaState):
    """The data and its accessors; rules are in the modules beside this one, `Position` puts them together.

    Lists under the comment `shared` seldom change, and then they are replaced, never altered: a copy of the
    position shares them. The inner lists of lists of lists are all of that kind. The others are altered in place.
    """

    box: Box
    chart: Chart
    options: list[int]  # never changes
    kinds: list[int]  # never changes; per physical card
    civilization: list[int]  # never changes; per seat
    first: int  # S1

    # the turn
    active: int
    phase: int  # 0 before the first turn, then 1 to 4
    turn: int  # turns begun so far
    turns_left: int  # after this one; -1 until the end is triggered

    # resources
    goods: list[int]  # seat * RESOURCES + which
    gained: list[int]  # seat * TALLIES + which: this turn
    crates: list[int]  # Production tokens taken, per seat
    bargains: list[int]  # shared; seat * markets + market: the token kept from there, -1 none
    bargains_used: list[int]  # shared; the same places: 1 once used
    buyers: list[list[int]]  # per market: seats that took a token, in order
    stacks: list[list[int]]  # per market: tokens in it

    # City cards
    city: list[int]  # seat * SPACES + space: the upper card, -1 none
    under: list[int]  # the same places: a Knowledge that lies there, perhaps under the upper card
    decks: list[list[int]]  # per seat; top last
    known: list[int]  # per seat: how many cards on top of the deck everybody knows
    discards: list[list[int]]  # per seat
    archives: list[list[int]]  # per seat
    marks: list[int]  # per card: ACTIVE, USED, DRAWN
    work: list[int]  # per seat: the Wonder under construction, -1 none
    developed: list[list[int]]  # per seat: policies, the newest last
    policy_used: list[int]  # seat * POLICIES + policy: 1 if used this turn
    lasting: list[int]  # shared; seat, ability, seat, ability: borrowed for this turn (MO-EFF-19)
    fired: list[int]  # shared; abilities that were triggered this turn, if the option limits that
    reinforce: list[int]  # per seat: how many cards may be reinforced at the end of this turn
    coupons: list[int]  # seat * COUPON_PLACES + place

    # the display
    display: list[int]  # places from left to right (2 seats: upper row, lower row); card or -1
    taken: list[int]  # per row: 1 if a card was acquired from it this turn
    future: list[int]  # shared; the Development deck, top last
    past: list[int]  # shared; the Development discard pile
    removed: list[int]  # shared; cards out of the game: Wonders given up or replaced by alternatives
    piles: list[int]  # cards left in each basic pile

    # the map
    owner: list[int]  # per tile: who controls it, -1 nobody
    soldiers: list[int]  # per tile
    outposts: list[int]  # per tile
    wonders: list[int]  # per tile: the Wonder whose token is there, -1 none
    tokens: list[int]  # per tile: Exploration token, -1 none
    crate_on: list[int]  # per tile: 1 if a Production token is there
    warlord: list[int]  # per seat: tile
    warlord_used: list[int]  # per seat
    explorers: list[int]  # seat * EXPLORERS + which: tile
    pickups: list[int]  # the same places: pick-ups made this turn
    spare_pickups: list[int]  # per seat
    capital: list[int]  # per seat: tile, -1 before it is chosen
    looted: list[list[int]]  # per seat: Exploration tokens
    march: list[int]  # tiles of Units named for the conquest under way, the Warlord's as -1 - tile

    # what follows from the rest, kept up to date because every decision needs it:
    counts: list[int]  # seat * COUNTS + what: provinces, knowledge, wonders, policies
    rules: list[int]  # seat * RULES + which

    def __init__(self, box: Box, chart: Chart, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.box = box
        self.chart = chart

    def push_effect(self, code: list[int], seat: int, card: int) -> None:
        """Put an effect on the agenda, its first part on top; parts that need it are told whose effect it is."""
        i = len(code) - PART
        while i >= 0:
            kind = code[i]
            of = code[i + 3]
            if kind == c.GAIN_EACH or kind == c.IF or kind == c.ARCHIVE_SELF or kind == c.CHOOSE:
                of = card
            self.push(kind, seat, code[i + 1], code[i + 2], of)
            i -= PART

    # -- accessors --------------------------------------------------------------------------------

    def has(self, seat: int, resource: int) -> int:
        return self.goods[seat * c.RESOURCES + resource]

    def rule(self, seat: int, which: int) -> int:
        return self.rules[seat * c.RULES + which]

    def count(self, seat: int, what: int) -> int:
        return self.counts[seat * c.COUNTS + what]

    def kind_of(self, card: int) -> int:
        """Building, Knowledge or Wonder."""
        return self.box.card_kind[self.kinds[card]]

    def is_active(self, card: int) -> bool:
        return self.marks[card] & c.ACTIVE != 0

    def policy_ability(self, seat: int, policy: int) -> int:
        return self.box.cards + self.civilization[seat] * c.POLICIES + policy

    def active_policy(self, seat: int) -> int:
        """The newest (MO-POL-03), or -1."""
        developed = self.developed[seat]
        return developed[-1] if developed else -1

    def place_in_order(self, seat: int) -> int:
        """1 for S1, and so on clockwise."""
        return (seat - self.first) % self.seats + 1

    def round(self) -> int:
        return (self.turn + self.seats - 1) // self.seats

    # -- copying -----------------------------------------------------------------------------------

    def set_like(self, other: World) -> None:
        """Everything but the generator as there."""
        self.to_move = other.to_move
        self.reveals = other.reveals
        self.options = other.options
        self.kinds = other.kinds
        self.civilization = other.civilization
        self.first = other.first
        self.active = other.active
        self.phase = other.phase
        self.turn = other.turn
        self.turns_left = other.turns_left
        self.goods = other.goods.copy()
        self.gained = other.gained.copy()
        self.crates = other.crates.copy()
        self.bargains = other.bargains
        self.bargains_used = other.bargains_used
        self.buyers = other.buyers.copy()
        self.stacks = other.stacks.copy()
        self.city = other.city.copy()
        self.under = other.under.copy()
        self.decks = other.decks.copy()
        self.known = other.known.copy()
        self.discards = other.discards.copy()
        self.archives = other.archives.copy()
        self.marks = other.marks.copy()
        self.work = other.work.copy()
        self.developed = other.developed.copy()
        self.policy_used = other.policy_used.copy()
        self.lasting = other.lasting
        self.fired = other.fired
        self.reinforce = other.reinforce.copy()
        self.coupons = other.coupons.copy()
        self.display = other.display.copy()
        self.taken = other.taken.copy()
        self.future = other.future
        self.past = other.past
        self.removed = other.removed
        self.piles = other.piles.copy()
        self.owner = other.owner.copy()
        self.soldiers = other.soldiers.copy()
        self.outposts = other.outposts.copy()
        self.wonders = other.wonders.copy()
        self.tokens = other.tokens.copy()
        self.crate_on = other.crate_on.copy()
        self.warlord = other.warlord.copy()
        self.warlord_used = other.warlord_used.copy()
        self.explorers = other.explorers.copy()
        self.pickups = other.pickups.copy()
        self.spare_pickups = other.spare_pickups.copy()
        self.capital = other.capital.copy()
        self.looted = other.looted.copy()
        self.march = other.march.copy()
        self.counts = other.counts.copy()
        self.rules = other.rules.copy()
        self.agenda = other.agenda.copy()
