"""Whole positions as readable JSON, and back: for saving, tests, bug reports and puzzles.

Decks and the agenda are written top first. What follows from the rest is not written: stocks, supplies, who is present
in a hex, which land is in play, the rules in force. Loading works it out, then checks every invariant and reports all
that is wrong at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from trilithon.games.monuments.agenda import read_agenda, write_agenda
from trilithon.games.monuments.derived import derive
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.start import lay_out_nothing
from trilithon.games.monuments.engine.turns import run
from trilithon.games.monuments.invariants import problems
from trilithon.games.monuments.names import BUILDINGS, CARDS, DEEDS, FRAMES, KINDS, PIECES, UNITS
from trilithon.games.monuments.notation import fighter_name
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.errors import PositionError
from trilithon.kernel.options import Value
from trilithon.kernel.positions import PositionReader, name_of, put

Count = Annotated[int, Meta(ge=0, le=9999)]
Word = Annotated[int, Meta(ge=0, lt=1 << 32)]
Amounts = dict[str, Count]
Parameter = Annotated[int, Meta(ge=0, le=9999)] | str | Amounts | None
DECKS = ("0-1", "2-3", "4-5")
STATES = ("", "intact", "damaged")


class Turn(Struct, forbid_unknown_fields=True, kw_only=True):
    start: Count
    active: Count
    round: Count
    last_round: bool
    passes: Count


class Hex(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    owner: Count | None = None
    """Whose units."""
    units: Amounts = field(default_factory=dict)
    tokens: Amounts = field(default_factory=dict)
    builder: Count | None = None
    """Whose buildings."""
    buildings: dict[str, Literal["intact", "damaged"]] = field(default_factory=dict)


class Passenger(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    unit: str
    cargo: str | None = None


class Ferry(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    water: str
    dock: str | None = None
    """The land hex at whose edge it lies."""
    owner: Count | None = None
    """Of the passengers."""
    first: Passenger | None = None
    second: Passenger | None = None


class InProgress(Struct, forbid_unknown_fields=True, kw_only=True):
    quest: str
    since: Amounts
    """What the player had done when it was received."""


class Player(Struct, forbid_unknown_fields=True, kw_only=True):
    civilization: str | None
    deck: str | None
    ability: str | None
    score_card: str | None
    locked: Amounts
    hand: list[str]
    """All other action cards are in the discard."""
    upgraded: list[str]
    layers: Count
    deeds: Amounts
    commons: list[str]
    quests: list[InProgress]
    completed: list[str]
    freed: Count
    """Weapons whose bearer fell, and which are not handed on yet."""


class Spot(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    hex: str
    served: bool = False


class Moving(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The unit or ferry on the move."""

    unit: str
    hex: str
    brought: list[str] = field(default_factory=list)


class Battle(Struct, forbid_unknown_fields=True, kw_only=True):
    hex: str
    defender: Count
    force: list[str]
    damage: Count


class Action(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What belongs to the action under way only."""

    drawn: list[str] = field(default_factory=list)
    """Quests to choose from."""
    moved: list[str] = field(default_factory=list)
    """Units and ferries that were activated, where they are now."""
    moving: Moving | None = None
    waiting: Count | None = None
    """The ferry at which somebody waits for a second passenger."""
    used: list[Spot] = field(default_factory=list)
    """Hexes that have produced; or towns that may get a worker, and whether they have got one."""
    battle: Battle | None = None


class Written(Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole position."""

    game: str
    rules: Count
    content: str
    options: dict[str, Value]
    turn: Turn
    hexes: dict[str, Hex]
    bridges: list[str]
    ferries: Annotated[list[Ferry | None], Meta(max_length=c.CROSSINGS)]
    """By their numbers; None where one was sunk."""
    players: Annotated[list[Player], Meta(max_length=9)]
    quest_decks: dict[str, list[str]]
    removed: list[str]
    """Quests that left the game unseen."""
    action: Action
    agenda: Annotated[list[dict[str, Parameter]], Meta(max_length=99)]
    random: tuple[Word, Word, Word, Word]
    reveals: Word = 0


# -- writing ---------------------------------------------------------------------------------------


def write_position(s: Position, header: dict[str, Any]) -> dict[str, Any]:
    """`header` holds game, rules, content and options."""
    quests, ends = s.box.quest_ids, s.chart.river_ends
    written = Written(
        **header,
        turn=Turn(start=s.start, active=s.active, round=s.round, last_round=bool(s.ending), passes=s.passes),
        hexes=_write_hexes(s),
        bridges=[
            f"{s.chart.names[ends[river * 2]]}-{s.chart.names[ends[river * 2 + 1]]}"
            for river, is_built in enumerate(s.bridges)
            if is_built
        ],
        ferries=[_write_ferry(s, ferry) for ferry in range(s.ferry_count())],
        players=[_write_player(s, seat) for seat in range(s.seats)],
        quest_decks={
            name: [quests[quest] for quest in reversed(deck)]
            for name, deck in zip(DECKS, s.quest_decks, strict=True)
        },
        removed=[quests[quest] for quest in s.quests_out],
        action=_write_action(s),
        agenda=write_agenda(s),
        random=(s.rng.a, s.rng.b, s.rng.c, s.rng.counter),
        reveals=s.reveals,
    )
    position: dict[str, Any] = msgspec.to_builtins(written)
    return position


def _write_hexes(s: Position) -> dict[str, Hex]:
    hexes: dict[str, Hex] = {}
    for hex, name in enumerate(s.chart.names):
        units = _amounts(UNITS, s.units[hex * c.UNITS : (hex + 1) * c.UNITS])
        written = Hex(owner=s.owner[hex] if units else None, units=units)
        if hex < s.chart.lands:
            states = s.buildings[hex * c.BUILDINGS : (hex + 1) * c.BUILDINGS]
            written.tokens = _amounts(KINDS, s.tokens[hex * c.KINDS : (hex + 1) * c.KINDS])
            written.builder = s.builder[hex] if s.builder[hex] >= 0 else None
            written.buildings = {
                name: "intact" if state == c.INTACT else "damaged"
                for name, state in zip(BUILDINGS, states, strict=True)
                if state
            }
        if written != Hex():
            hexes[name] = written
    return hexes


def _write_ferry(s: Position, ferry: int) -> Ferry | None:
    if s.ferry(ferry, c.F_WATER) < 0:
        return None
    dock, owner = s.ferry(ferry, c.F_DOCK), s.ferry(ferry, c.F_SEAT)
    return Ferry(
        water=s.chart.names[s.ferry(ferry, c.F_WATER)],
        dock=s.chart.names[dock] if dock >= 0 else None,
        owner=owner if owner >= 0 else None,
        first=_write_passenger(s.ferry(ferry, c.F_FIRST), s.ferry(ferry, c.F_CARGO)),
        second=_write_passenger(s.ferry(ferry, c.F_SECOND), s.ferry(ferry, c.F_CARGO_2)),
    )


def _write_passenger(unit: int, cargo: int) -> Passenger | None:
    if unit == 0:
        return None
    return Passenger(unit=UNITS[unit - 1], cargo=KINDS[cargo - 1] if cargo else None)


def _write_player(s: Position, seat: int) -> Player:
    box = s.box
    cards = s.cards[seat * c.CARDS : (seat + 1) * c.CARDS]
    since = s.since[seat]
    return Player(
        civilization=name_of(box.civilization_ids, s.civilization[seat]),
        deck=name_of(box.deck_ids, s.deck[seat]),
        ability=name_of(box.ability_ids, s.ability[seat]),
        score_card=name_of(box.score_card_ids, s.score_card[seat]),
        locked=_amounts(PIECES, s.locked[seat * c.SUPPLIES : (seat + 1) * c.SUPPLIES]),
        hand=[name for name, card in zip(CARDS, cards, strict=True) if card & c.IN_HAND],
        upgraded=[name for name, card in zip(CARDS, cards, strict=True) if card & c.GREEN],
        layers=s.layers[seat],
        deeds=_amounts(DEEDS, s.deeds[seat * c.DEEDS : (seat + 1) * c.DEEDS]),
        commons=[box.common_ids[common] for common, owner in enumerate(s.commons) if owner == seat],
        quests=[
            InProgress(
                quest=box.quest_ids[quest],
                since=_amounts(DEEDS, since[at * c.DEEDS : (at + 1) * c.DEEDS]),
            )
            for at, quest in enumerate(s.quests[seat])
        ],
        completed=[box.quest_ids[quest] for quest in s.completed[seat]],
        freed=s.freed[seat],
    )


def _write_action(s: Position) -> Action:
    names = s.chart.names
    moving = None
    if s.unit >= 0:
        brought = [part - 1 for part in (s.brought // 8, s.brought % 8) if part]
        moving = Moving(
            unit="ferry" if s.unit == c.FERRY else UNITS[s.unit],
            hex=names[s.place],
            brought=[KINDS[kind] for kind in brought],
        )
    battle = None
    if s.target >= 0:
        battle = Battle(
            hex=names[s.target],
            defender=s.defender,
            force=[fighter_name(s, fighter) for fighter in s.force],
            damage=s.damage,
        )
    return Action(
        drawn=[s.box.quest_ids[quest] for quest in s.drawn],
        moved=[fighter_name(s, unit) for unit in s.moved],
        moving=moving,
        waiting=s.waiting + 1 if s.waiting >= 0 else None,
        used=[Spot(hex=names[hex if hex >= 0 else -1 - hex], served=hex < 0) for hex in s.used],
        battle=battle,
    )


def _amounts(names: Sequence[str], numbers: Sequence[int]) -> Amounts:
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


# -- reading ---------------------------------------------------------------------------------------


def read_position(box: Box, chart: Chart, written: Written, options: list[int]) -> Position:
    """The position; PositionError lists everything in it that cannot be right."""
    return _Reader(box, chart, written).read(options)


class _Reader(PositionReader):
    def __init__(self, box: Box, chart: Chart, written: Written) -> None:
        super().__init__(len(written.players))
        self.box = box
        self.chart = chart
        self.written = written

    def read(self, options: list[int]) -> Position:
        w = self.written
        s = Position(self.box, self.chart, len(w.players), Rng(*w.random))
        s.options = options
        lay_out_nothing(s)
        s.reveals = w.reveals
        s.start, s.active = self.seat(w.turn.start, "turn.start"), self.seat(w.turn.active, "turn.active")
        s.round, s.ending, s.passes = w.turn.round, int(w.turn.last_round), w.turn.passes
        for name, hex in w.hexes.items():
            self._hex(s, name, hex)
        self._crossings(s)
        for seat, player in enumerate(w.players):
            self._player(s, seat, player, f"players[{seat}]")
        self._quests(s)
        self._action(s, w.action)
        self._stop_if_wrong()
        read_agenda(s, w.agenda, self.complaints.append)
        self._stop_if_wrong()
        s.to_move = s.agenda[-2] if s.agenda else -1
        self.complaints += derive(s)
        self._stop_if_wrong()
        self.complaints += problems(s)
        self._stop_if_wrong()
        self._check_question(s)
        return s

    def _stop_if_wrong(self) -> None:
        self.refuse_if_wrong()

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

    # -- the board ---------------------------------------------------------------------------------

    def _hex(self, s: Position, name: str, w: Hex) -> None:
        hex = self.index(self.chart.names, name, "hexes")
        if hex < 0:
            return
        at = f"hexes.{name}"
        s.owner[hex] = -1 if w.owner is None else self.seat(w.owner, f"{at}.owner")
        put(s.units, hex, self.amounts(UNITS, w.units, f"{at}.units"))
        if (w.owner is None) != (not any(w.units.values())):
            self.complaints.append(f"{at}.owner: where units are, and nowhere else, it says whose they are")
        if hex >= self.chart.lands:
            if w.tokens or w.buildings or w.builder is not None:
                self.complaints.append(f"{at}: tokens and buildings are on land only")
            return
        put(s.tokens, hex, self.amounts(KINDS, w.tokens, f"{at}.tokens"))
        s.builder[hex] = -1 if w.builder is None else self.seat(w.builder, f"{at}.builder")
        for building, state in w.buildings.items():
            which = self.index(BUILDINGS, building, f"{at}.buildings")
            if which >= 0:
                s.buildings[hex * c.BUILDINGS + which] = STATES.index(state)

    def _crossings(self, s: Position) -> None:
        names, ends = self.chart.names, self.chart.river_ends
        rivers = [f"{names[ends[at * 2]]}-{names[ends[at * 2 + 1]]}" for at in range(self.chart.rivers)]
        for bridge in self.written.bridges:
            river = self.index(rivers, bridge, "bridges")
            if river >= 0 and s.bridges[river]:
                self.complaints.append(f"bridges: {bridge} is there twice")
            if river >= 0:
                s.bridges[river] = 1
        for number, ferry in enumerate(self.written.ferries):
            s.ferries += self._ferry(ferry, f"ferries[{number}]")

    def _ferry(self, w: Ferry | None, at: str) -> list[int]:
        if w is None:
            return [-1, -1, -1, 0, 0, 0, 0]
        numbers = [
            self.index(self.chart.names, w.water, f"{at}.water"),
            self.index(self.chart.names, w.dock, f"{at}.dock"),
            -1 if w.owner is None else self.seat(w.owner, f"{at}.owner"),
        ]
        for place, passenger in (("first", w.first), ("second", w.second)):
            numbers += self._passenger(passenger, f"{at}.{place}")
        return numbers

    def _passenger(self, w: Passenger | None, at: str) -> list[int]:
        if w is None:
            return [0, 0]
        unit = self.index(UNITS, w.unit, f"{at}.unit")
        return [unit + 1, self.index(KINDS, w.cargo, f"{at}.cargo") + 1]

    # -- players -----------------------------------------------------------------------------------

    def _player(self, s: Position, seat: int, w: Player, at: str) -> None:
        box = self.box
        s.civilization[seat] = self.index(box.civilization_ids, w.civilization, f"{at}.civilization")
        s.deck[seat] = self.index(box.deck_ids, w.deck, f"{at}.deck")
        s.ability[seat] = self.index(box.ability_ids, w.ability, f"{at}.ability")
        s.score_card[seat] = self.index(box.score_card_ids, w.score_card, f"{at}.score_card")
        put(s.locked, seat, self.amounts(PIECES, w.locked, f"{at}.locked"))
        put(s.cards, seat, [0] * c.CARDS)
        for names, mark, where in ((w.hand, c.IN_HAND, "hand"), (w.upgraded, c.GREEN, "upgraded")):
            for name in names:
                card = self.index(CARDS, name, f"{at}.{where}")
                if card >= 0 and s.cards[seat * c.CARDS + card] & mark:
                    self.complaints.append(f"{at}.{where}: {name} is there twice")
                if card >= 0:
                    s.cards[seat * c.CARDS + card] |= mark
        s.layers[seat] = w.layers
        put(s.deeds, seat, self.amounts(DEEDS, w.deeds, f"{at}.deeds"))
        for name in w.commons:
            self._common(s, seat, name, f"{at}.commons")
        s.quests[seat] = self._quest_list([each.quest for each in w.quests], f"{at}.quests")
        s.since[seat] = [
            n for each in w.quests for n in self.amounts(DEEDS, each.since, f"{at}.quests.since")
        ]
        s.completed[seat] = self._quest_list(w.completed, f"{at}.completed")
        s.freed[seat] = w.freed

    def _common(self, s: Position, seat: int, name: str, at: str) -> None:
        common = self.index(self.box.common_ids, name, at)
        if common < 0:
            return
        if s.commons[common] == -2:
            self.complaints.append(f"{at}: {name} is not for so few players")
        elif s.commons[common] >= 0:
            self.complaints.append(f"{at}: {name} is with seat {s.commons[common]} already")
        else:
            s.commons[common] = seat

    def _quests(self, s: Position) -> None:
        w = self.written
        if sorted(w.quest_decks) != sorted(DECKS):
            self.complaints.append(f"quest_decks: there are {', '.join(DECKS)}")
            return
        s.quest_decks = [self._quest_list(w.quest_decks[deck][::-1], f"quest_decks.{deck}") for deck in DECKS]
        s.quests_out = self._quest_list(w.removed, "removed")

    # -- the action under way ------------------------------------------------------------------------

    def _action(self, s: Position, w: Action) -> None:
        names = self.chart.names
        s.drawn = self._quest_list(w.drawn, "action.drawn")
        s.moved = [self._fighter(s, name, "action.moved") for name in w.moved]
        if w.moving is not None:
            units = [*UNITS, "ferry"]
            s.unit = self.index(units, w.moving.unit, "action.moving.unit")
            s.place = self.index(names, w.moving.hex, "action.moving.hex")
            if len(w.moving.brought) > 2:
                self.complaints.append("action.moving.brought: nobody carries more than two")
            for kind in w.moving.brought:
                s.brought = s.brought * 8 + self.index(KINDS, kind, "action.moving.brought") + 1
        if w.waiting is not None:
            s.waiting = w.waiting - 1
            if not 0 <= s.waiting < s.ferry_count():
                self.complaints.append(f"action.waiting: there is no ferry {w.waiting}")
        for spot in w.used:
            hex = self.index(names, spot.hex, "action.used")
            s.used.append(-1 - hex if spot.served else hex)
        if w.battle is not None:
            s.target = self.index(names, w.battle.hex, "action.battle.hex")
            s.defender = self.seat(w.battle.defender, "action.battle.defender")
            s.force = [self._fighter(s, name, "action.battle.force") for name in w.battle.force]
            s.damage = w.battle.damage

    def _fighter(self, s: Position, name: str, at: str) -> int:
        """Back from `1301 army`, `ferry 2` or `ferry 2 passenger 1`."""
        hexes = self.chart.hexes
        known = {f"ferry {ferry + 1}": (hexes + ferry) * 8 + c.FERRY for ferry in range(s.ferry_count())}
        for ferry in range(s.ferry_count()):
            for slot in (0, 1):
                known[f"ferry {ferry + 1} passenger {slot + 1}"] = (hexes + ferry) * 8 + slot
        hex, _, unit = name.partition(" ")
        if name in known:
            return known[name]
        if hex in self.chart.names and unit in UNITS:
            return self.chart.names.index(hex) * 8 + UNITS.index(unit)
        self.complaints.append(f"{at}: {name!r} is not like '1301 army', 'ferry 1' or 'ferry 1 passenger 2'")
        return 0

    # -- names to numbers ----------------------------------------------------------------------------

    def _quest_list(self, names: Sequence[str], at: str) -> list[int]:
        quests = [self.index(self.box.quest_ids, name, at) for name in names]
        return [quest for quest in quests if quest >= 0]
