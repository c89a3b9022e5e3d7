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

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Self

from tests.games.monumental.contents import FILES
from tests.games.monumental.soundness import problems, write_move
from trilithon.games.monumental.charting import make_chart
from trilithon.games.monumental.derived import derive
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.layout import COUNTED, RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.shop import next_in_pile
from trilithon.games.monumental.engine.slots import CITY
from trilithon.games.monumental.engine.start import start_position
from trilithon.games.monumental.engine.steps.capital import SETTLE
from trilithon.games.monumental.engine.steps.course import TURN
from trilithon.games.monumental.maps.drawing import read_rows
from trilithon.games.monumental.module import MODULES, Module, known_features
from trilithon.games.monumental.schema import Content
from trilithon.games.monumental.tabulate import tabulate
from trilithon.kernel.content import read_content
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.moves import make_move
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.options import Value
from trilithon.kernel.peek import Peek

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
    5: (
        "CCC 11- 12- 13- CCC",
        "01- 0fm 24- 11- CCC",
        "01- 1f- ~~~ 02m 11-",
        "CCC 12m CCC 1fm 1f-",
        "11- 1f- ... ... ...",
    ),
}
"""Small maps on which everything can be tried (they need not be fair):

      a0 CCC   b0 11-   c0 12-   d0 13-   e0 CCC
          a1 01-   b1 0fm   c1 24-   d1 11-
      a2 01-   b2 1f-   c2 ~~~   d2 02m   e2 11-
          a3       b3       c3       d3       e3      with 3 to 5 seats
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
def boxed(packs: tuple[Path, ...] = (), numbers: tuple[int, ...] = ()) -> Box:
    """The content as the engine has it, for games with the modules of these numbers."""
    brought = [pack for number in numbers for pack in MODULES[number].packs]
    return tabulate(read_content(Content, FILES, [*brought, *packs]), numbers)


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
    rows: Sequence[str] = (),
    markets: Sequence[str] = (),
    seed: int = 1,
    packs: Sequence[Path] = (),
    fixed: bool = True,
    events: list[Event] | None = None,
    modules: Sequence[Hook] | Mapping[str, Value] = (),
    **changed: int,
) -> Position:
    """A game that has just begun: who settles where is the first question. `markets` go in the order of tiles;
    `modules` are hooks, or values of the options of modules that there are."""
    numbers = [module.number for module in on(modules)] if isinstance(modules, Mapping) else []
    box = boxed((FIXED, *packs) if fixed else tuple(packs), *([tuple(numbers)] if numbers else []))
    plan = read_rows(rows or MAPS[seats], letters=known_features(MODULES).letters)
    sites = sum(plan.markets)
    named = [box.market_ids.index(name) for name in markets] or list(range(sites))
    wanted = [*civilizations, *[None] * (seats - len(civilizations))]
    chart = make_chart(plan, named)
    return start_position(
        box,
        chart,
        list(plan.tokens),
        [-1 if name is None else box.civilization_ids.index(name) for name in wanted],
        options(**changed),
        seeded(seed),
        events,
        hooks(chart, modules, seats) if isinstance(modules, Mapping) else list(modules),
    )


def hooks(chart: Chart, given: Mapping[str, Value], seats: int) -> list[Hook]:
    """Of the modules that these options switch on."""
    made = []
    for module in on(given):
        hook = module.hook(_values(given), chart)
        hook.machines = list(module.machines(_values(given), seats))
        made.append(hook)
    return made


def on(given: Mapping[str, Value]) -> list[Module]:
    return [module for module in MODULES if module.is_on(_values(given))]


def _values(given: Mapping[str, Value]) -> dict[str, Value]:
    """All options of modules."""
    return {option.id: option.default for module in MODULES for option in module.options} | dict(given)


class Scenario:
    def __init__(
        self,
        seats: int = 2,
        *,
        civilizations: Sequence[str] = (),
        rows: Sequence[str] = (),
        markets: Sequence[str] = (),
        seed: int = 1,
        packs: Sequence[Path] = (),
        fixed: bool = True,
        modules: Sequence[Hook] | Mapping[str, Value] = (),
        **changed: int,
    ) -> None:
        others = ("egypt", "greece", "japan", "denmark", "china")
        named = [*civilizations, *(other for other in others if other not in civilizations)][:seats]
        s = new_game(
            seats,
            civilizations=named,
            rows=rows,
            markets=markets,
            seed=seed,
            packs=packs,
            fixed=fixed,
            modules=modules,
            **changed,
        )
        assert s.first() == 0, "the first seat begins"
        self.state = s
        self.look = Peek(s)
        self.tiles = {name: tile for tile, name in enumerate(s.chart.names)}
        capitals = [tile for tile in range(s.chart.tiles) if s.chart.kind[tile] == c.CAPITAL]
        while s.phase() == 0:
            s.play(make_move(SETTLE, capitals[s.to_move]))
        self._clear()

    def _clear(self) -> None:
        s, look = self.state, self.look
        for seat in range(s.seats):
            there = [s.card_at(seat, slot) for slot in range(s.at.slots)]
            look.deck[seat] = sorted([*look.deck[seat], *(card for card in there if card >= 0)])
        look.city = [c.NONE] * len(look.city)
        look.future = look.future + [card for card in reversed(look.display) if card >= 0]
        look.display = [c.NONE] * len(look.display)
        look.goods = [0] * len(look.goods)
        look.gained = [0] * len(look.gained)
        self.turn(0)

    # -- what is asked ---------------------------------------------------------------------------------

    def turn(self, seat: int, *, phase: int = 2) -> Self:
        """It is the seat's turn, and it is asked what to activate (phase 1) or what to do (phase 2)."""
        s = self.state
        while s.depth():
            s.drop()
        TURN.push(s, seat)
        self.look.turn -= 1
        s.run()
        if phase == 2:
            s.drop()
            self.look.phase = 2
        return self

    def last_turns(self, left: int) -> Self:
        """The end was triggered; so many turns come after this one."""
        self.look.turns_left = left
        return self

    # -- resources -------------------------------------------------------------------------------------

    def goods(self, seat: int, **amounts: int) -> Self:
        """goods(0, production=3, gold=1); they do not count as gained. `feud` is Military against Barbarians only."""
        for name, n in amounts.items():
            self.look.goods[seat, RESOURCES.index(name)] = n
        return self

    def gained(self, seat: int, **amounts: int) -> Self:
        """What the tally of the turn says."""
        for name, n in amounts.items():
            self.look.gained[seat, RESOURCES.index(name)] = n
        return self

    def crates(self, seat: int, n: int) -> Self:
        """Production tokens, taken off the map."""
        look = self.look
        here = [tile for tile, crate in enumerate(look.crate) if crate]
        for tile in here[len(here) - n :]:
            look.crate[tile] = 0
        look.crates[seat] += n
        return self

    def no_crate(self, *tiles: str) -> Self:
        """The Production tokens of these Provinces were taken and used."""
        for name in tiles:
            self.look.crate[self.tiles[name]] = 0
        return self

    def stack(self, market: str, *tokens: str) -> Self:
        """The tokens that lie in a Market."""
        box = self.state.box
        numbers = sorted(box.bargain_ids.index(token) for token in tokens)
        self.look.stacks[box.market_ids.index(market)] = numbers
        return self

    def bargain(self, seat: int, token: str, *, used: bool = False) -> Self:
        """The seat took this token from its Market."""
        box, look = self.state.box, self.look
        number = box.bargain_ids.index(token)
        market = max(at for at in range(box.markets) if box.bargain_start[at] <= number)
        stack = look.stacks[market]
        look.stacks[market] = [other for other in stack if other != number] if number in stack else stack[:-1]
        look.bargains[seat, market] = number
        look.bargains_used[seat, market] = int(used)
        look.buyers[market] = [*look.buyers[market], seat]
        return self

    # -- cards -----------------------------------------------------------------------------------------

    def _fetch(self, seat: int, name: str) -> int:
        """A card from the seat's deck, else from the Development deck or a basic pile, wherever it still lies."""
        s = self.state
        kind = s.box.card_ids.index(name)
        for pile in [s.deck(seat), s.at.future] if seat >= 0 else [s.at.future]:
            for card in s.items(pile):
                if s.kinds[card] == kind:
                    s.take(pile, card)
                    return card
        basics = [int(basic) for basic in s.box.basics]
        if kind in basics and self.look.piles[basics.index(kind)]:
            card = next_in_pile(s, basics.index(kind))
            self.look.piles[basics.index(kind)] -= 1
            return card
        raise AssertionError(f"there is no {name} left for seat {seat}")

    def city(self, seat: int, *, active: bool = False, **spaces: str | tuple[str, str]) -> Self:
        """Cards in spaces: city(0, b2="fort", a1=("mine", "irrigation"), c3="irrigation").

        Of two, the second is a Knowledge under the first; a Knowledge alone lies there without a card on top.
        """
        s = self.state
        slots = [slot.name for slot in s.setup.slots]
        for space, cards in spaces.items():
            for name in (cards,) if isinstance(cards, str) else cards:
                card = self._fetch(seat, name)
                slot = slots.index(space + "-under" if s.kind_of(card) == c.KNOWLEDGE else space)
                assert s.card_at(seat, slot) < 0, f"{space} is taken already"
                self.look.city[seat, slot] = card
                if active:
                    self.look.marks[card] |= c.ACTIVE
        return self

    def active(self, seat: int, **spaces: str | tuple[str, str]) -> Self:
        """The same, and the cards were activated this turn (without what their icons give)."""
        return self.city(seat, active=True, **spaces)

    def deck(self, seat: int, *cards: str) -> Self:
        """Put these cards on top of the City deck, the first on the very top."""
        taken = [self._fetch(seat, name) for name in cards]
        self.look.deck[seat] = [*self.look.deck[seat], *reversed(taken)]
        return self

    def exact_deck(self, seat: int, *cards: str) -> Self:
        """The City deck is exactly this, top first; the rest of it is archived (call it last)."""
        look = self.look
        taken = [self._fetch(seat, name) for name in cards]
        look.archive[seat] = [*look.archive[seat], *look.deck[seat]]
        look.deck[seat] = taken[::-1]
        return self

    def discard(self, seat: int, *cards: str) -> Self:
        for name in cards:
            self.state.add(self.state.discard_pile(seat), self._fetch(seat, name))
        return self

    def archive(self, seat: int, *cards: str) -> Self:
        for name in cards:
            self.state.add(self.state.archive(seat), self._fetch(seat, name))
        return self

    def work(self, seat: int, name: str) -> Self:
        """The Wonder under construction."""
        self.look.work[seat] = self._fetch(NOBODY, name)
        return self

    def display(self, *names: str | None) -> Self:
        """Lay out the display, place 1 first; None is a gap."""
        cards = [c.NONE if name is None else self._fetch(NOBODY, name) for name in names]
        self.look.display = [*cards, *[c.NONE] * (len(self.look.display) - len(cards))]
        return self

    def future(self, *cards: str) -> Self:
        """Put these cards on top of the Development deck, the first on the very top."""
        taken = [self._fetch(NOBODY, name) for name in cards]
        self.look.future = self.look.future + taken[::-1]
        return self

    def exact_future(self, *cards: str) -> Self:
        """The Development deck is exactly this, top first; the rest of it was discarded (call it last)."""
        look = self.look
        taken = [self._fetch(NOBODY, name) for name in cards]
        look.past = look.past + look.future
        look.future = taken[::-1]
        return self

    def piles(self, **left: int) -> Self:
        """piles(workshop=0): how many cards a basic pile still has; the others are in the last seat's archive."""
        s = self.state
        names = s.layout.domains[c.PILE].names
        for name, n in left.items():
            while self.look.piles[names.index(name)] > n:
                self.archive(s.seats - 1, name)
        return self

    def policies(self, seat: int, *names: str, used: bool = False) -> Self:
        """Developed Policies, the newest last."""
        box, civilization = self.state.box, self.state.civilization(seat)
        numbers = [box.policy_ids.index(name) for name in names]
        own = range(box.policy_start[civilization], box.policy_end[civilization])
        assert all(number in own for number in numbers), "these are not all Policies of this seat"
        self.look.developed[seat] = numbers
        if used:
            self.look.policy_used[numbers[-1]] = 1
        return self

    # -- the map ---------------------------------------------------------------------------------------

    def token(self, tile: str, name: str) -> Self:
        """Which Exploration token of the value that the map shows lies there."""
        box, look = self.state.box, self.look
        here, token = self.tiles[tile], box.token_ids.index(name)
        old = look.token[here]
        assert old >= 0, f"{tile} has no token any more"
        assert box.token_value[old] == box.token_value[token], f"{name} cannot lie on {tile}"
        if old == token:
            return self
        there = list(look.token)
        if there.count(token) + sum(taken.count(token) for taken in look.looted) == box.token_copies[token]:
            look.token[there.index(token)] = old
        look.token[here] = token
        return self

    def units(self, seat: int, tile: str, soldiers: int = 0, *, warlord: bool = False) -> Self:
        """So many Soldiers go there from the Capital, and perhaps the Warlord; the Province becomes the seat's."""
        s, look = self.state, self.look
        here, home = self.tiles[tile], s.capital(seat)
        assert s.owner(here) in (c.NONE, seat), f"{tile} belongs to another"
        look.units[home, c.SOLDIER] -= soldiers
        look.units[here, c.SOLDIER] += soldiers
        if warlord:
            look.units[s.warlord(seat), c.WARLORD] = 0
            look.units[here, c.WARLORD] = 1
        self._take(seat, here)
        return self

    def outpost(self, seat: int, *tiles: str) -> Self:
        for tile in tiles:
            self.look.outpost[self.tiles[tile]] = 1
            self._take(seat, self.tiles[tile])
        return self

    def _take(self, seat: int, tile: int) -> None:
        look = self.look
        look.owner[tile] = seat
        if look.token[tile] >= 0:
            self.state.add(self.state.looted(seat), look.token[tile])
            look.token[tile] = c.NONE

    def empty(self, *tiles: str, looter: int = 0) -> Self:
        """Nobody is there any more, and its token has long been taken."""
        for tile in tiles:
            self._take(looter, self.tiles[tile])
            self.look.owner[self.tiles[tile]] = c.NONE
        return self

    def wonder(self, seat: int, name: str, tile: str) -> Self:
        """The seat has completed this Wonder and put its token there; the card is in its discard pile."""
        self.discard(seat, name)
        self.look.wonder[self.tiles[tile]] = self.state.box.card_ids.index(name)
        return self

    def explorers(self, seat: int, *tiles: str) -> Self:
        for which, tile in enumerate(tiles):
            self.look.explorers[seat, which] = self.tiles[tile]
        return self

    # -- done ------------------------------------------------------------------------------------------

    def play(self) -> Play:
        """A game that goes on from here; the scenario can be changed and played again."""
        s = self.state.copy()
        derive(s)
        return Play(s)


NOBODY = -1
SPACE_NAMES = [slot.name for slot in CITY if slot.is_upper]


class Play:
    """A position being played by notation."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.look = Peek(state)
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
        return self.state.step().name if self.state.depth() else "over"

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
        return {name: n for at, name in enumerate(RESOURCES) if (n := self.look.goods[seat, at])}

    def gained(self, seat: int) -> dict[str, int]:
        return {
            name: n for at, name in enumerate(RESOURCES[: c.TALLIES]) if (n := self.look.gained[seat, at])
        }

    def counts(self, seat: int) -> dict[str, int]:
        return {name: self.state.count(seat, at) for at, name in enumerate(COUNTED[: c.COUNTS])}

    def _cards(self, seat: int) -> dict[str, int]:
        cards = {slot.name: self.state.card_at(seat, at) for at, slot in enumerate(self.state.setup.slots)}
        return {name: card for name, card in cards.items() if card >= 0}

    def city(self, seat: int) -> dict[str, str]:
        """Cards by place: b2, and b2-under for a Knowledge."""
        return {name: self._name(card) for name, card in self._cards(seat).items()}

    def active(self, seat: int) -> list[str]:
        """Places of the active cards."""
        return [name for name, card in self._cards(seat).items() if self.state.is_active(card)]

    def _name(self, card: int) -> str:
        return self.state.box.card_ids[self.state.kinds[card]]

    def _names(self, cards: Sequence[int]) -> list[str]:
        return [self._name(card) for card in cards]

    def deck(self, seat: int) -> list[str]:
        """Top first."""
        return self._names(self.look.deck[seat][::-1])

    def discard(self, seat: int) -> list[str]:
        return self._names(self.look.discards[seat])

    def archive(self, seat: int) -> list[str]:
        return self._names(self.look.archive[seat])

    def work(self, seat: int) -> str | None:
        return None if self.look.work[seat] < 0 else self._name(self.look.work[seat])

    def policies(self, seat: int) -> list[str]:
        return [self.state.box.policy_ids[policy] for policy in self.look.developed[seat]]

    def bargain(self, seat: int, market: str) -> str | None:
        """The token it has from a Market, used or not."""
        box = self.state.box
        token = self.look.bargains[seat, box.market_ids.index(market)]
        return None if token < 0 else box.bargain_ids[token]

    def looted(self, seat: int) -> list[str]:
        return [self.state.box.token_ids[token] for token in self.look.looted[seat]]

    # -- the table -------------------------------------------------------------------------------------

    def display(self) -> list[str | None]:
        return [None if card < 0 else self._name(card) for card in self.look.display]

    def future(self) -> list[str]:
        """Top first."""
        return self._names(self.look.future[::-1])

    def past(self) -> list[str]:
        return self._names(self.look.past)

    def removed(self) -> list[str]:
        return self._names(self.look.removed)

    def piles(self) -> dict[str, int]:
        return dict(zip(self.state.layout.domains[c.PILE].names, self.look.piles, strict=True))

    def owner(self, tile: str) -> int | None:
        """Who controls it."""
        owner = self.state.owner(self.tiles[tile])
        return None if owner < 0 else owner

    def owned(self, seat: int) -> list[str]:
        return [name for name, tile in self.tiles.items() if self.state.owner(tile) == seat]

    def soldiers(self, tile: str) -> int:
        return self.state.soldiers(self.tiles[tile])

    def warlord(self, seat: int) -> str:
        return self.state.chart.names[self.state.warlord(seat)]

    def outposts(self, seat: int) -> list[str]:
        return [name for name in self.owned(seat) if self.look.outpost[self.tiles[name]]]

    def explorers(self, seat: int) -> list[str]:
        s = self.state
        return [s.chart.names[s.explorer(seat, which)] for which in range(s.at.explorers)]

    def token(self, tile: str) -> str | None:
        token = self.state.token(self.tiles[tile])
        return None if token < 0 else self.state.box.token_ids[token]

    def wonder(self, tile: str) -> str | None:
        kind = self.state.wonder_on(self.tiles[tile])
        return None if kind < 0 else self.state.box.card_ids[kind]

    def crate(self, tile: str) -> bool:
        return bool(self.look.crate[self.tiles[tile]])

    def stack(self, market: str) -> list[str]:
        box = self.state.box
        return [box.bargain_ids[token] for token in self.look.stacks[box.market_ids.index(market)]]

    def defence(self, tile: str) -> int:
        return lands.defence(self.state, self.tiles[tile])
