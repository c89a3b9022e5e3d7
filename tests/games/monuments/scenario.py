"""Sets up any Monuments position for a test, plays moves by their notation and looks at the result.

A `Scenario` begins with an empty board: it is seat 0's turn in round 2, everybody's pieces are in the supply and none
is locked, all action cards are in hand and red, nobody has abilities, bonuses or quests. Everything that a test puts
somewhere is taken from supply, stock or deck when it is played, so nothing is ever lost or doubled; `play()` and every
move check that.

    play = Scenario().units(0, "1301", worker=2).tokens("1301", wood=1).play()
    play.do("play build", "build bridge 1200-1201")

Two seats are Greece and Egypt, three have Inca with them, four Maya too. Near Greece's monument 1201 are

    1200 mountain   1100 pasture   1101 pasture      region T, across rivers
    1301 forest     1302 pasture   1202 field        region S, without a bridge
    1001 forest     1102 mountain  1103 field        region U, across rivers

1301-1302-1202 is a row; 1203 and 1303 are the sea between it and Crete (1304 field, 1404 forest).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from librt.vecs import vec
from mypy_extensions import i16

from tests.games.monuments.contents import game, tables
from trilithon.games.monuments.derived import derive, impossible_players, owners
from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.naming import STATES
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.questing import receive
from trilithon.games.monuments.engine.scoring import sheet
from trilithon.games.monuments.engine.spots import controlled, land_controlled, military_power
from trilithon.games.monuments.engine.start import start_position
from trilithon.games.monuments.engine.steps.card import PLAY_CARD
from trilithon.games.monuments.engine.steps.last_window import LAST_WINDOW
from trilithon.games.monuments.engine.steps.turn import NEXT_TURN
from trilithon.games.monuments.names import BUILDINGS, CARDS, CATEGORIES, DEEDS, KINDS, PIECES, UNITS
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.peek import Peek

CIVILIZATIONS = ("greece", "egypt", "inca", "maya")
OPTIONS = {
    "start_player": c.O_START,
    "civ_assignment": c.O_CHOOSE_CIV,
    "ability_deal": c.O_ABILITIES,
    "first_turn_restriction": c.O_FIRST_TURN,
    "weapons_need_permit": c.O_WEAPON_PERMIT,
    "dice_cap": c.O_DICE_CAP,
    "supply_limits": c.O_HARD_SUPPLY,
    "retreat_split": c.O_ONE_RETREAT,
    "trade_needs_worker": c.O_TRADE_WORKER,
    "quest_returns": c.O_QUEST_REMOVED,
    "quest_history": c.O_QUEST_SINCE,
    "unlock_per_layer": c.O_UNLOCK,
    "round_limit": c.O_ROUNDS,
}
"""Where the engine keeps them; numbers as in `codes.py`."""
DEALT_AT_RANDOM, NO_ABILITIES = 0, 2
ISLANDS = ("0800", "0801", "1304", "1404", "1409", "1410", "0603", "0703")
"""In play with two, three or four, and no part of Greece's continent."""


def options(**changed: int) -> list[int]:
    """The options as the engine has them: all default, the first seat begins, but for what is named."""
    numbers = [0] * c.OPTIONS
    numbers[c.O_CHOOSE_CIV] = numbers[c.O_FIRST_TURN] = numbers[c.O_HARD_SUPPLY] = numbers[c.O_UNLOCK] = 1
    numbers[c.O_DICE_CAP], numbers[c.O_ROUNDS] = 10, 100
    for name, value in changed.items():
        numbers[OPTIONS[name]] = value
    return numbers


def new_game(seats: int = 2, *, seed: int = 1, events: list[Event] | None = None, **changed: int) -> Play:
    """A game that has just begun: who leads which civilisation is the first question."""
    box, chart = tables()
    return Play(start_position(box, chart, seats, options(**changed), seeded(seed), events))


class Scenario:
    def __init__(
        self,
        seats: int = 2,
        *,
        civilizations: Sequence[str] = (),
        abilities: Sequence[str] = (),
        decks: Sequence[str] = (),
        score_cards: Sequence[str] = (),
        seed: int = 1,
        **changed: int,
    ) -> None:
        box, chart = tables()
        changed.setdefault("ability_deal", DEALT_AT_RANDOM if abilities else NO_ABILITIES)
        s = start_position(box, chart, seats, options(**changed), seeded(seed), None)
        self.state = s
        self.look = look = Peek(s)
        self.hexes = {name: spot for spot, name in enumerate(chart.names)}
        named = civilizations or CIVILIZATIONS[:seats]
        while look.round == 0:
            wanted = [game().write(s, move) for move in s.moves()]
            lead = f"lead {named[s.to_move]}"
            s.play(s.moves()[wanted.index(lead) if lead in wanted else 0])
        look.deck = _dealt(box.deck_ids, decks, seats)
        look.score_card = _dealt(box.score_card_ids, score_cards, seats)
        if abilities:
            look.ability = _dealt(box.ability_ids, abilities, seats)
        self._clear()

    def _clear(self) -> None:
        s, look, box = self.state, self.look, self.state.box
        for name in ("units", "owner", "tokens", "locked", "quests", "since"):
            s.blank(s.layout.by_name[name])
        quests = [quest for quest in range(box.quests) if int(box.quest_players[quest]) <= s.seats]
        look.quests_out = [quest for quest in quests if box.quest_deck[quest] == 0]
        look.quest_decks = [
            [quest for quest in quests if box.quest_deck[quest] == deck] for deck in (1, 2, 3)
        ]
        look.round = 2

    # -- the turn --------------------------------------------------------------------------------------

    def turn(self, seat: int, *, in_round: int | None = None) -> Scenario:
        """It is the seat's turn, and it is asked for a card."""
        s, look = self.state, self.look
        while s.depth():
            s.drop()
        for step in (NEXT_TURN, LAST_WINDOW, PLAY_CARD):
            s.push(step, seat)
        look.active = s.to_move = seat
        look.round = look.round if in_round is None else in_round
        return self

    def round(self, number: int) -> Scenario:
        return self.turn(self.look.active, in_round=number)

    def starts(self, seat: int) -> Scenario:
        """The start player (MS-SET-04); the option must allow it."""
        self._set_option(c.O_START, seat)
        self.look.start = seat
        return self

    def _set_option(self, which: int, value: int) -> None:
        """For this scenario alone: positions share their options."""
        numbers = [int(n) for n in self.state.options]
        numbers[which] = value
        self.state.options = vec[i16](numbers)

    # -- the board -------------------------------------------------------------------------------------

    def units(self, seat: int, at: str, **counts: int) -> Scenario:
        """units(0, "1301", worker=2, armed=1)."""
        spot = self.hexes[at]
        assert self.look.owner[spot] in (c.NONE, seat), f"{at} is another player's"
        self.look.owner[spot] = seat
        for name, n in counts.items():
            self.look.units[spot, UNITS.index(name)] += n
        return self

    def tokens(self, at: str, **counts: int) -> Scenario:
        for kind, n in counts.items():
            self.look.tokens[self.hexes[at], KINDS.index(kind)] += n
        return self

    def stock(self, **left: int) -> Scenario:
        """So many tokens are left in stock; the others lie on islands far away (call it last)."""
        s = self.state
        for name, n in left.items():
            kind = KINDS.index(name)
            more = c.TOKENS_EACH - n - sum(s.tokens_of(spot, kind) for spot in range(s.chart.lands))
            for island in ISLANDS:
                put = min(more, c.CAPACITY - s.tokens_in(self.hexes[island]))
                self.tokens(island, **{name: put})
                more -= put
            assert more == 0, "the islands are full"
        return self

    def buildings(self, seat: int, at: str, *names: str, damaged: bool = False) -> Scenario:
        self.look.builder[self.hexes[at]] = seat
        for name in names:
            state = c.DAMAGED if damaged else c.INTACT
            self.look.buildings[self.hexes[at], BUILDINGS.index(name)] = state
        return self

    def bridges(self, *edges: str) -> Scenario:
        for edge in edges:
            self.look.bridges[self.state.chart.river_names.index(edge)] = 1
        return self

    def ferry(
        self, water: str, dock: str | None = None, *, owner: int = 0, aboard: Sequence[tuple[str, str]] = ()
    ) -> Scenario:
        """ferry("1203", aboard=[("army", ""), ("worker", "wood")]): passengers with their cargo."""
        look = self.look
        ferry = look.water.index(c.NONE)
        look.water[ferry] = self.hexes[water]
        look.dock[ferry] = self.hexes[dock] if dock else c.NONE
        for slot, (unit, cargo) in enumerate(aboard):
            look.aboard[ferry] = owner
            look.passenger[ferry, slot] = UNITS.index(unit)
            look.cargo[ferry, slot] = KINDS.index(cargo) if cargo else c.NONE
        return self

    # -- players ---------------------------------------------------------------------------------------

    def upgraded(self, seat: int, *cards: str) -> Scenario:
        for card in cards:
            self.look.upgraded[seat, CARDS.index(card)] = 1
        return self

    def discard(self, seat: int, *cards: str) -> Scenario:
        for card in cards:
            self.look.hand[seat, CARDS.index(card)] = 0
        return self

    def layers(self, seat: int, n: int) -> Scenario:
        self.look.layers[seat] = n
        self.look.ending = int(5 in self.look.layers)
        return self

    def commons(self, seat: int, *names: str) -> Scenario:
        """Bonuses that the seat has taken; it has built their layers."""
        box = self.state.box
        for name in names:
            common = box.common_ids.index(name)
            self.look.commons[common] = seat
            self.layers(seat, max(self.look.layers[seat], int(box.common_layer[common])))
        return self

    def locked(self, seat: int, **counts: int) -> Scenario:
        for piece, n in counts.items():
            self.look.locked[seat, PIECES.index(piece)] = n
        return self

    def deeds(self, seat: int, **counts: int) -> Scenario:
        for deed, n in counts.items():
            self.look.deeds[seat, DEEDS.index(deed)] = n
        return self

    def quests(self, seat: int, *names: str) -> Scenario:
        """In progress; what was done so far was done before they were received."""
        for name in names:
            receive(self.state, seat, self._fetch(name))
        return self

    def completed(self, seat: int, *names: str) -> Scenario:
        for name in names:
            self.state.add(self.state.completed_of(seat), self._fetch(name))
        return self

    def quest_deck(self, deck: int, *names: str, exact: bool = False) -> Scenario:
        """These lie on top, the first on the very top; `exact`: all others have left the game."""
        look = self.look
        taken = [self._fetch(name) for name in names]
        if exact:
            self._set_option(c.O_QUEST_REMOVED, 1)
            look.quests_out = look.quests_out + look.quest_decks[deck]
            look.quest_decks[deck] = []
        look.quest_decks[deck] = look.quest_decks[deck] + taken[::-1]
        return self

    def _fetch(self, name: str) -> int:
        s = self.state
        quest = s.box.quest_ids.index(name)
        for pile in (s.at.quests_out, *(s.quest_deck(deck) for deck in range(3))):
            if quest in s.items(pile):
                s.take(pile, quest)
                return quest
        raise AssertionError(f"quest {name} is not there")

    # -- done ------------------------------------------------------------------------------------------

    def play(self) -> Play:
        """A game that goes on from here; the scenario can be changed and played again."""
        s = self.state.copy()
        assert isinstance(s, Position)
        Peek(s).owner = owners(s)
        assert list(impossible_players(s)) == []
        derive(s)
        return Play(s)


def _dealt(ids: Sequence[str], wanted: Sequence[str], seats: int) -> list[int]:
    """The wanted ones, then those that are left in their order."""
    named = [*wanted, *(name for name in ids if name not in wanted)]
    return [ids.index(name) for name in named[:seats]]


class Play:
    """A position being played by notation."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.events: list[Event] = []
        self.given: list[str] = []
        self.hexes = {name: spot for spot, name in enumerate(state.chart.names)}
        assert game().problems(state) == []

    @property
    def look(self) -> Peek:
        """Fields of the position by their names."""
        return Peek(self.state)

    def do(self, *moves: str, forced: bool = True) -> Play:
        """Play moves by their text. As at a table, a single answer is given by itself, but never `done`.

        A test may name such answers or leave them out.
        """
        for text in moves:
            if text in self.given:
                self.given = self.given[self.given.index(text) + 1 :]
                continue
            self.given = []
            self._play(text)
            while forced and len(self.state.moves()) == 1 and not self.state.asks(self.state.moves()[0]):
                self.given.append(self.legal[0])
                self._play(self.legal[0])
        return self

    def _play(self, text: str) -> None:
        moves = {game().write(self.state, move): move for move in self.state.moves()}
        assert text in moves, f"{text!r} is not legal; {self.asked} allows {list(moves)}"
        self.state.events = self.events
        self.state.play(moves[text])
        self.state.events = None
        assert game().problems(self.state) == []

    def fight(self, mine: int, theirs: int) -> Play:
        """End the choice of attackers; the dice show so many pips (if they can)."""
        s = self.state
        assert self.asked == "attackers"
        cap = s.option(c.O_DICE_CAP) or 99
        dice = [min(cap, battle.attack_total(s, s.active())), min(cap, battle.defence_total(s))]
        for seed in count():
            rng = seeded(seed, 5)
            if [sum(rng.below(6) // 2 for _ in range(n)) for n in dice] == [mine, theirs]:
                s.rng = seeded(seed, 5)
                return self.do("done")
            assert seed < 200_000, f"{dice} dice do not show {mine} and {theirs}"
        raise AssertionError

    def copy(self) -> Play:
        """Another that goes on from here by itself."""
        twin = self.state.copy()
        assert isinstance(twin, Position)
        return Play(twin)

    # -- questions and moves ---------------------------------------------------------------------------

    @property
    def legal(self) -> list[str]:
        return [game().write(self.state, move) for move in self.state.moves()]

    def offers(self, word: str) -> list[str]:
        """What the legal moves that begin with this word are about: offers("walk") is ["1301", "1302 wood"]."""
        return [text.removeprefix(word + " ") for text in self.legal if text.startswith(word + " ")]

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
        return [event.message.id.removeprefix("monuments-log-") for event in self.events]

    # -- the board -------------------------------------------------------------------------------------

    def units(self, at: str) -> dict[str, int]:
        counts = [self.state.count(self.hexes[at], unit) for unit in range(c.UNITS)]
        return {name: n for name, n in zip(UNITS, counts, strict=True) if n}

    def owner(self, at: str) -> int | None:
        """Who is present there."""
        owner = self.state.owner(self.hexes[at])
        return None if owner < 0 else owner

    def tokens(self, at: str) -> dict[str, int]:
        counts = [self.state.tokens_of(self.hexes[at], kind) for kind in range(c.KINDS)]
        return {name: n for name, n in zip(KINDS, counts, strict=True) if n}

    def buildings(self, at: str) -> dict[str, str]:
        states = [self.state.building(self.hexes[at], building) for building in range(c.BUILDINGS)]
        return {name: STATES[state] for name, state in zip(BUILDINGS, states, strict=True) if state >= 0}

    def ferry(self, number: int) -> dict[str, object]:
        """Where ferry 1, 2, ... is and who is aboard with what; empty if it was sunk."""
        s, ferry, names = self.state, number - 1, self.state.chart.names
        if not s.has_ferry(ferry):
            return {}
        places = [(s.passenger(ferry, slot), s.cargo(ferry, slot)) for slot in range(c.SLOTS)]
        aboard = [(UNITS[unit], KINDS[cargo] if cargo >= 0 else "") for unit, cargo in places if unit >= 0]
        dock = names[s.dock(ferry)] if s.dock(ferry) >= 0 else None
        return {"water": names[s.water(ferry)], "dock": dock, "aboard": aboard}

    def bridged(self, edge: str) -> bool:
        return bool(self.look.bridges[self.state.chart.river_names.index(edge)])

    # -- players ---------------------------------------------------------------------------------------

    def supply(self, seat: int) -> dict[str, int]:
        return dict(zip(PIECES, self.look.supply[seat * c.SUPPLIES : (seat + 1) * c.SUPPLIES], strict=True))

    def locked(self, seat: int) -> dict[str, int]:
        return dict(zip(PIECES, self.look.locked[seat * c.SUPPLIES : (seat + 1) * c.SUPPLIES], strict=True))

    def stock(self) -> dict[str, int]:
        return dict(zip(KINDS, self.look.stock, strict=True))

    def controlled(self, seat: int) -> dict[str, int]:
        """Resources."""
        return {name: n for name, n in zip(KINDS, c.listed(controlled(self.state, seat)), strict=True) if n}

    def land(self, seat: int) -> int:
        return land_controlled(self.state, seat)

    def power(self, seat: int) -> int:
        return military_power(self.state, seat)

    def hand(self, seat: int) -> list[str]:
        return [name for card, name in enumerate(CARDS) if self.state.in_hand(seat, card)]

    def upgraded(self, seat: int) -> list[str]:
        return [name for card, name in enumerate(CARDS) if self.state.is_green(seat, card)]

    def commons(self, seat: int) -> list[str]:
        ids = self.state.box.common_ids
        return [ids[common] for common, owner in enumerate(self.look.commons) if owner == seat]

    def quests(self, seat: int) -> list[str]:
        return [self.state.box.quest_ids[quest] for quest in self.look.quests[seat]]

    def completed(self, seat: int) -> list[str]:
        return [self.state.box.quest_ids[quest] for quest in self.look.completed[seat]]

    def quest_deck(self, deck: int) -> list[str]:
        """Top first."""
        return [self.state.box.quest_ids[quest] for quest in reversed(self.look.quest_decks[deck])]

    def deeds(self, seat: int) -> dict[str, int]:
        deeds = self.look.deeds[seat * c.DEEDS : (seat + 1) * c.DEEDS]
        return {name: n for name, n in zip(DEEDS, deeds, strict=True) if n}

    def points(self, seat: int) -> dict[str, int]:
        """By category, those that are not 0."""
        return {name: n for name, n in zip(CATEGORIES, sheet(self.state)[seat], strict=True) if n}
