"""Sets up any Monumental position for a test, plays moves by their notation and looks at the result.

A `Scenario` begins with an almost empty table: it is seat 0's turn, phase 2, nobody has any resource, Cities and
display are empty, every City card is in its owner's deck and every Development card in the Development deck, all Units
and Explorers stand on their Capitals, and every Province has its tokens. Cards and pieces that a test hands out are
taken from there, so nothing is ever lost or doubled; `play()` and every move check that (`soundness.py`).

    play = Scenario().goods(0, military=3).token("c0", "raiders").units(0, "b0", 1).play()
    play.do("conquer c0", "without warlord")

Numbers that balancing may change come from `fixed_numbers.toml`; `fixed=False` takes the box as it is. Seat k has the
k-th Capital of the drawing. The maps are drawn below; tiles are named by column and row, the first a0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tests.games.monumental.contents import FILES
from tests.games.monumental.soundness import counted_anew, problems
from trilithon.games.monumental.charting import make_chart
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.shop import next_in_pile
from trilithon.games.monumental.engine.start import start_position
from trilithon.games.monumental.engine.turns import run
from trilithon.games.monumental.frames import FRAMES
from trilithon.games.monumental.maps.drawing import read_rows
from trilithon.games.monumental.names import COUNTS, RESOURCES, place_name, space_name
from trilithon.games.monumental.notation import card_id, policy_id, write_move
from trilithon.games.monumental.schema import Content
from trilithon.games.monumental.tabulate import tabulate
from trilithon.kernel.content import read_content
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded

MAPS = {
    2: (
        "CCC 11- 12- 13- CCC",
        "01- 0fm 24- 11- ...",
        "01- 1f- ~~~ 02m 11-",
    ),
    3: (
        "CCC 11- 12- 13- CCC",
        "01- 0fm 24- 11- ...",
        "01- 1f- ~~~ 02m 11-",
        "... 12- CCC 1fm ...",
    ),
    4: (
        "CCC 11- 12- 13- CCC",
        "01- 0fm 24- 11- ...",
        "01- 1f- ~~~ 02m 11-",
        "CCC 12m CCC 1fm 1f-",
    ),
}
"""Small maps on which everything can be tried (they need not be fair):

      a0 CCC   b0 11-   c0 12-   d0 13-   e0 CCC
          a1 01-   b1 0fm   c1 24-   d1 11-
      a2 01-   b2 1f-   c2 ~~~   d2 02m   e2 11-
          a3       b3       c3       d3       e3      with 3 or 4 seats
"""

OPTIONS = {
    "renaissance": c.RENAISSANCE_ON,
    "alt_wonders": c.ALTERNATIVES,
    "strict_components": c.STRICT,
    "explorer_capital": c.EXPLORER_HOME,
    "trigger_limit": c.TRIGGER_ONCE,
    "drawn_continuous": c.DRAWN_LASTS,
    "open_discards": c.OPEN_DISCARDS,
    "first_player": c.HOST_FIRST,
}
"""Where the engine keeps them; numbers as in `codes.py`."""


FIXED = Path(__file__).parent / "fixed_numbers.toml"


@cache
def boxed(packs: tuple[Path, ...] = ()) -> Box:
    """The content as the engine has it."""
    return tabulate(read_content(Content, FILES, packs))


def options(**changed: int) -> list[int]:
    """The options as the engine has them: all default, the first seat begins, but for what is named."""
    numbers = [0] * c.OPTIONS
    numbers[c.DRAWN_LASTS] = 1
    numbers[c.HOST_FIRST] = 1
    for name, value in changed.items():
        numbers[OPTIONS[name]] = value
    return numbers


def new_game(
    seats: int = 2,
    *,
    civilizations: Sequence[str | None] = (),
    map: Sequence[str] = (),
    markets: Sequence[str] = (),
    seed: int = 1,
    packs: Sequence[Path] = (),
    fixed: bool = True,
    events: list[Event] | None = None,
    **changed: int,
) -> Position:
    """A game that has just begun: who settles where is the first question. `markets` go in the order of tiles."""
    box = boxed((FIXED, *packs) if fixed else tuple(packs))
    plan = read_rows(map or MAPS[seats])
    sites = sum(plan.markets)
    named = [box.market_ids.index(name) for name in markets] or list(range(sites))
    wanted = [*civilizations, *[None] * (seats - len(civilizations))]
    return start_position(
        box,
        make_chart(plan, named),
        list(plan.tokens),
        seats,
        [-1 if id is None else box.civilization_ids.index(id) for id in wanted],
        options(**changed),
        seeded(seed),
        events,
    )


class Scenario:
    def __init__(
        self,
        seats: int = 2,
        *,
        civilizations: Sequence[str] = (),
        map: Sequence[str] = (),
        markets: Sequence[str] = (),
        seed: int = 1,
        packs: Sequence[Path] = (),
        fixed: bool = True,
        **changed: int,
    ) -> None:
        others = ("egypt", "greece", "japan", "denmark", "china")
        named = [*civilizations, *(id for id in others if id not in civilizations)][:seats]
        s = new_game(
            seats,
            civilizations=named,
            map=map,
            markets=markets,
            seed=seed,
            packs=packs,
            fixed=fixed,
            **changed,
        )
        assert s.first == 0, "the first seat begins"
        self.state = s
        self.tiles = {name: tile for tile, name in enumerate(s.chart.names)}
        capitals = [tile for tile in range(s.chart.tiles) if s.chart.kind[tile] == c.CAPITAL]
        for seat in reversed(range(seats)):
            assert s.to_move == seat
            s.play(c.make_move(c.SETTLE, capitals[seat]))
        self._clear()

    def _clear(self) -> None:
        s = self.state
        for seat in range(s.seats):
            spaces = range(seat * c.SPACES, (seat + 1) * c.SPACES)
            s.decks[seat] = sorted([*s.decks[seat], *(s.city[at] for at in spaces), *_there(s.under, spaces)])
        s.city = [c.NONE] * len(s.city)
        s.under = [c.NONE] * len(s.under)
        s.future = s.future + [card for card in reversed(s.display) if card >= 0]
        s.display = [c.NONE] * c.DISPLAY
        s.goods = [0] * len(s.goods)
        s.gained = [0] * len(s.gained)
        self.turn(0)

    # -- what is asked ---------------------------------------------------------------------------------

    def turn(self, seat: int, *, phase: int = 2) -> Scenario:
        """It is the seat's turn, and it is asked what to activate (phase 1) or what to do (phase 2)."""
        s = self.state
        s.agenda.clear()
        s.push(c.TURN, seat, 0, 0, 0)
        s.turn -= 1
        run(s)
        if phase == 2:
            s.drop()
            s.phase = 2
        return self

    def last_turns(self, left: int) -> Scenario:
        """The end was triggered; so many turns come after this one."""
        self.state.turns_left = left
        return self

    # -- resources -------------------------------------------------------------------------------------

    def goods(self, seat: int, **amounts: int) -> Scenario:
        """goods(0, production=3, gold=1); they do not count as gained. `feud` is Military against Barbarians only."""
        for name, n in amounts.items():
            self.state.goods[seat * c.RESOURCES + RESOURCES.index(name)] = n
        return self

    def gained(self, seat: int, **amounts: int) -> Scenario:
        """What the tally of the turn says."""
        for name, n in amounts.items():
            self.state.gained[seat * c.TALLIES + RESOURCES.index(name)] = n
        return self

    def crates(self, seat: int, n: int) -> Scenario:
        """Production tokens, taken off the map."""
        s = self.state
        here = [tile for tile in range(s.chart.tiles) if s.crate_on[tile]]
        for tile in here[len(here) - n :]:
            s.crate_on[tile] = 0
        s.crates[seat] += n
        return self

    def no_crate(self, *tiles: str) -> Scenario:
        """The Production tokens of these Provinces were taken and used."""
        for name in tiles:
            self.state.crate_on[self.tiles[name]] = 0
        return self

    def stack(self, market: str, *tokens: str) -> Scenario:
        """The tokens that lie in a Market."""
        s = self.state
        at = s.box.market_ids.index(market)
        s.stacks[at] = sorted(s.box.market_token_ids[at].index(token) for token in tokens)
        return self

    def bargain(self, seat: int, token: str, *, used: bool = False) -> Scenario:
        """The seat took this token from its Market."""
        s = self.state
        market = next(at for at, ids in enumerate(s.box.market_token_ids) if token in ids)
        number = s.box.market_token_ids[market].index(token)
        if number in s.stacks[market]:
            s.take_from(s.stacks, market, number)
        elif s.stacks[market]:
            s.stacks[market] = s.stacks[market][:-1]
        place = seat * s.box.markets + market
        s.bargains = [number if at == place else old for at, old in enumerate(s.bargains)]
        s.bargains_used = [int(used) if at == place else old for at, old in enumerate(s.bargains_used)]
        s.add_to(s.buyers, market, seat)
        return self

    # -- cards -----------------------------------------------------------------------------------------

    def _fetch(self, seat: int, id: str) -> int:
        """A card from the seat's deck, else from the Development deck or a basic pile, wherever it still lies."""
        s = self.state
        kind = s.box.card_ids.index(id)
        for card in s.decks[seat] if seat >= 0 else ():
            if s.kinds[card] == kind:
                s.take_from(s.decks, seat, card)
                return card
        for card in s.future:
            if s.kinds[card] == kind:
                s.future = [other for other in s.future if other != card]
                return card
        if kind in s.box.basics and s.piles[s.box.basics.index(kind)]:
            pile = s.box.basics.index(kind)
            card = next_in_pile(s, pile)
            s.piles[pile] -= 1
            return card
        raise AssertionError(f"there is no {id} left for seat {seat}")

    def city(self, seat: int, *, active: bool = False, **spaces: str | tuple[str, str]) -> Scenario:
        """Cards in spaces: city(0, b2="fort", a1=("mine", "irrigation"), c3="irrigation").

        Of two, the second is a Knowledge under the first; a Knowledge alone lies there without a card on top.
        """
        s = self.state
        for space, ids in spaces.items():
            at = seat * c.SPACES + SPACE_NAMES.index(space)
            for id in (ids,) if isinstance(ids, str) else ids:
                card = self._fetch(seat, id)
                layer = s.under if s.kind_of(card) == c.KNOWLEDGE else s.city
                assert layer[at] < 0, f"{space} is taken already"
                layer[at] = card
                if active:
                    s.marks[card] |= c.ACTIVE
        return self

    def active(self, seat: int, **spaces: str | tuple[str, str]) -> Scenario:
        """The same, and the cards were activated this turn (without what their icons give)."""
        return self.city(seat, active=True, **spaces)

    def deck(self, seat: int, *ids: str) -> Scenario:
        """Put these cards on top of the City deck, the first on the very top."""
        s = self.state
        taken = [self._fetch(seat, id) for id in ids]
        s.decks[seat] = [*s.decks[seat], *reversed(taken)]
        return self

    def exact_deck(self, seat: int, *ids: str) -> Scenario:
        """The City deck is exactly this, top first; the rest of it is archived (call it last)."""
        s = self.state
        taken = [self._fetch(seat, id) for id in ids]
        s.archives[seat] = [*s.archives[seat], *s.decks[seat]]
        s.decks[seat] = taken[::-1]
        return self

    def discard(self, seat: int, *ids: str) -> Scenario:
        for id in ids:
            self.state.add_to(self.state.discards, seat, self._fetch(seat, id))
        return self

    def archive(self, seat: int, *ids: str) -> Scenario:
        for id in ids:
            self.state.add_to(self.state.archives, seat, self._fetch(seat, id))
        return self

    def work(self, seat: int, id: str) -> Scenario:
        """The Wonder under construction."""
        self.state.work[seat] = self._fetch(NOBODY, id)
        return self

    def display(self, *ids: str | None) -> Scenario:
        """Lay out the display, place 1 first; None is a gap."""
        s = self.state
        cards = [c.NONE if id is None else self._fetch(NOBODY, id) for id in ids]
        s.display = [*cards, *[c.NONE] * (c.DISPLAY - len(cards))]
        return self

    def future(self, *ids: str) -> Scenario:
        """Put these cards on top of the Development deck, the first on the very top."""
        taken = [self._fetch(NOBODY, id) for id in ids]
        self.state.future = self.state.future + taken[::-1]
        return self

    def exact_future(self, *ids: str) -> Scenario:
        """The Development deck is exactly this, top first; the rest of it was discarded (call it last)."""
        s = self.state
        taken = [self._fetch(NOBODY, id) for id in ids]
        s.past = s.past + s.future
        s.future = taken[::-1]
        return self

    def piles(self, **left: int) -> Scenario:
        """piles(workshop=0): how many cards a basic pile still has; the others are in the last seat's archive."""
        s = self.state
        for id, n in left.items():
            while s.piles[s.box.basics.index(s.box.card_ids.index(id))] > n:
                self.archive(s.seats - 1, id)
        return self

    def policies(self, seat: int, *ids: str, used: bool = False) -> Scenario:
        """Developed Policies, the newest last."""
        s = self.state
        first = s.civilization[seat] * c.POLICIES
        numbers = [s.box.policy_ids.index(id) - first for id in ids]
        assert all(0 <= number < c.POLICIES for number in numbers), "these are not all Policies of this seat"
        s.developed[seat] = numbers
        if used:
            s.policy_used[seat * c.POLICIES + numbers[-1]] = 1
        return self

    # -- the map ---------------------------------------------------------------------------------------

    def token(self, tile: str, id: str) -> Scenario:
        """Which Exploration token of the value that the map shows lies there."""
        s = self.state
        at, token = self.tiles[tile], s.box.token_ids.index(id)
        old = s.tokens[at]
        assert old >= 0, f"{tile} has no token any more"
        assert s.box.token_value[old] == s.box.token_value[token], f"{id} cannot lie on {tile}"
        if old == token:
            return self
        if s.tokens.count(token) + sum(taken.count(token) for taken in s.looted) == s.box.token_copies[token]:
            s.tokens[s.tokens.index(token)] = old
        s.tokens[at] = token
        return self

    def units(self, seat: int, tile: str, soldiers: int = 0, *, warlord: bool = False) -> Scenario:
        """So many Soldiers go there from the Capital, and perhaps the Warlord; the Province becomes the seat's."""
        s = self.state
        at, home = self.tiles[tile], s.capital[seat]
        assert s.owner[at] in (c.NONE, seat), f"{tile} belongs to another"
        s.soldiers[home] -= soldiers
        s.soldiers[at] += soldiers
        if warlord:
            s.warlord[seat] = at
        self._take(seat, at)
        return self

    def outpost(self, seat: int, *tiles: str) -> Scenario:
        for tile in tiles:
            self.state.outposts[self.tiles[tile]] = 1
            self._take(seat, self.tiles[tile])
        return self

    def _take(self, seat: int, at: int) -> None:
        s = self.state
        s.owner[at] = seat
        if s.tokens[at] >= 0:
            s.add_to(s.looted, seat, s.tokens[at])
            s.tokens[at] = c.NONE

    def empty(self, *tiles: str, looter: int = 0) -> Scenario:
        """Nobody is there any more, and its token has long been taken."""
        for tile in tiles:
            self._take(looter, self.tiles[tile])
            self.state.owner[self.tiles[tile]] = c.NONE
        return self

    def wonder(self, seat: int, id: str, tile: str) -> Scenario:
        """The seat has completed this Wonder and put its token there; the card is in its discard pile."""
        self.discard(seat, id)
        self.state.wonders[self.tiles[tile]] = self.state.box.card_ids.index(id)
        return self

    def explorers(self, seat: int, *tiles: str) -> Scenario:
        for which, tile in enumerate(tiles):
            self.state.explorers[seat * c.EXPLORERS + which] = self.tiles[tile]
        return self

    # -- done ------------------------------------------------------------------------------------------

    def play(self) -> Play:
        """A game that goes on from here; the scenario can be changed and played again."""
        s = self.state.copy()
        s.counts = counted_anew(s)
        for seat in range(s.seats):
            renew_rules(s, seat)
        return Play(s)


NOBODY = -1
SPACE_NAMES = [space_name(space) for space in range(c.SPACES)]


def _there(places: list[int], spaces: range) -> list[int]:
    return [places[at] for at in spaces if places[at] >= 0]


class Play:
    """A position being played by notation."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.events: list[Event] = []
        self.tiles = {name: tile for tile, name in enumerate(state.chart.names)}
        assert problems(state) == []

    def do(self, *moves: str, forced: bool = True) -> Play:
        """Play moves by their text. As at a table, a single answer is given by itself, but never `end`."""
        for text in moves:
            self._play(text)
            while forced and len(self.state.moves()) == 1 and not self.state.asks(self.state.moves()[0]):
                self._play(self.legal[0])
        return self

    def _play(self, text: str) -> None:
        moves = {write_move(self.state, move): move for move in self.state.moves()}
        assert text in moves, f"{text!r} is not legal; {self.asked} allows {list(moves)}"
        self.state.events = self.events
        self.state.play(moves[text])
        self.state.events = None
        assert problems(self.state) == []

    def copy(self) -> Play:
        """Another that goes on from here by itself."""
        return Play(self.state.copy())

    # -- questions and moves ---------------------------------------------------------------------------

    @property
    def legal(self) -> list[str]:
        return [write_move(self.state, move) for move in self.state.moves()]

    def offers(self, word: str) -> list[str]:
        """What the legal moves that begin with this word are about: offers("conquer") is ["c0", "d1"]."""
        return [text.partition(" ")[2] for text in self.legal if text.partition(" ")[0] == word]

    @property
    def asked(self) -> str:
        """The name of the question on top of the agenda, or 'over'."""
        return FRAMES[self.state.agenda[-1]] if self.state.agenda else "over"

    @property
    def to_move(self) -> int:
        return self.state.to_move

    @property
    def told(self) -> list[str]:
        """The ids of what everybody was told since the beginning."""
        return [event.message.id.removeprefix("monumental-log-") for event in self.events]

    # -- what a seat has -------------------------------------------------------------------------------

    def goods(self, seat: int) -> dict[str, int]:
        """All resources of which it has any."""
        amounts = self.state.goods[seat * c.RESOURCES : (seat + 1) * c.RESOURCES]
        return {name: n for name, n in zip(RESOURCES, amounts, strict=True) if n}

    def gained(self, seat: int) -> dict[str, int]:
        amounts = self.state.gained[seat * c.TALLIES : (seat + 1) * c.TALLIES]
        return {name: n for name, n in zip(RESOURCES, amounts, strict=False) if n}

    def counts(self, seat: int) -> dict[str, int]:
        return {name: self.state.count(seat, at) for at, name in enumerate(COUNTS)}

    def city(self, seat: int) -> dict[str, str]:
        """Cards by place: b2, and b2-under for a Knowledge."""
        s, spaces = self.state, range(seat * c.SPACES, (seat + 1) * c.SPACES)
        both = [card for at in spaces for card in (s.city[at], s.under[at])]
        return {place_name(place): card_id(s, card) for place, card in enumerate(both) if card >= 0}

    def active(self, seat: int) -> list[str]:
        """Places of the active cards."""
        s, spaces = self.state, range(seat * c.SPACES, (seat + 1) * c.SPACES)
        both = [card for at in spaces for card in (s.city[at], s.under[at])]
        return [place_name(place) for place, card in enumerate(both) if card >= 0 and s.is_active(card)]

    def _ids(self, cards: Sequence[int]) -> list[str]:
        return [card_id(self.state, card) for card in cards]

    def deck(self, seat: int) -> list[str]:
        """Top first."""
        return self._ids(self.state.decks[seat][::-1])

    def discard(self, seat: int) -> list[str]:
        return self._ids(self.state.discards[seat])

    def archive(self, seat: int) -> list[str]:
        return self._ids(self.state.archives[seat])

    def work(self, seat: int) -> str | None:
        return None if self.state.work[seat] < 0 else card_id(self.state, self.state.work[seat])

    def policies(self, seat: int) -> list[str]:
        return [policy_id(self.state, seat, policy) for policy in self.state.developed[seat]]

    def bargain(self, seat: int, market: str) -> str | None:
        """The token it has from a Market, used or not."""
        box = self.state.box
        at = box.market_ids.index(market)
        token = self.state.bargains[seat * box.markets + at]
        return None if token < 0 else box.market_token_ids[at][token]

    def looted(self, seat: int) -> list[str]:
        return [self.state.box.token_ids[token] for token in self.state.looted[seat]]

    # -- the table -------------------------------------------------------------------------------------

    def display(self) -> list[str | None]:
        return [None if card < 0 else card_id(self.state, card) for card in self.state.display]

    def future(self) -> list[str]:
        """Top first."""
        return self._ids(self.state.future[::-1])

    def past(self) -> list[str]:
        return self._ids(self.state.past)

    def removed(self) -> list[str]:
        return self._ids(self.state.removed)

    def piles(self) -> dict[str, int]:
        box = self.state.box
        return {box.card_ids[kind]: self.state.piles[pile] for pile, kind in enumerate(box.basics)}

    def owner(self, tile: str) -> int | None:
        """Who controls it."""
        owner = self.state.owner[self.tiles[tile]]
        return None if owner < 0 else owner

    def owned(self, seat: int) -> list[str]:
        return [name for name, tile in self.tiles.items() if self.state.owner[tile] == seat]

    def soldiers(self, tile: str) -> int:
        return self.state.soldiers[self.tiles[tile]]

    def warlord(self, seat: int) -> str:
        return self.state.chart.names[self.state.warlord[seat]]

    def outposts(self, seat: int) -> list[str]:
        return [name for name in self.owned(seat) if self.state.outposts[self.tiles[name]]]

    def explorers(self, seat: int) -> list[str]:
        here = self.state.explorers[seat * c.EXPLORERS : (seat + 1) * c.EXPLORERS]
        return [self.state.chart.names[tile] for tile in here]

    def token(self, tile: str) -> str | None:
        token = self.state.tokens[self.tiles[tile]]
        return None if token < 0 else self.state.box.token_ids[token]

    def wonder(self, tile: str) -> str | None:
        kind = self.state.wonders[self.tiles[tile]]
        return None if kind < 0 else self.state.box.card_ids[kind]

    def crate(self, tile: str) -> bool:
        return bool(self.state.crate_on[self.tiles[tile]])

    def stack(self, market: str) -> list[str]:
        at = self.state.box.market_ids.index(market)
        return [self.state.box.market_token_ids[at][token] for token in self.state.stacks[at]]

    def defence(self, tile: str) -> int:
        return lands.defence(self.state, self.tiles[tile])
