"""Whole positions as readable JSON, and back: for saving, tests, bug reports and puzzles.

Stacks and the agenda are written top first. What follows from the rest (networks, sums of lasting benefits)
is not written; loading works it out, then checks every invariant and reports all that is wrong at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.gods import add_passives
from trilithon.games.pantheon.engine.placing import rebuild_networks
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.start import empty_position
from trilithon.games.pantheon.engine.tables import Tables
from trilithon.games.pantheon.engine.turns import run
from trilithon.games.pantheon.invariants import problems
from trilithon.games.pantheon.lists import named, part_of, spread
from trilithon.games.pantheon.names import CARDS, CATEGORIES, FRAMES, SACRIFICES
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.errors import PositionError
from trilithon.kernel.options import Value
from trilithon.kernel.positions import PositionReader, name_of, put

Count = Annotated[int, Meta(ge=0, le=999)]
Word = Annotated[int, Meta(ge=0, lt=1 << 32)]
Counts = dict[str, Annotated[int, Meta(le=999)]]
Points = dict[str, Annotated[int, Meta(le=99_999)]]


class Epoch(Struct, forbid_unknown_fields=True, kw_only=True):
    number: Count
    nation: str | None
    temple: str | None
    start_player: Count
    active: Count
    gods_laid: Count
    loot_laid: Count
    stalled_turns: Count = 0
    only_draws: bool = False
    nation_deck: list[str]
    nations_used: list[str]


class Piles(Struct, forbid_unknown_fields=True, kw_only=True):
    pile: list[str]
    discard: Counts
    display: list[str | None]
    special: list[Count]
    on_table: Counts = field(default_factory=dict)


class Gods(Struct, forbid_unknown_fields=True, kw_only=True):
    stack: list[str]
    on_board: list[str | None]
    box: Counts
    gone: Counts = field(default_factory=dict)


class HalfGods(Struct, forbid_unknown_fields=True, kw_only=True):
    stack: list[Count]
    mixed: bool = False
    pool: list[Count]
    box: list[Count]


class Tiles(Struct, forbid_unknown_fields=True, kw_only=True):
    bag: Counts
    on_board: dict[str, str | None]
    taken: list[str] = field(default_factory=list)
    box: Counts
    bonus_open: list[str] = field(default_factory=list)
    bonus_box: Counts


class Player(Struct, forbid_unknown_fields=True, kw_only=True):
    hand: Counts
    seen_in_hand: Counts = field(default_factory=dict)
    sacrifices: Counts = field(default_factory=dict)
    gods: Counts = field(default_factory=dict)
    half_gods_seen: list[Count] = field(default_factory=list)
    half_gods_secret: list[Count] = field(default_factory=list)
    loot: Counts = field(default_factory=dict)
    bonus: Counts = field(default_factory=dict)
    bonus_waiting: str | None = None
    feet_home: Count
    feet_bank: Count
    columns_home: Count
    columns_bank: Count
    points: Points = field(default_factory=dict)


class Pieces(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    feet: list[Count] = field(default_factory=list)
    columns: list[Count] = field(default_factory=list)
    jumped: list[Count] = field(default_factory=list)


class Underway(Struct, forbid_unknown_fields=True, kw_only=True):
    """The movement or purchase that somebody is in the middle of."""

    budget: Count = 0
    jumps_left: Count = 0
    something_done: bool = False


class Written(Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole position."""

    game: str
    rules: Count
    content: str
    options: dict[str, Value]
    epoch: Epoch
    cards: Piles
    gods: Gods
    half_gods: HalfGods
    tiles: Tiles
    players: list[Player]
    board: dict[str, Pieces]
    underway: Underway = field(default_factory=Underway)
    agenda: Annotated[list[dict[str, Count | str]], Meta(max_length=99)]
    random: tuple[Word, Word, Word, Word]
    reveals: Word = 0


# -- writing ---------------------------------------------------------------------------------------


def write_position(s: Position, header: dict[str, Any]) -> dict[str, Any]:
    """`header` holds game, rules, content and options."""
    t = s.t
    written = Written(
        **header,
        epoch=Epoch(
            number=s.epoch,
            nation=name_of(t.nation_ids, s.nation),
            temple=name_of(t.hex_names, s.temple),
            start_player=s.start_player,
            active=s.active,
            gods_laid=s.gods_laid,
            loot_laid=s.loot_laid,
            stalled_turns=s.stall,
            only_draws=bool(s.drew_only),
            nation_deck=[t.nation_ids[nation] for nation in reversed(s.nation_deck)],
            nations_used=[t.nation_ids[nation] for nation in s.nations_used],
        ),
        cards=Piles(
            pile=[CARDS[kind] for kind in reversed(s.pile)],
            discard=named(CARDS, s.discard),
            display=[name_of(CARDS, kind) for kind in s.display],
            special=list(reversed(s.special)),
            on_table=named(CARDS, s.played),
        ),
        gods=Gods(
            stack=[t.god_ids[god] for god in reversed(s.gods_stack)],
            on_board=[name_of(t.god_ids, god) for god in s.gods_open],
            box=named(t.god_ids, s.gods_box),
            gone=named(t.god_ids, s.gods_gone),
        ),
        half_gods=HalfGods(
            stack=list(reversed(s.half_stack)),
            mixed=bool(s.half_mixed),
            pool=spread(s.half_pool),
            box=spread(s.half_box),
        ),
        tiles=Tiles(
            bag=named(t.loot_ids, s.bag),
            on_board={
                t.hex_names[hex]: name_of(t.loot_ids, tile)
                for hex, tile in zip(s.loot_hexes, s.loot_tiles, strict=True)
            },
            taken=[t.loot_ids[tile] for tile in s.looted],
            box=named(t.loot_ids, s.loot_box),
            bonus_open=[t.bonus_ids[tile] for tile in s.bonus_open],
            bonus_box=named(t.bonus_ids, s.bonus_box),
        ),
        players=[_write_player(s, seat) for seat in range(s.seats)],
        board=_write_board(s),
        underway=Underway(budget=s.budget, jumps_left=s.jumps_left, something_done=bool(s.busy)),
        agenda=_write_agenda(s),
        random=(s.rng.a, s.rng.b, s.rng.c, s.rng.counter),
        reveals=s.reveals,
    )
    position: dict[str, Any] = msgspec.to_builtins(written)
    return position


def _write_player(s: Position, seat: int) -> Player:
    t = s.t
    feet_home, feet_bank, columns_home, columns_bank = part_of(s.reserve, seat, c.RESERVES)
    return Player(
        hand=named(CARDS, part_of(s.hands, seat, c.CARD_KINDS)),
        seen_in_hand=named(CARDS, part_of(s.shown, seat, c.CARD_KINDS)),
        sacrifices=named(SACRIFICES, part_of(s.levels, seat, c.SACRIFICES)),
        gods=named(t.god_ids, part_of(s.gods_owned, seat, t.gods)),
        half_gods_seen=spread(part_of(s.half_seen, seat, c.HALF_VALUES)),
        half_gods_secret=spread(part_of(s.half_secret, seat, c.HALF_VALUES)),
        loot=named(t.loot_ids, part_of(s.loot_owned, seat, t.loots)),
        bonus=named(t.bonus_ids, part_of(s.bonus_owned, seat, t.bonuses)),
        bonus_waiting=name_of(t.bonus_ids, s.bonus_dealt[seat]),
        feet_home=feet_home,
        feet_bank=feet_bank,
        columns_home=columns_home,
        columns_bank=columns_bank,
        points=named(CATEGORIES, part_of(s.points, seat, c.CATEGORIES)),
    )


def _write_board(s: Position) -> dict[str, Pieces]:
    board = {}
    for hex, bits in enumerate(s.board):
        if bits:
            board[s.t.hex_names[hex]] = Pieces(
                feet=[seat for seat in range(s.seats) if bits >> seat & 1],
                columns=[seat for seat in range(s.seats) if bits >> seat + 4 & 1],
                jumped=[landing & 3 for landing in s.jumped if landing >> 2 == hex],
            )
    return board


def _write_agenda(s: Position) -> list[dict[str, int | str]]:
    frames: list[dict[str, int | str]] = []
    for kind, seat, a, b, _ in reversed(s.frames()):
        name, parameters = FRAMES[kind]
        frame: dict[str, int | str] = {"do": name, "seat": seat}
        for parameter, value in zip(parameters, (a, b), strict=False):
            frame[parameter] = s.t.god_ids[value] if parameter == "god" else value
        frames.append(frame)
    return frames


# -- reading ---------------------------------------------------------------------------------------


def read_position(t: Tables, written: Written, options: list[int]) -> Position:
    """The position; PositionError lists everything in it that cannot be right."""
    return _Reader(t, written).read(options)


class _Reader(PositionReader):
    def __init__(self, t: Tables, written: Written) -> None:
        super().__init__(len(written.players))
        self.t = t
        self.written = written

    def read(self, options: list[int]) -> Position:
        w, t = self.written, self.t
        s = empty_position(t, len(w.players), options, Rng(*w.random))
        s.reveals = w.reveals
        self._epoch(s, w.epoch)
        self._piles(s, w)
        self._tiles(s, w.tiles)
        for seat, player in enumerate(w.players):
            self._player(s, seat, player, f"players[{seat}]")
        self._board(s)
        s.budget, s.jumps_left, s.busy = (
            w.underway.budget,
            w.underway.jumps_left,
            int(w.underway.something_done),
        )
        self._agenda(s)
        self.refuse_if_wrong()
        self._work_out(s)
        found = problems(s)
        if found:
            raise PositionError(found)
        run(s)
        found = problems(s)
        if found:
            raise PositionError(found)
        if s.agenda and not s.moves():
            raise PositionError(
                [f"agenda[0]: {FRAMES[s.agenda[-1]][0]} has no legal answer in this position"]
            )
        return s

    def _epoch(self, s: Position, w: Epoch) -> None:
        t = self.t
        s.epoch = w.number
        s.nation = self.index(t.nation_ids, w.nation, "epoch.nation")
        s.temple = self.index(t.hex_names, w.temple, "epoch.temple")
        s.start_player = self.seat(w.start_player, "epoch.start_player")
        s.active = self.seat(w.active, "epoch.active")
        s.gods_laid, s.loot_laid = w.gods_laid, w.loot_laid
        s.stall, s.drew_only = w.stalled_turns, int(w.only_draws)
        s.nation_deck = self._stack(t.nation_ids, w.nation_deck, "epoch.nation_deck")
        s.nations_used = self._all(t.nation_ids, w.nations_used, "epoch.nations_used")

    def _piles(self, s: Position, w: Written) -> None:
        t = self.t
        s.pile = self._stack(CARDS, w.cards.pile, "cards.pile")
        s.discard = self.amounts(CARDS, w.cards.discard, "cards.discard")
        s.display = self._all(CARDS, w.cards.display, "cards.display")
        s.special = self._money(w.cards.special, "cards.special")
        s.played = self.amounts(CARDS, w.cards.on_table, "cards.on_table")
        s.gods_stack = self._stack(t.god_ids, w.gods.stack, "gods.stack")
        s.gods_open = self._all(t.god_ids, w.gods.on_board, "gods.on_board")
        s.gods_box = self.amounts(t.god_ids, w.gods.box, "gods.box")
        s.gods_gone = self.amounts(t.god_ids, w.gods.gone, "gods.gone")
        self._values(w.half_gods.stack, "half_gods.stack")
        s.half_stack = list(reversed(w.half_gods.stack))
        s.half_mixed = int(w.half_gods.mixed)
        s.half_pool = self._values(w.half_gods.pool, "half_gods.pool")
        s.half_box = self._values(w.half_gods.box, "half_gods.box")

    def _tiles(self, s: Position, w: Tiles) -> None:
        t = self.t
        s.bag = self.amounts(t.loot_ids, w.bag, "tiles.bag")
        s.loot_hexes = self._all(t.hex_names, list(w.on_board), "tiles.on_board")
        s.loot_tiles = self._all(t.loot_ids, list(w.on_board.values()), "tiles.on_board")
        s.looted = self._all(t.loot_ids, w.taken, "tiles.taken")
        s.loot_box = self.amounts(t.loot_ids, w.box, "tiles.box")
        s.bonus_open = self._all(t.bonus_ids, w.bonus_open, "tiles.bonus_open")
        s.bonus_box = self.amounts(t.bonus_ids, w.bonus_box, "tiles.bonus_box")
        s.bonus_dealt = [
            self.index(t.bonus_ids, player.bonus_waiting, f"players[{seat}].bonus_waiting")
            for seat, player in enumerate(self.written.players)
        ]

    def _player(self, s: Position, seat: int, w: Player, at: str) -> None:
        t = self.t
        put(s.hands, seat, self.amounts(CARDS, w.hand, f"{at}.hand"))
        put(s.shown, seat, self.amounts(CARDS, w.seen_in_hand, f"{at}.seen_in_hand"))
        put(s.levels, seat, self.amounts(SACRIFICES, w.sacrifices, f"{at}.sacrifices"))
        put(s.gods_owned, seat, self.amounts(t.god_ids, w.gods, f"{at}.gods"))
        put(s.half_seen, seat, self._values(w.half_gods_seen, f"{at}.half_gods_seen"))
        put(s.half_secret, seat, self._values(w.half_gods_secret, f"{at}.half_gods_secret"))
        put(s.loot_owned, seat, self.amounts(t.loot_ids, w.loot, f"{at}.loot"))
        put(s.bonus_owned, seat, self.amounts(t.bonus_ids, w.bonus, f"{at}.bonus"))
        put(s.reserve, seat, [w.feet_home, w.feet_bank, w.columns_home, w.columns_bank])
        put(s.points, seat, self.amounts(CATEGORIES, w.points, f"{at}.points"))

    def _board(self, s: Position) -> None:
        jumped: list[Count] = []
        for name, pieces in self.written.board.items():
            hex = self.index(self.t.hex_names, name, "board")
            if hex < 0:
                continue
            for seat in pieces.feet:
                s.board[hex] |= 1 << self.seat(seat, f"board.{name}.feet")
            for seat in pieces.columns:
                s.board[hex] |= 16 << self.seat(seat, f"board.{name}.columns")
            jumped += [hex * 4 + self.seat(seat, f"board.{name}.jumped") for seat in pieces.jumped]
        s.jumped = jumped

    def _agenda(self, s: Position) -> None:
        known = {name: (kind, parameters) for kind, (name, parameters) in FRAMES.items()}
        for number, frame in reversed(list(enumerate(self.written.agenda))):
            at = f"agenda[{number}]"
            kind, parameters = known.get(str(frame.get("do")), (-1, ()))
            if kind < 0:
                self.complaints.append(f"{at}.do: {frame.get('do')!r}; allowed: {', '.join(sorted(known))}")
                continue
            wanted = {"do", "seat", *parameters}
            if frame.keys() != wanted:
                self.complaints.append(f"{at}: {frame['do']} has the fields {', '.join(sorted(wanted))}")
                continue
            numbers = [self._parameter(name, frame[name], f"{at}.{name}") for name in parameters]
            a, b = [*numbers, 0, 0][:2]
            s.push(kind, self.seat(frame["seat"], f"{at}.seat"), a, b)

    def _work_out(self, s: Position) -> None:
        """What is not written because it follows from the rest."""
        t = self.t
        for seat in range(s.seats):
            for god in range(t.gods):
                add_passives(s, seat, t.god_passive[god], s.gods_owned[seat * t.gods + god])
            for tile in range(t.loots):
                add_passives(s, seat, t.loot_passive[tile], s.loot_owned[seat * t.loots + tile])
            for tile in range(t.bonuses):
                add_passives(s, seat, t.bonus_passive[tile], s.bonus_owned[seat * t.bonuses + tile])
        rebuild_networks(s)
        s.to_move = s.agenda[-2] if s.agenda else -1

    # -- names to numbers ----------------------------------------------------------------------------

    def _all(self, names: Sequence[str], given: Sequence[str | None], at: str) -> list[int]:
        return [self.index(names, name, f"{at}[{i}]") for i, name in enumerate(given)]

    def _stack(self, names: Sequence[str], given: Sequence[str], at: str) -> list[int]:
        return list(reversed(self._all(names, given, at)))

    def _values(self, given: list[int], at: str) -> list[int]:
        counts = [0] * c.HALF_VALUES
        for value in given:
            if 1 <= value < c.HALF_VALUES:
                counts[value] += 1
            else:
                self.complaints.append(
                    f"{at}: half gods have values from 1 to {c.HALF_VALUES - 1}, not {value}"
                )
        return counts

    def _money(self, given: list[int], at: str) -> list[int]:
        """The special money stack, top last."""
        for value in given:
            if not 1 <= value <= c.TOP_VALUE:
                self.complaints.append(f"{at}: money has values from 1 to {c.TOP_VALUE}, not {value}")
        return list(reversed(given))

    def _parameter(self, name: str, value: int | str, at: str) -> int:
        if name == "god":
            return self.index(self.t.god_ids, str(value), at)
        if isinstance(value, int):
            return value
        self.complaints.append(f"{at}: {value!r} is not a whole number from 0 on")
        return 0
