"""Whole positions as readable JSON, and back: for saving, tests, bug reports and puzzles.

Stacks and the agenda are written top first. What follows from the rest (the four counts, the rules in force) is not
written; loading works it out, then checks every invariant and reports all that is wrong at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from trilithon.games.monumental.agenda import COUPONS, read_agenda, write_agenda
from trilithon.games.monumental.charting import make_chart
from trilithon.games.monumental.derived import counts_of, rules_of
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.start import all_kinds, lay_out_nothing
from trilithon.games.monumental.engine.turns import run
from trilithon.games.monumental.frames import FRAMES
from trilithon.games.monumental.invariants import problems
from trilithon.games.monumental.maps.checking import problems as map_problems
from trilithon.games.monumental.maps.drawing import read_line
from trilithon.games.monumental.maps.plan import Plan
from trilithon.games.monumental.names import RESOURCES, space_name
from trilithon.games.monumental.physical import ability_names, card_names
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.errors import PositionError, SetupError
from trilithon.kernel.options import Value
from trilithon.kernel.positions import PositionReader, name_of, put

Count = Annotated[int, Meta(ge=0, le=499)]
Word = Annotated[int, Meta(ge=0, lt=1 << 32)]
Amounts = dict[str, Count]
Parameter = Annotated[int, Meta(ge=-1, le=9_999_999)] | str | None
TALLIES = RESOURCES[: c.TALLIES]


class Map(Struct, forbid_unknown_fields=True, kw_only=True):
    line: str
    """With all tokens and Markets as they lay in the beginning."""
    markets: dict[str, str]
    """Which Market is where."""


class Marching(Struct, forbid_unknown_fields=True, kw_only=True):
    """A Unit that was named for the conquest under way."""

    tile: str
    warlord: bool = False


class Turn(Struct, forbid_unknown_fields=True, kw_only=True):
    """Whose turn it is, and what belongs to this turn only."""

    first: Count
    active: Count
    phase: Count
    number: Count
    left: Count | None
    """Turns after this one, once the end is near."""
    taken: list[bool]
    """Of each row of the display: whether a card was acquired from it."""
    policies_used: list[str] = field(default_factory=list)
    warlord_used: bool = False
    pickups: list[Count] = field(default_factory=lambda: [0] * c.EXPLORERS)
    spare_pickups: Count = 0
    reinforce: Count = 0
    discounts: Amounts = field(default_factory=dict)
    half_price: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    """Cards that were used by drawing."""
    lasting: list[str] = field(default_factory=list)
    """Effects that were copied or drawn."""
    triggered: list[str] = field(default_factory=list)
    """Effects that cannot be triggered again, if an option says so."""
    march: list[Marching] = field(default_factory=list)


class Cards(Struct, forbid_unknown_fields=True, kw_only=True):
    """What belongs to nobody."""

    display: list[str | None]
    deck: list[str]
    past: list[str]
    removed: list[str]
    piles: Amounts


class Tile(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    owner: Count | None = None
    soldiers: Count = 0
    outpost: bool = False
    wonder: str | None = None
    token: str | None = None
    crate: bool = False


class Market(Struct, forbid_unknown_fields=True, kw_only=True):
    stack: list[str]
    buyers: list[Count]


class Bargain(Struct, forbid_unknown_fields=True, kw_only=True):
    token: str
    used: bool


class Lying(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A card in a City."""

    card: str
    active: bool = False
    used: bool = False


class Space(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    upper: Lying | None = None
    under: Lying | None = None


class Player(Struct, forbid_unknown_fields=True, kw_only=True):
    civilization: str
    goods: Amounts
    gained: Amounts
    crates: Count
    bargains: dict[str, Bargain]
    city: dict[str, Space]
    deck: list[str]
    known: Count
    """So many cards on top of the deck have been seen by all."""
    discards: list[str]
    archive: list[str]
    work: str | None
    developed: list[str]
    capital: str | None
    warlord: str | None
    explorers: list[str | None]
    looted: list[str]


class Written(Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole position."""

    game: str
    rules: Count
    content: str
    options: dict[str, Value]
    map: Map
    turn: Turn
    cards: Cards
    tiles: dict[str, Tile]
    markets: dict[str, Market]
    players: Annotated[list[Player], Meta(max_length=9)]
    agenda: Annotated[list[dict[str, Parameter]], Meta(max_length=99)]
    random: tuple[Word, Word, Word, Word]
    reveals: Word = 0


# -- writing ---------------------------------------------------------------------------------------


def write_position(s: Position, header: dict[str, Any]) -> dict[str, Any]:
    """`header` holds game, rules, content and options."""
    written = Written(
        **header,
        map=Map(
            line=s.chart.text,
            markets={
                s.chart.names[tile]: s.box.market_ids[market]
                for tile, market in enumerate(s.chart.market)
                if market >= 0
            },
        ),
        turn=_write_turn(s),
        cards=_write_cards(s),
        tiles=_write_tiles(s),
        markets={
            s.box.market_ids[market]: Market(
                stack=[s.box.market_token_ids[market][token] for token in s.stacks[market]],
                buyers=list(s.buyers[market]),
            )
            for market in range(s.box.markets)
            if market in s.chart.market
        },
        players=[_write_player(s, seat) for seat in range(s.seats)],
        agenda=write_agenda(s),
        random=(s.rng.a, s.rng.b, s.rng.c, s.rng.counter),
        reveals=s.reveals,
    )
    position: dict[str, Any] = msgspec.to_builtins(written)
    return position


def _write_turn(s: Position) -> Turn:
    names, abilities, seat = card_names(s), ability_names(s.box), s.active
    coupons = s.coupons[seat * c.COUPON_PLACES : (seat + 1) * c.COUPON_PLACES]
    used = s.policy_used[seat * c.POLICIES : (seat + 1) * c.POLICIES]
    return Turn(
        first=s.first,
        active=seat,
        phase=s.phase,
        number=s.turn,
        left=s.turns_left if s.turns_left >= 0 else None,
        taken=[bool(taken) for taken in s.taken],
        policies_used=[policy for policy, is_used in zip(_policies(s, seat), used, strict=True) if is_used],
        warlord_used=bool(s.warlord_used[seat]),
        pickups=s.pickups[seat * c.EXPLORERS : (seat + 1) * c.EXPLORERS],
        spare_pickups=s.spare_pickups[seat],
        reinforce=s.reinforce[seat],
        discounts={on: n for on, n in zip(COUPONS, coupons, strict=False) if n},
        half_price=[on for on, n in zip(COUPONS, coupons[c.COUPONS :], strict=True) if n],
        drawn=[names[card] for card, marks in enumerate(s.marks) if marks & c.DRAWN],
        lasting=[abilities[ability] for ability in s.lasting[1::2]],
        triggered=[abilities[ability] for ability in s.fired],
        march=[
            Marching(tile=s.chart.names[tile if tile >= 0 else -1 - tile], warlord=tile < 0)
            for tile in s.march
        ],
    )


def _write_cards(s: Position) -> Cards:
    names = card_names(s)
    return Cards(
        display=[name_of(names, card) for card in s.display],
        deck=[names[card] for card in reversed(s.future)],
        past=[names[card] for card in s.past],
        removed=[names[card] for card in s.removed],
        piles={s.box.card_ids[kind]: left for kind, left in zip(s.box.basics, s.piles, strict=True)},
    )


def _write_tiles(s: Position) -> dict[str, Tile]:
    tiles = {
        s.chart.names[tile]: Tile(
            owner=s.owner[tile] if s.owner[tile] >= 0 else None,
            soldiers=s.soldiers[tile],
            outpost=bool(s.outposts[tile]),
            wonder=name_of(s.box.card_ids, s.wonders[tile]),
            token=name_of(s.box.token_ids, s.tokens[tile]),
            crate=bool(s.crate_on[tile]),
        )
        for tile in range(s.chart.tiles)
    }
    return {name: tile for name, tile in tiles.items() if tile != Tile()}


def _write_player(s: Position, seat: int) -> Player:
    names, tiles = card_names(s), s.chart.names
    goods = s.goods[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]
    gained = s.gained[seat * c.TALLIES : (seat + 1) * c.TALLIES]
    explorers = s.explorers[seat * c.EXPLORERS : (seat + 1) * c.EXPLORERS]
    bargains = {}
    for market in range(s.box.markets):
        at = seat * s.box.markets + market
        if s.bargains[at] >= 0:
            token = s.box.market_token_ids[market][s.bargains[at]]
            bargains[s.box.market_ids[market]] = Bargain(token=token, used=bool(s.bargains_used[at]))
    return Player(
        civilization=s.box.civilization_ids[s.civilization[seat]],
        goods={name: n for name, n in zip(RESOURCES, goods, strict=True) if n},
        gained={name: n for name, n in zip(TALLIES, gained, strict=True) if n},
        crates=s.crates[seat],
        bargains=bargains,
        city={
            space_name(space): Space(
                upper=_lying(s, names, s.city[seat * c.SPACES + space]),
                under=_lying(s, names, s.under[seat * c.SPACES + space]),
            )
            for space in range(c.SPACES)
        },
        deck=[names[card] for card in reversed(s.decks[seat])],
        known=s.known[seat],
        discards=[names[card] for card in s.discards[seat]],
        archive=[names[card] for card in s.archives[seat]],
        work=name_of(names, s.work[seat]),
        developed=[_policies(s, seat)[policy] for policy in s.developed[seat]],
        capital=name_of(tiles, s.capital[seat]),
        warlord=name_of(tiles, s.warlord[seat]),
        explorers=[name_of(tiles, tile) for tile in explorers],
        looted=[s.box.token_ids[token] for token in s.looted[seat]],
    )


def _lying(s: Position, names: Sequence[str], card: int) -> Lying | None:
    if card < 0:
        return None
    marks = s.marks[card]
    return Lying(card=names[card], active=bool(marks & c.ACTIVE), used=bool(marks & c.USED))


def _policies(s: Position, seat: int) -> list[str]:
    at = s.civilization[seat] * c.POLICIES
    return s.box.policy_ids[at : at + c.POLICIES]


# -- reading ---------------------------------------------------------------------------------------


def read_position(box: Box, written: Written, options: list[int]) -> Position:
    """The position; PositionError lists everything in it that cannot be right."""
    return _Reader(box, written).read(options)


class _Reader(PositionReader):
    def __init__(self, box: Box, written: Written) -> None:
        super().__init__(len(written.players))
        self.box = box
        self.written = written
        self.cards: dict[str, int] = {}
        self.tiles: list[str] = []

    def read(self, options: list[int]) -> Position:
        w = self.written
        civilizations = [
            self.index(self.box.civilization_ids, player.civilization, f"players[{seat}].civilization")
            for seat, player in enumerate(w.players)
        ]
        if len(set(civilizations)) != len(civilizations):
            self.complaints.append("players: no two have the same civilization")
        plan = self._plan()
        self._stop_if_wrong()
        s = self._empty(plan, options, civilizations)
        self.cards = {name: card for card, name in enumerate(card_names(s))}
        self.tiles = s.chart.names
        s.reveals = w.reveals
        self._turn(s, w.turn)
        self._cards(s, w.cards)
        self._tiles(s, plan)
        self._markets(s)
        for seat, player in enumerate(w.players):
            self._player(s, seat, player, f"players[{seat}]")
        read_agenda(s, w.agenda, self.complaints.append)
        self._stop_if_wrong()
        s.to_move = s.agenda[-2] if s.agenda else -1
        s.counts = counts_of(s)
        s.rules = rules_of(s)
        self.complaints += problems(s)
        self._stop_if_wrong()
        self._check_question(s)
        return s

    def _stop_if_wrong(self) -> None:
        self.refuse_if_wrong()

    def _plan(self) -> Plan:
        w = self.written
        try:
            plan = read_line(w.map.line)
        except SetupError as error:
            raise PositionError([*self.complaints, f"map.line: {error}"]) from None
        seats = len(w.players)
        self.complaints += [f"map.line: {problem}" for problem in map_problems(plan, seats)]
        if not plan.is_placed:
            self.complaints.append("map.line: it must say which token is where, and where Markets are")
        sites = [plan.names[tile] for tile, market in enumerate(plan.markets) if market]
        if sorted(sites) != sorted(w.map.markets):
            self.complaints.append(f"map.markets: there are Markets on {', '.join(sites)}")
        return plan

    def _empty(self, plan: Plan, options: list[int], civilizations: list[int]) -> Position:
        w = self.written
        sites = [plan.names[tile] for tile, market in enumerate(plan.markets) if market]
        markets = [
            self.index(self.box.market_ids, w.map.markets[site], f"map.markets.{site}") for site in sites
        ]
        self._stop_if_wrong()
        s = Position(self.box, make_chart(plan, markets), len(w.players), Rng(*w.random))
        s.options = options
        s.civilization = civilizations
        s.kinds = all_kinds(self.box, civilizations)
        s.marks = [0] * len(s.kinds)
        s.decks = [[] for _ in w.players]
        lay_out_nothing(s)
        return s

    def _check_question(self, s: Position) -> None:
        """Something is asked, and there is an answer: a question without one is never left on the agenda."""
        if not s.agenda:
            return
        question = FRAMES[s.agenda[-1]]
        if s.agenda[-1] < c.FIRST_DECISION:
            raise PositionError([f"agenda[0]: {question} is no question"])
        twin = s.copy()
        run(twin)
        if twin.numbers() != s.numbers() or not s.moves():
            raise PositionError([f"agenda[0]: {question} has no answer to choose in this position"])

    def _turn(self, s: Position, w: Turn) -> None:
        seat = self.seat(w.active, "turn.active")
        abilities = ability_names(self.box)
        s.first, s.active = self.seat(w.first, "turn.first"), seat
        s.phase, s.turn = w.phase, w.number
        s.turns_left = -1 if w.left is None else w.left
        if len(w.taken) != 2 or len(w.pickups) != c.EXPLORERS:
            self.complaints.append(f"turn: taken has 2 values, pickups {c.EXPLORERS}")
            return
        s.taken = [int(taken) for taken in w.taken]
        s.warlord_used[seat] = int(w.warlord_used)
        s.spare_pickups[seat], s.reinforce[seat] = w.spare_pickups, w.reinforce
        put(s.pickups, seat, w.pickups)
        for policy in w.policies_used:
            index = self.index(_policies(s, seat), policy, "turn.policies_used")
            s.policy_used[seat * c.POLICIES + index] = 1
        for on, n in w.discounts.items():
            s.coupons[seat * c.COUPON_PLACES + self.index(COUPONS, on, "turn.discounts")] = n
        for on in w.half_price:
            at = seat * c.COUPON_PLACES + c.COUPONS
            s.coupons[at + self.index(COUPONS, on, "turn.half_price")] = 1
        for card in self._all_cards(w.drawn, "turn.drawn"):
            s.marks[card] |= c.DRAWN
        for ability in w.lasting:
            s.lasting = [*s.lasting, seat, self.index(abilities, ability, "turn.lasting")]
        s.fired = [self.index(abilities, ability, "turn.triggered") for ability in w.triggered]
        for unit in w.march:
            tile = self.index(self.tiles, unit.tile, "turn.march")
            s.march.append(-1 - tile if unit.warlord else tile)

    def _cards(self, s: Position, w: Cards) -> None:
        s.display = [self._card(card, "cards.display") for card in w.display]
        s.future = self._all_cards(w.deck[::-1], "cards.deck")
        s.past = self._all_cards(w.past, "cards.past")
        s.removed = self._all_cards(w.removed, "cards.removed")
        piles = [self.box.card_ids[kind] for kind in self.box.basics]
        if sorted(w.piles) != sorted(piles):
            self.complaints.append(f"cards.piles: there are {', '.join(piles)}")
            return
        s.piles = [w.piles[pile] for pile in piles]

    def _tiles(self, s: Position, plan: Plan) -> None:
        for name, w in self.written.tiles.items():
            tile = self.index(self.tiles, name, "tiles")
            if tile < 0:
                continue
            at = f"tiles.{name}"
            s.owner[tile] = -1 if w.owner is None else self.seat(w.owner, f"{at}.owner")
            s.soldiers[tile] = w.soldiers
            s.outposts[tile] = int(w.outpost)
            s.wonders[tile] = self.index(self.box.card_ids, w.wonder, f"{at}.wonder")
            s.tokens[tile] = self.index(self.box.token_ids, w.token, f"{at}.token")
            s.crate_on[tile] = int(w.crate)
            if s.tokens[tile] >= 0 and self.box.token_value[s.tokens[tile]] != plan.tokens[tile]:
                self.complaints.append(f"{at}.token: the map says another value")
            wonder = s.wonders[tile]
            if wonder >= 0 and self.box.card_kind[wonder] != c.WONDER:
                self.complaints.append(f"{at}.wonder: {w.wonder} is no Wonder")

    def _markets(self, s: Position) -> None:
        there = [self.box.market_ids[market] for market in s.chart.market if market >= 0]
        if sorted(there) != sorted(self.written.markets):
            self.complaints.append(f"markets: on this map are {', '.join(there)}")
            return
        for id, w in self.written.markets.items():
            market = self.box.market_ids.index(id)
            ids = self.box.market_token_ids[market]
            s.stacks[market] = [self.index(ids, token, f"markets.{id}.stack") for token in w.stack]
            s.buyers[market] = [self.seat(seat, f"markets.{id}.buyers") for seat in w.buyers]

    def _player(self, s: Position, seat: int, w: Player, at: str) -> None:
        put(s.goods, seat, self.amounts(RESOURCES, w.goods, f"{at}.goods"))
        put(s.gained, seat, self.amounts(TALLIES, w.gained, f"{at}.gained"))
        s.crates[seat] = w.crates
        for id, bargain in w.bargains.items():
            market = self.index(self.box.market_ids, id, f"{at}.bargains")
            if market >= 0:
                place = seat * self.box.markets + market
                ids = self.box.market_token_ids[market]
                s.bargains[place] = self.index(ids, bargain.token, f"{at}.bargains.{id}")
                s.bargains_used[place] = int(bargain.used)
        self._city(s, seat, w.city, f"{at}.city")
        s.decks[seat] = self._all_cards(w.deck[::-1], f"{at}.deck")
        s.known[seat] = w.known
        s.discards[seat] = self._all_cards(w.discards, f"{at}.discards")
        s.archives[seat] = self._all_cards(w.archive, f"{at}.archive")
        s.work[seat] = self._card(w.work, f"{at}.work")
        s.developed[seat] = [
            self.index(_policies(s, seat), policy, f"{at}.developed") for policy in w.developed
        ]
        s.capital[seat] = self.index(self.tiles, w.capital, f"{at}.capital")
        s.warlord[seat] = self.index(self.tiles, w.warlord, f"{at}.warlord")
        s.looted[seat] = [self.index(self.box.token_ids, token, f"{at}.looted") for token in w.looted]
        if len(w.explorers) != c.EXPLORERS:
            self.complaints.append(f"{at}.explorers: there are {c.EXPLORERS}")
            return
        put(s.explorers, seat, [self.index(self.tiles, tile, f"{at}.explorers") for tile in w.explorers])

    def _city(self, s: Position, seat: int, w: dict[str, Space], at: str) -> None:
        spaces = [space_name(space) for space in range(c.SPACES)]
        if sorted(w) != spaces:
            self.complaints.append(f"{at}: the spaces are {', '.join(spaces)}")
            return
        for space, name in enumerate(spaces):
            for cards, lying in ((s.city, w[name].upper), (s.under, w[name].under)):
                if lying is None:
                    continue
                card = self._card(lying.card, f"{at}.{name}")
                cards[seat * c.SPACES + space] = card
                if card >= 0:
                    s.marks[card] |= (c.ACTIVE if lying.active else 0) | (c.USED if lying.used else 0)

    # -- names to numbers ----------------------------------------------------------------------------

    def _card(self, name: str | None, at: str) -> int:
        if name is None or name in self.cards:
            return -1 if name is None else self.cards[name]
        self.complaints.append(f"{at}: there is no card {name!r} in this game")
        return -1

    def _all_cards(self, names: Sequence[str], at: str) -> list[int]:
        cards = [self._card(name, at) for name in names]
        return [card for card in cards if card >= 0]
