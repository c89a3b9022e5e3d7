"""Where everything of a Monumental position lies: one line for each field."""

from __future__ import annotations

from collections import Counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.setup import OWN_CARDS, Setup, starting_cards
from trilithon.kernel.engine.layout import FLAG, HIGHEST, NUMBER, SEAT, TURN, Layout

FRAMES: Final = 120
"""How deep the agenda may become: drawn cards that draw cards, which wait for one another."""
BORROWED: Final = 32
"""Effects that a seat can have got by copying and drawing in one turn."""

RESOURCES: Final = ["production", "science", "military", "gold", "culture", "feud"]
KINDS: Final = ["building", "knowledge", "wonder"]
COUNTED: Final = [
    "provinces",
    "knowledge",
    "wonders",
    "policies",
    "coastal",
    "outposts",
    "active_buildings",
    "active_knowledge",
    "active_wonders",
    "active_production",
    "active_science",
    "active_military",
]
MARKS: Final = [
    "none",
    "active",
    "used",
    "active used",
    "drawn",
    "active drawn",
    "used drawn",
    "active used drawn",
]
EVENTS: Final = ["conquer", "complete_wonder", "acquire", "develop", "pickup", "outpost"]
COUPONS: Final = ["building", "knowledge", "wonder_stage", "policy", "conquest"]
HELD: Final = ["fresh", "used", "gone"]
MEANS: Final = ["counters", "gold", "feud", "gold+feud"]
TURNS: Final = 999
LAST_TURNS: Final = 99
PIECES: Final = 99
"""More than there are turns in a game, after its end was triggered, and things of one kind at one place."""


class Fields(Layout):
    """Piles of one kind lie at equal distances: `at.decks + seat * at.deck_stride` is a seat's deck."""

    tiles: i64
    cards: i64
    slots: i64
    """Places for cards of each seat,"""
    slots_of: vec[i16]
    """and how many of them, from the first, may have one (`Setup.city_alone`)."""
    explorers: i64
    kinds_of_units: i64
    fighting: i64
    """Which of them can conquer and hold a Province, as bits,"""
    strengths: vec[i16]
    """and what one of each adds to a defence: what is asked for every tile is packed (`units.UnitKind`)."""
    passed: i64
    """The field of a module that lets all take their turns together, in rounds: which seats are done with this one. -1
    where everybody has turns alone."""

    def __init__(self, box: Box, chart: Chart, setup: Setup) -> None:
        super().__init__(int(setup.seats), FRAMES)
        if chart.tiles > c.LAST_BIT:
            raise ValueError(f"a map of {chart.tiles} tiles is too large: parts of lands are sets of bits")
        self.tiles = chart.tiles
        self.cards = len(setup.kinds)
        self.slots = len(setup.slots)
        places: list[int] = []
        for alone in setup.city_alone:
            places.append(c.CITY_SLOTS if i64(alone) else len(setup.slots))
        self.slots_of = vec[i16](places)
        self.explorers = setup.explorers
        self.passed = c.NONE
        self.kinds_of_units = len(setup.units)
        self.fighting = 0
        for unit in range(self.kinds_of_units):
            if setup.units[unit].fights:
                self.fighting |= c.bit(unit)
        self.strengths = vec[i16]([int(kind.defence) for kind in setup.units])
        self._declare_domains(box, chart, setup)

        # the turn
        self.first: Final = self.field("first", [], SEAT)  # who begins the game (S1)
        self.active: Final = self.field("active", [], SEAT)  # whose turn it is
        self.phase: Final = self.field("phase", [], NUMBER, 0, c.REPLENISHING)
        """Of the turn, 1 to 4; 0 before the first turn."""
        self.turn: Final = self.field("turn", [], NUMBER, 0, TURNS)  # turns begun so far
        self.turns_left: Final = self.field("turns_left", [], NUMBER, -1, LAST_TURNS)
        """None until the end is triggered."""

        # resources
        self.goods: Final = self.field("goods", [SEAT, c.RESOURCE])
        """What a seat has; `feud` is Military against Barbarians only."""
        self.gained: Final = self.field("gained", [SEAT, c.TALLY])  # in the seat's turn, this one or the last
        self.crates: Final = self.field("crates", [SEAT], NUMBER, 0, int(chart.tiles))
        """Production tokens of the seat."""
        self.bargains: Final = self.thing("bargains", [SEAT, c.MARKET], c.BARGAIN)
        """The token that it keeps of a Market."""
        self.bargains_used: Final = self.field("bargains_used", [SEAT, c.MARKET], FLAG)  # that token was used
        self.stacks: Final = self.piles("stacks", [c.MARKET], c.BARGAIN, self.seats)
        """Tokens still at the Market."""
        self.buyers: Final = self.piles("buyers", [c.MARKET], SEAT, self.seats)
        """Who has taken one, in this order."""

        # City cards
        each = starting_cards(box)
        others = int(self.cards) - self.seats * each  # cards that anybody may acquire
        self.city: Final = self.thing("city", [SEAT, c.SLOT], c.CARD)
        """Spaces of the City, and what lies under cards there."""
        self.decks: Final = self.piles("deck", [SEAT], c.CARD, each + others)  # City deck
        self.known: Final = self.field("known", [SEAT], NUMBER, 0, each + others)
        """So many cards on top of the deck are known to everybody."""
        self.discards: Final = self.piles("discards", [SEAT], c.CARD, each + others)  # City discard pile
        self.archives: Final = self.piles("archive", [SEAT], c.CARD, each + others)  # archived cards
        self.marks: Final = self.field("marks", [c.CARD], c.MARKS, lasts=TURN)
        """What has happened to a card of a City in this turn."""
        self.work: Final = self.thing("work", [SEAT], c.CARD)  # the Wonder under construction
        self.developed: Final = self.piles("developed", [SEAT], c.POLICY, _most_policies(box))
        """Policies, newest on top."""
        self.policy_used: Final = self.field("policy_used", [c.POLICY], FLAG, lasts=TURN)
        """Was used in this turn."""
        self.lasting: Final = self.piles("lasting", [SEAT], c.ABILITY, BORROWED, lasts=TURN)
        """Abilities of drawn cards that last for this turn (MO-EFF-19)."""
        self.fired: Final = self.field("fired", [c.ABILITY], FLAG, lasts=TURN)
        """Was triggered in this turn, if an option limits that."""
        self.reinforce: Final = self.field("reinforce", [SEAT], lasts=TURN)
        """So many more cards may stay in the City (MO-EFF-13)."""
        self.coupons: Final = self.field("discounts", [SEAT, c.COUPON], lasts=TURN)
        """Off the next purchase of a kind."""
        self.half_price: Final = self.field("half_price", [SEAT, c.COUPON], FLAG, lasts=TURN)
        """Of the next purchase of a kind."""

        # the display: places from left to right, row by row
        self.display: Final = self.thing("display", [c.DISPLAY], c.CARD)
        """Places from left to right, row by row."""
        self.taken: Final = self.field("taken", [c.ROW], NUMBER, 0, PIECES)
        """Cards acquired from it this turn."""
        self.future: Final = self.piles("future", [], c.CARD, others)  # the Development deck
        self.past: Final = self.piles("past", [], c.CARD, others)  # its discard pile
        self.removed: Final = self.piles("removed", [], c.CARD, others)  # out of the game
        self.left: Final = self.field("piles", [c.PILE], NUMBER, 0, others)  # Basic Buildings left

        # the map
        self.owner: Final = self.thing("owner", [c.TILE], SEAT)  # whose Province or Capital it is
        self.units: Final = self.field("units", [c.TILE, c.UNIT], NUMBER, 0, PIECES)  # of the owner
        self.outposts: Final = self.field("outpost", [c.TILE], FLAG)  # is there one?
        self.wonders: Final = self.thing("wonder", [c.TILE], c.KIND)
        """The token of a Wonder that stands there."""
        self.tokens: Final = self.thing("token", [c.TILE], c.TOKEN)  # the Exploration token that lies there
        self.crate_on: Final = self.field("crate", [c.TILE], FLAG)  # is there a Production token?
        self.capital: Final = self.thing("capital", [SEAT], c.TILE)  # where it is
        self.warlord_used: Final = self.field("warlord_used", [SEAT], FLAG, lasts=TURN)
        """The Warlord has brought its benefit in this turn."""
        self.explorer_at: Final = self.thing("explorers", [SEAT, c.EXPLORER], c.TILE)  # where they are
        self.pickups: Final = self.field("pickups", [SEAT, c.EXPLORER], lasts=TURN)
        """That an Explorer has made in this turn."""
        self.spare_pickups: Final = self.field("spare_pickups", [SEAT], lasts=TURN)
        """Further ones that an effect allows in this turn."""
        self.looted: Final = self.piles("looted", [SEAT], c.TOKEN, int(chart.tiles))
        """Exploration tokens that the seat has conquered."""
        self.march: Final = self.piles("march", [c.UNIT], c.TILE, max(int(unit.most) for unit in setup.units))
        """Where the Units stand that are named for the conquest under way."""

        # what follows from the rest, kept up to date because every decision needs it
        self.counts: Final = self.derived("counts", [SEAT, c.COUNT], 0, HIGHEST)
        self.rules: Final = self.derived("rules", [SEAT, c.RULE], 0, HIGHEST)
        self.more_rules: Final = self.derived("more_rules", [SEAT, c.MORE_RULE], 0, HIGHEST)
        self.in_force: Final = self.derived_piles(
            "in_force", [SEAT], c.ABILITY, int(self.slots + setup.policies_at_once) + BORROWED
        )  # abilities, see `in_force.py`
        self.order: Final = self.derived("order", [SEAT], 0, self.seats - 1)  # of play: 0 is S1
        self.part: Final = self.derived("part", [c.TILE], -1, int(chart.tiles) - 1)  # see `lands.py`

        self.deck_stride: Final = self.stride("deck")
        self.discard_stride: Final = self.stride("discards")
        self.archive_stride: Final = self.stride("archive")
        self.developed_stride: Final = self.stride("developed")
        self.lasting_stride: Final = self.stride("lasting")
        self.in_force_stride: Final = self.stride("in_force")
        self.looted_stride: Final = self.stride("looted")
        self.stack_stride: Final = self.stride("stacks")
        self.buyer_stride: Final = self.stride("buyers")
        self.march_stride: Final = self.stride("march")
        self.markets: Final = len(box.market_ids)

        self.basis = [
            *[int(n) for n in setup.options],
            *[int(n) for n in setup.civilization],
            *[int(n) for n in chart.kind],
            *[int(n) for n in chart.terrain],
            *[int(n) for n in chart.market],
        ]

    def _declare_domains(self, box: Box, chart: Chart, setup: Setup) -> None:
        self.domain(c.RESOURCE, "resource", RESOURCES)
        self.domain(c.TALLY, "resource", RESOURCES[: c.TALLIES])
        self.domain(c.TILE, "tile", chart.names, group="tiles")
        self.domain(c.CARD, "card", card_names(box, setup), group="cards")
        self.domain(c.KIND, "kind of card", box.card_ids)
        self.domain(c.MARKS, "marks", MARKS)
        self.domain(c.SLOT, "slot", [slot.name for slot in setup.slots])
        self.domain(
            c.SPACE, "space", [slot.name for slot in setup.slots if slot.is_upper and slot.space >= 0]
        )
        self.domain(c.DISPLAY, "place in the display", [], int(setup.rows * setup.width))
        self.domain(c.ROW, "row of the display", [], int(setup.rows))
        self.domain(c.PILE, "basic pile", [box.card_ids[int(kind)] for kind in box.basics])
        self.domain(c.POLICY, "policy", box.policy_ids)
        self.domain(c.ABILITY, "effect", box.ability_ids)
        self.domain(c.UNIT, "kind of Unit", [unit.name for unit in setup.units])
        self.domain(c.EXPLORER, "explorer", [], int(setup.explorers), first=1)
        self.domain(c.TOKEN, "token", box.token_ids)
        self.domain(c.MARKET, "market", box.market_ids)
        self.domain(c.BARGAIN, "market token", box.bargain_ids)
        self.domain(c.COUPON, "purchase", COUPONS)
        self.domain(c.EVENT, "event", EVENTS)
        self.domain(c.HELD, "state", HELD)
        self.domain(c.MEANS, "means", MEANS)
        self.domain(c.COUNTED, "thing to count", COUNTED)
        self.domain(c.COUNT, "thing that scores", COUNTED[: c.COUNTS])
        self.domain(c.RULE, "rule", [], c.RULES)
        self.domain(c.MORE_RULE, "rule of a module", [], int(setup.more_rules))
        self.domain(c.CODE, "effect", [], len(box.code_start))
        self.domain(c.CHOICE, "choice", [], len(box.choices))
        self.domain(c.CONDITIONS, "conditions", [], len(box.conditions))
        self.domain(c.KIND_SET, "set of kinds", [], 1 << c.KINDS)
        self.domain(c.RESOURCE_SET, "set of resources", [], 1 << c.TALLIES)


def card_names(box: Box, setup: Setup) -> list[str]:
    """Of physical cards, in their order: `stonehenge`, or `work_camp 7` where there are several. For a number of seats
    they are the same in every game, but for the civilizations' own."""
    seats = int(setup.seats)
    each = starting_cards(box)
    if seats not in box.physical:
        box.physical[seats] = _numbered(box, setup.kinds)
    names = box.physical[seats].copy()
    own: list[str] = []
    for seat in range(setup.seats):
        for card in range((seat + 1) * each - OWN_CARDS, (seat + 1) * each):
            name = box.card_ids[i64(setup.kinds[card])]
            if name in own:  # two civilizations share a card, as those of a pack may
                return _numbered(box, setup.kinds)
            own.append(name)
            names[card] = name
    return names


def _numbered(box: Box, kinds: vec[i16]) -> list[str]:
    ids = [box.card_ids[i64(kind)] for kind in kinds]
    copies = Counter(ids)
    seen: Counter[str] = Counter()
    names: list[str] = []
    for name in ids:
        seen[name] += 1
        names.append(name if copies[name] == 1 else f"{name} {seen[name]}")
    return names


def _most_policies(box: Box) -> int:
    """Of one civilization."""
    most = 0
    for civilization in range(box.civilizations):
        most = max(most, int(box.policy_end[civilization] - box.policy_start[civilization]))
    return most
