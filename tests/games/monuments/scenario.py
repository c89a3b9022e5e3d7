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

from tests.games.monuments.contents import tables
from trilithon.games.monuments.derived import derive
from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.scoring import sheet
from trilithon.games.monuments.engine.spots import controlled, land_controlled, military_power
from trilithon.games.monuments.engine.start import start_position
from trilithon.games.monuments.invariants import problems
from trilithon.games.monuments.names import BUILDINGS, CARDS, CATEGORIES, DEEDS, FRAMES, KINDS, PIECES, UNITS
from trilithon.games.monuments.notation import write_move
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import seeded

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
        self.hexes = {name: hex for hex, name in enumerate(chart.names)}
        named = civilizations or CIVILIZATIONS[:seats]
        while s.round == 0:
            wanted = [write_move(s, move) for move in s.moves()]
            lead = f"lead {named[s.to_move]}"
            s.play(s.moves()[wanted.index(lead) if lead in wanted else 0])
        s.deck = _dealt(box.deck_ids, decks, seats)
        s.score_card = _dealt(box.score_card_ids, score_cards, seats)
        if abilities:
            s.ability = _dealt(box.ability_ids, abilities, seats)
        self._clear()

    def _clear(self) -> None:
        s = self.state
        s.units = [0] * len(s.units)
        s.owner = [c.NONE] * len(s.owner)
        s.tokens = [0] * len(s.tokens)
        s.locked = [0] * len(s.locked)
        quests = [quest for quest in range(s.box.quests) if s.box.quest_players[quest] <= s.seats]
        s.quests_out = [quest for quest in quests if s.box.quest_deck[quest] == 0]
        s.quest_decks = [[quest for quest in quests if s.box.quest_deck[quest] == deck] for deck in (1, 2, 3)]
        s.quests = [[] for _ in range(s.seats)]
        s.since = [[] for _ in range(s.seats)]
        s.round = 2

    # -- the turn --------------------------------------------------------------------------------------

    def turn(self, seat: int, *, round: int | None = None) -> Scenario:
        """It is the seat's turn, and it is asked for a card."""
        s = self.state
        s.agenda.clear()
        for kind in (c.NEXT_TURN, c.LAST_WINDOW, c.PLAY_CARD):
            s.push(kind, seat, 0, 0, 0)
        s.active = s.to_move = seat
        s.round = s.round if round is None else round
        return self

    def round(self, round: int) -> Scenario:
        return self.turn(self.state.active, round=round)

    def starts(self, seat: int) -> Scenario:
        """The start player (MS-SET-04); the option must allow it."""
        self.state.options = [*self.state.options]
        self.state.options[c.O_START] = seat
        self.state.start = seat
        return self

    # -- the board -------------------------------------------------------------------------------------

    def units(self, seat: int, hex: str, **counts: int) -> Scenario:
        """units(0, "1301", worker=2, armed=1)."""
        s, at = self.state, self.hexes[hex]
        assert s.owner[at] in (c.NONE, seat), f"{hex} is another player's"
        s.owner[at] = seat
        for name, n in counts.items():
            s.units[at * c.UNITS + UNITS.index(name)] += n
        return self

    def tokens(self, hex: str, **counts: int) -> Scenario:
        for kind, n in counts.items():
            self.state.tokens[self.hexes[hex] * c.KINDS + KINDS.index(kind)] += n
        return self

    def stock(self, **left: int) -> Scenario:
        """So many tokens are left in stock; the others lie on islands far away (call it last)."""
        s = self.state
        for name, n in left.items():
            kind = KINDS.index(name)
            more = c.TOKENS_EACH - n - sum(s.tokens[kind :: c.KINDS])
            for island in ISLANDS:
                put = min(more, c.CAPACITY - s.tokens_in(self.hexes[island]))
                self.tokens(island, **{name: put})
                more -= put
            assert more == 0, "the islands are full"
        return self

    def buildings(self, seat: int, hex: str, *names: str, damaged: bool = False) -> Scenario:
        s, at = self.state, self.hexes[hex]
        s.builder[at] = seat
        for name in names:
            s.buildings[at * c.BUILDINGS + BUILDINGS.index(name)] = c.DAMAGED if damaged else c.INTACT
        return self

    def bridges(self, *edges: str) -> Scenario:
        for edge in edges:
            ends = [self.hexes[name] for name in edge.split("-")]
            pairs = [
                self.state.chart.river_ends[at * 2 : at * 2 + 2] for at in range(self.state.chart.rivers)
            ]
            self.state.bridges[pairs.index(ends)] = 1
        return self

    def ferry(
        self, water: str, dock: str | None = None, *, owner: int = 0, aboard: Sequence[tuple[str, str]] = ()
    ) -> Scenario:
        """ferry("1203", aboard=[("army", ""), ("worker", "wood")]): passengers with their cargo."""
        numbers = [self.hexes[water], self.hexes[dock] if dock else c.NONE, owner if aboard else c.NONE]
        for place in range(2):
            unit, cargo = aboard[place] if place < len(aboard) else ("", "")
            numbers += [UNITS.index(unit) + 1 if unit else 0, KINDS.index(cargo) + 1 if cargo else 0]
        self.state.ferries += numbers
        return self

    # -- players ---------------------------------------------------------------------------------------

    def upgraded(self, seat: int, *cards: str) -> Scenario:
        for card in cards:
            self.state.cards[seat * c.CARDS + CARDS.index(card)] |= c.GREEN
        return self

    def discard(self, seat: int, *cards: str) -> Scenario:
        for card in cards:
            self.state.cards[seat * c.CARDS + CARDS.index(card)] &= ~c.IN_HAND
        return self

    def layers(self, seat: int, n: int) -> Scenario:
        self.state.layers[seat] = n
        self.state.ending = int(5 in self.state.layers)
        return self

    def commons(self, seat: int, *ids: str) -> Scenario:
        """Bonuses that the seat has taken; it has built their layers."""
        s = self.state
        s.commons = list(s.commons)
        for id in ids:
            common = s.box.common_ids.index(id)
            s.commons[common] = seat
            self.layers(seat, max(s.layers[seat], s.box.common_layer[common]))
        return self

    def locked(self, seat: int, **counts: int) -> Scenario:
        for piece, n in counts.items():
            self.state.locked[seat * c.SUPPLIES + PIECES.index(piece)] = n
        return self

    def deeds(self, seat: int, **counts: int) -> Scenario:
        for deed, n in counts.items():
            self.state.deeds[seat * c.DEEDS + DEEDS.index(deed)] = n
        return self

    def quests(self, seat: int, *ids: str) -> Scenario:
        """In progress; what was done so far was done before they were received."""
        s = self.state
        for id in ids:
            s.quests[seat] = [*s.quests[seat], self._fetch(id)]
            s.since[seat] = s.since[seat] + s.deeds[seat * c.DEEDS : (seat + 1) * c.DEEDS]
        return self

    def completed(self, seat: int, *ids: str) -> Scenario:
        for id in ids:
            self.state.completed[seat] = [*self.state.completed[seat], self._fetch(id)]
        return self

    def quest_deck(self, deck: int, *ids: str, exact: bool = False) -> Scenario:
        """These lie on top, the first on the very top; `exact`: all others have left the game."""
        s = self.state
        taken = [self._fetch(id) for id in ids]
        if exact:
            s.options = [*s.options]
            s.options[c.O_QUEST_REMOVED] = 1
            s.quests_out = s.quests_out + s.quest_decks[deck]
            s.quest_decks[deck] = []
        s.quest_decks[deck] = s.quest_decks[deck] + taken[::-1]
        return self

    def _fetch(self, id: str) -> int:
        s = self.state
        quest = s.box.quest_ids.index(id)
        for pile in (s.quests_out, *s.quest_decks):
            if quest in pile:
                pile.remove(quest)
                return quest
        raise AssertionError(f"quest {id} is not there")

    # -- done ------------------------------------------------------------------------------------------

    def play(self) -> Play:
        """A game that goes on from here; the scenario can be changed and played again."""
        s = self.state.copy()
        s.locked = list(s.locked)
        assert derive(s) == []
        return Play(s)


def _dealt(ids: Sequence[str], wanted: Sequence[str], seats: int) -> list[int]:
    """The wanted ones, then those that are left in their order."""
    named = [*wanted, *(id for id in ids if id not in wanted)]
    return [ids.index(id) for id in named[:seats]]


class Play:
    """A position being played by notation."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.events: list[Event] = []
        self.given: list[str] = []
        self.hexes = {name: hex for hex, name in enumerate(state.chart.names)}
        assert problems(state) == []

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
        moves = {write_move(self.state, move): move for move in self.state.moves()}
        assert text in moves, f"{text!r} is not legal; {self.asked} allows {list(moves)}"
        self.state.events = self.events
        self.state.play(moves[text])
        self.state.events = None
        assert problems(self.state) == []

    def fight(self, mine: int, theirs: int) -> Play:
        """End the choice of attackers; the dice show so many pips (if they can)."""
        s = self.state
        assert self.asked == "attackers"
        cap = s.options[c.O_DICE_CAP] or 99
        dice = [min(cap, battle.attack_total(s, s.active)), min(cap, battle.defence_total(s))]
        for seed in count():
            rng = seeded(seed, 5)
            if [sum(rng.below(6) // 2 for _ in range(n)) for n in dice] == [mine, theirs]:
                s.rng = seeded(seed, 5)
                return self.do("done")
            assert seed < 200_000, f"{dice} dice do not show {mine} and {theirs}"
        raise AssertionError

    def copy(self) -> Play:
        """Another that goes on from here by itself."""
        return Play(self.state.copy())

    # -- questions and moves ---------------------------------------------------------------------------

    @property
    def legal(self) -> list[str]:
        return [write_move(self.state, move) for move in self.state.moves()]

    def offers(self, word: str) -> list[str]:
        """What the legal moves that begin with this word are about: offers("walk") is ["1301", "1302 wood"]."""
        return [text.removeprefix(word + " ") for text in self.legal if text.startswith(word + " ")]

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
        return [event.message.id.removeprefix("monuments-log-") for event in self.events]

    # -- the board -------------------------------------------------------------------------------------

    def units(self, hex: str) -> dict[str, int]:
        at = self.hexes[hex] * c.UNITS
        return {
            name: self.state.units[at + unit]
            for unit, name in enumerate(UNITS)
            if self.state.units[at + unit]
        }

    def owner(self, hex: str) -> int | None:
        """Who is present there."""
        owner = self.state.owner[self.hexes[hex]]
        return None if owner < 0 else owner

    def tokens(self, hex: str) -> dict[str, int]:
        at = self.hexes[hex] * c.KINDS
        return {
            name: self.state.tokens[at + kind]
            for kind, name in enumerate(KINDS)
            if self.state.tokens[at + kind]
        }

    def buildings(self, hex: str) -> dict[str, str]:
        at = self.hexes[hex] * c.BUILDINGS
        states = ("", "intact", "damaged")
        found = {name: states[self.state.buildings[at + which]] for which, name in enumerate(BUILDINGS)}
        return {name: state for name, state in found.items() if state}

    def ferry(self, number: int) -> dict[str, object]:
        """Where ferry 1, 2, ... is and who is aboard with what; empty if it was sunk."""
        water, dock, _, *places = self.state.ferries[(number - 1) * c.FERRY_SIZE : number * c.FERRY_SIZE]
        if water < 0:
            return {}
        aboard = [
            (UNITS[unit - 1], KINDS[cargo - 1] if cargo else "")
            for unit, cargo in (places[:2], places[2:])
            if unit
        ]
        names = self.state.chart.names
        return {"water": names[water], "dock": names[dock] if dock >= 0 else None, "aboard": aboard}

    def bridged(self, edge: str) -> bool:
        ends = [self.hexes[name] for name in edge.split("-")]
        pairs = [self.state.chart.river_ends[at * 2 : at * 2 + 2] for at in range(self.state.chart.rivers)]
        return bool(self.state.bridges[pairs.index(ends)])

    # -- players ---------------------------------------------------------------------------------------

    def supply(self, seat: int) -> dict[str, int]:
        return dict(zip(PIECES, self.state.supply[seat * c.SUPPLIES : (seat + 1) * c.SUPPLIES], strict=True))

    def locked(self, seat: int) -> dict[str, int]:
        return dict(zip(PIECES, self.state.locked[seat * c.SUPPLIES : (seat + 1) * c.SUPPLIES], strict=True))

    def stock(self) -> dict[str, int]:
        return dict(zip(KINDS, self.state.stock, strict=True))

    def controlled(self, seat: int) -> dict[str, int]:
        """Resources."""
        return {name: n for name, n in zip(KINDS, controlled(self.state, seat), strict=True) if n}

    def land(self, seat: int) -> int:
        return land_controlled(self.state, seat)

    def power(self, seat: int) -> int:
        return military_power(self.state, seat)

    def hand(self, seat: int) -> list[str]:
        cards = self.state.cards[seat * c.CARDS : (seat + 1) * c.CARDS]
        return [name for name, card in zip(CARDS, cards, strict=True) if card & c.IN_HAND]

    def upgraded(self, seat: int) -> list[str]:
        return [name for card, name in enumerate(CARDS) if self.state.is_green(seat, card)]

    def commons(self, seat: int) -> list[str]:
        s = self.state
        return [s.box.common_ids[common] for common, owner in enumerate(s.commons) if owner == seat]

    def quests(self, seat: int) -> list[str]:
        return [self.state.box.quest_ids[quest] for quest in self.state.quests[seat]]

    def completed(self, seat: int) -> list[str]:
        return [self.state.box.quest_ids[quest] for quest in self.state.completed[seat]]

    def quest_deck(self, deck: int) -> list[str]:
        """Top first."""
        return [self.state.box.quest_ids[quest] for quest in reversed(self.state.quest_decks[deck])]

    def deeds(self, seat: int) -> dict[str, int]:
        deeds = self.state.deeds[seat * c.DEEDS : (seat + 1) * c.DEEDS]
        return {name: n for name, n in zip(DEEDS, deeds, strict=True) if n}

    def points(self, seat: int) -> dict[str, int]:
        """By category, those that are not 0."""
        return {name: n for name, n in zip(CATEGORIES, sheet(self.state)[seat], strict=True) if n}
