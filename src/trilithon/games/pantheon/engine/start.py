"""A new game: everything shuffled, dealt and laid out (PA-SET)."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.table import one_by_one
from trilithon.games.pantheon.engine.tables import Tables
from trilithon.games.pantheon.engine.turns import run
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import Rng


def empty_position(t: Tables, seats: int, options: list[int], rng: Rng) -> Position:
    """A position in which nothing is anywhere."""
    s = Position(t, seats, rng)
    s.options = options
    s.epoch = 0
    s.nation = -1
    s.temple = -1
    s.start_player = 0
    s.active = 0
    s.nation_deck = []
    s.nations_used = []
    s.gods_laid = 0
    s.loot_laid = 0
    s.stall = 0
    s.drew_only = 0
    s.hands = [0] * (seats * c.CARD_KINDS)
    s.shown = [0] * (seats * c.CARD_KINDS)
    s.played = [0] * c.CARD_KINDS
    s.pile = []
    s.discard = [0] * c.CARD_KINDS
    s.display = []
    s.special = []
    s.gods_stack = []
    s.gods_box = [0] * t.gods
    s.gods_gone = [0] * t.gods
    s.gods_open = []
    s.gods_owned = [0] * (seats * t.gods)
    s.half_stack = []
    s.half_mixed = 0
    s.half_box = [0] * c.HALF_VALUES
    s.half_pool = [0] * c.HALF_VALUES
    s.half_seen = [0] * (seats * c.HALF_VALUES)
    s.half_secret = [0] * (seats * c.HALF_VALUES)
    s.bag = [0] * t.loots
    s.loot_box = [0] * t.loots
    s.loot_hexes = []
    s.loot_tiles = []
    s.looted = []
    s.loot_owned = [0] * (seats * t.loots)
    s.bonus_dealt = [-1] * seats
    s.bonus_open = []
    s.bonus_box = [0] * t.bonuses
    s.bonus_owned = [0] * (seats * t.bonuses)
    s.levels = [0] * (seats * c.SACRIFICES)
    s.reserve = [0] * (seats * c.RESERVES)
    s.points = [0] * (seats * c.CATEGORIES)
    s.passive = [0] * (seats * c.PASSIVES)
    s.board = [0] * t.hexes
    s.jumped = []
    s.net = [0] * t.hexes
    s.chains = [[] for _ in range(seats)]
    s.spots = [[] for _ in range(seats)]
    s.budget = 0
    s.jumps_left = 0
    s.busy = 0
    return s


def start_position(
    t: Tables, seats: int, options: list[int], rng: Rng, events: list[Event] | None
) -> Position:
    s = empty_position(t, seats, options, rng)
    s.start_player = options[c.FIRST_PLAYER] if options[c.FIRST_PLAYER] >= 0 else rng.below(seats)
    _stock_reserves(s)
    _deal_cards(s)
    s.gods_stack = one_by_one(t.god_copies)
    rng.shuffle(s.gods_stack)
    s.half_stack = _half_god_stack(t, rng)
    s.bag = t.loot_copies.copy()
    s.nation_deck = [nation for nation in range(t.nations) if t.start_of[nation] >= 0]
    rng.shuffle(s.nation_deck)
    _deal_bonus(s)
    s.push(c.EPOCH, s.start_player, 0, 0)
    s.events = events
    run(s)
    s.events = None
    return s


def _stock_reserves(s: Position) -> None:
    t = s.t
    bsw = s.options[c.BSW_RESERVE] == 1
    feet = t.bsw_feet[s.seats] if bsw else t.start_feet[s.seats]
    columns = t.bsw_columns[s.seats] if bsw else t.start_columns[s.seats]
    for seat in range(s.seats):
        at = seat * c.RESERVES
        s.reserve[at + c.FEET_HOME] = feet
        s.reserve[at + c.FEET_BANK] = t.feet - feet
        s.reserve[at + c.COLUMNS_HOME] = columns
        s.reserve[at + c.COLUMNS_BANK] = t.columns - columns


def _deal_cards(s: Position) -> None:
    s.pile = s.t.deck.copy()
    s.rng.shuffle(s.pile)
    s.special = s.t.special.copy()
    for _ in range(s.t.display):
        s.display.append(s.pile.pop())
    for seat in range(s.seats):
        for _ in range(s.t.start_hand):
            s.hands[seat * c.CARD_KINDS + s.pile.pop()] += 1


def _half_god_stack(t: Tables, rng: Rng) -> list[int]:
    """High values below, low values on top; the top of a stack is its end (PA-SET-07)."""
    low = t.low_half_gods
    upper = [value for value in one_by_one(t.half_copies) if value <= low]
    lower = [value for value in one_by_one(t.half_copies) if value > low]
    rng.shuffle(upper)
    rng.shuffle(lower)
    return lower + upper


def _deal_bonus(s: Position) -> None:
    """One random tile for each player; by option they are left open to choose from (PA-SET-10, PA-BON-02)."""
    tiles = one_by_one(s.t.bonus_copies)
    if s.options[c.BONUS_CHOICE]:
        s.bonus_open = tiles
        return
    s.rng.shuffle(tiles)
    for seat in range(min(s.seats, len(tiles))):
        s.bonus_dealt[seat] = tiles.pop()
    for tile in tiles:
        s.bonus_box[tile] += 1
