"""A Pantheon position as data: every piece, card and tile in flat lists, and the agenda of what is still to do."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.tables import Tables
from trilithon.kernel.engine.agenda import AgendaState
from trilithon.kernel.engine.rng import Rng


def changed(numbers: list[int], at: int, by: int) -> list[int]:
    """A new list in which one number is larger by `by`."""
    new = numbers.copy()
    new[at] += by
    return new


def one_by_one(counts: list[int]) -> list[int]:
    """Each index as often as its count says: a heap of tiles laid out to be shuffled."""
    items: list[int] = []
    for i in range(len(counts)):
        for _ in range(counts[i]):
            items.append(i)
    return items


class Table(AgendaState):
    """The data and its accessors; rules are in the modules beside this one, `Position` puts them together.

    Lists under the comment `shared` seldom change, and then they are replaced, never altered: a copy of the
    position shares them, which makes copying twice as fast. The others are altered in place.
    """

    t: Tables
    options: list[int]  # never changes

    # epoch and turn
    epoch: int  # 1 to 6; 0 before the first
    nation: int  # the active one
    temple: int  # the hex T, -1 while the temple piece is not on the board
    start_player: int
    active: int  # whose turn it is
    nation_deck: list[int]  # shared; top last
    nations_used: list[int]  # shared
    gods_laid: int  # how many gods and loot tiles this epoch began with
    loot_laid: int
    stall: int  # turns in a row that were nothing but drawing
    drew_only: int  # 1 while the present turn is nothing but drawing

    # cards
    hands: list[int]  # seat * CARD_KINDS + kind
    shown: list[int]  # of these, how many everybody saw being taken
    played: list[int]  # cards on the table, on their way to the discard pile
    pile: list[int]  # kinds, top last
    discard: list[int]  # counts by kind
    display: list[int]  # kinds, -1 for a gap
    special: list[int]  # shared; values, top last

    # gods and half gods
    gods_stack: list[int]  # shared; top last
    gods_box: list[int]  # shared; counts
    gods_gone: list[int]  # shared; used Traitera: out of the game
    gods_open: list[int]  # places on the board, -1 when taken
    gods_owned: list[int]  # shared; seat * gods + god
    half_stack: list[int]  # shared; values, top last
    half_mixed: int  # 1 after the box was shuffled into a new stack: low and high are no longer apart
    half_box: list[int]  # shared; by value
    half_pool: list[int]  # shared; by value
    half_seen: list[int]  # shared; owned and seen by all: seat * HALF_VALUES + value
    half_secret: list[int]  # shared; owned and known to the owner only

    # loot and bonus tiles
    bag: list[int]  # shared; counts by tile
    loot_box: list[int]  # shared; counts
    loot_hexes: list[int]  # shared; hexes that got a tile this epoch
    loot_tiles: list[int]  # the tile there, -1 when taken
    looted: list[int]  # tiles of the mover or buyer that have not acted yet
    loot_owned: list[int]  # shared; permanent ones: seat * loots + tile
    bonus_dealt: list[int]  # shared; per seat, -1 when it has acted
    bonus_open: list[int]  # shared; tiles to choose from
    bonus_box: list[int]  # shared; counts
    bonus_owned: list[int]  # shared; permanent ones: seat * bonuses + tile

    # players
    levels: list[int]  # shared; of sacrifice tiles: seat * SACRIFICES + kind - 1
    reserve: list[int]  # seat * RESERVES + which
    points: list[int]  # shared; seat * CATEGORIES + category
    passive: list[int]  # shared; seat * PASSIVES + which, the sum of what owned tiles give

    # the board
    board: list[int]  # per hex: feet of seats in bits 0-3, columns in bits 4-7
    jumped: list[
        int
    ]  # shared; landings of jumps this epoch, hex * 4 + seat: part of the network (PA-PLACE-06)
    # what follows from the board, kept up to date because every decision needs it:
    net: list[int]  # per hex: bit of each seat whose network has a piece there
    chains: list[list[int]]  # per seat: hexes of the network
    spots: list[list[int]]  # per seat, ascending: hexes next to the network where its next piece could go

    # the movement or purchase under way
    budget: int  # steps or money left
    jumps_left: int
    busy: int  # 1 once something was placed or bought

    def __init__(self, t: Tables, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.t = t

    # -- accessors --------------------------------------------------------------------------------

    def hand(self, seat: int, kind: int) -> int:
        return self.hands[seat * c.CARD_KINDS + kind]

    def hand_size(self, seat: int) -> int:
        first = seat * c.CARD_KINDS
        total = 0
        for i in range(first, first + c.CARD_KINDS):
            total += self.hands[i]
        return total

    def level(self, seat: int, kind: int) -> int:
        return self.levels[seat * c.SACRIFICES + kind - 1]

    def in_reserve(self, seat: int, which: int) -> int:
        return self.reserve[seat * c.RESERVES + which]

    def has(self, seat: int, passive: int) -> int:
        return self.passive[seat * c.PASSIVES + passive]

    def columns_on_board(self, seat: int) -> int:
        at = seat * c.RESERVES
        return self.t.columns - self.reserve[at + c.COLUMNS_HOME] - self.reserve[at + c.COLUMNS_BANK]

    def score(self, seat: int) -> int:
        first = seat * c.CATEGORIES
        total = 0
        for i in range(first, first + c.CATEGORIES):
            total += self.points[i]
        return total

    def give_points(self, seat: int, category: int, n: int) -> None:
        self.points = changed(self.points, seat * c.CATEGORIES + category, n)

    def half_gods(self, seat: int) -> int:
        """How many half god tiles a seat owns."""
        first = seat * c.HALF_VALUES
        total = 0
        for i in range(first, first + c.HALF_VALUES):
            total += self.half_seen[i] + self.half_secret[i]
        return total

    def half_god_sum(self, seat: int) -> int:
        first = seat * c.HALF_VALUES
        total = 0
        for value in range(1, c.HALF_VALUES):
            total += value * (self.half_seen[first + value] + self.half_secret[first + value])
        return total

    def best_level(self, seat: int) -> int:
        first = seat * c.SACRIFICES
        best = 0
        for i in range(first, first + c.SACRIFICES):
            if self.levels[i] > best:
                best = self.levels[i]
        return best

    def gods_left(self) -> int:
        """Open gods tiles still on the board."""
        left = 0
        for god in self.gods_open:
            if god >= 0:
                left += 1
        return left

    def loot_left(self) -> int:
        left = 0
        for tile in self.loot_tiles:
            if tile >= 0:
                left += 1
        return left

    def triggered(self) -> bool:
        """Has the last loot tile or the last open gods tile gone (PA-END-01, -02, -12)?"""
        if self.gods_laid > 0 and self.gods_left() == 0:
            return True
        return self.loot_laid > 0 and self.loot_left() == 0

    def set_table_like(self, other: Table) -> None:
        """Make this an independent twin of another position (all but the generator and the events)."""
        self.to_move = other.to_move
        self.reveals = other.reveals
        self.options = other.options
        self.epoch = other.epoch
        self.nation = other.nation
        self.temple = other.temple
        self.start_player = other.start_player
        self.active = other.active
        self.nation_deck = other.nation_deck
        self.nations_used = other.nations_used
        self.gods_laid = other.gods_laid
        self.loot_laid = other.loot_laid
        self.stall = other.stall
        self.drew_only = other.drew_only
        self.hands = other.hands.copy()
        self.shown = other.shown.copy()
        self.played = other.played.copy()
        self.pile = other.pile.copy()
        self.discard = other.discard.copy()
        self.display = other.display.copy()
        self.special = other.special
        self.gods_stack = other.gods_stack
        self.gods_box = other.gods_box
        self.gods_gone = other.gods_gone
        self.gods_open = other.gods_open.copy()
        self.gods_owned = other.gods_owned
        self.half_stack = other.half_stack
        self.half_mixed = other.half_mixed
        self.half_box = other.half_box
        self.half_pool = other.half_pool
        self.half_seen = other.half_seen
        self.half_secret = other.half_secret
        self.bag = other.bag
        self.loot_box = other.loot_box
        self.loot_hexes = other.loot_hexes
        self.loot_tiles = other.loot_tiles.copy()
        self.looted = other.looted.copy()
        self.loot_owned = other.loot_owned
        self.bonus_dealt = other.bonus_dealt
        self.bonus_open = other.bonus_open
        self.bonus_box = other.bonus_box
        self.bonus_owned = other.bonus_owned
        self.levels = other.levels
        self.reserve = other.reserve.copy()
        self.points = other.points
        self.passive = other.passive
        self.board = other.board.copy()
        self.jumped = other.jumped
        self.net = other.net.copy()
        self.chains = [chain.copy() for chain in other.chains]
        self.spots = [spots.copy() for spots in other.spots]
        self.budget = other.budget
        self.jumps_left = other.jumps_left
        self.busy = other.busy
        self.agenda = other.agenda.copy()
