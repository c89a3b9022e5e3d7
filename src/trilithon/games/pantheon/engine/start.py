"""A new game: everything shuffled, dealt and laid out (PA-SET)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.box import Box
from trilithon.games.pantheon.engine.layout import Fields
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.course import EPOCH
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.rng import Rng


def empty_position(box: Box, at: Fields, options: list[int], rng: Rng) -> Position:
    """A position in which nothing is anywhere."""
    return Position(box, at, vec[i16]([i16(n) for n in options]), rng, at.nothing())


def start_position(
    box: Box, at: Fields, options: list[int], rng: Rng, events: list[Event] | None
) -> Position:
    s = empty_position(box, at, options, rng)
    first: i64 = options[c.FIRST_PLAYER]
    if first < 0:
        first = rng.below(s.seats)
    s.d[at.start_player] = i16(first)
    _stock_reserves(s)
    _deal_cards(s)
    s.fill(at.gods_stack, one_by_one(box.god_copies))
    s.shuffle(at.gods_stack, rng)
    s.fill(at.half_stack, _half_god_stack(box, rng))
    tile: i64
    for tile in range(box.loots):
        s.d[at.bag + tile] = i16(i64(box.loot_copies[tile]))
    s.fill(at.nation_deck, [nation for nation in range(box.nations) if s.chart.start_of[nation] >= 0])
    s.shuffle(at.nation_deck, rng)
    _deal_bonus(s)
    EPOCH.push(s, first)
    s.events = events
    s.run()
    s.events = None
    return s


def one_by_one(counts: list[int]) -> list[int]:
    """Each index as often as its count says: a heap of tiles laid out to be shuffled."""
    items: list[int] = []
    for i in range(len(counts)):
        for _ in range(counts[i]):
            items.append(i)
    return items


def _stock_reserves(s: Position) -> None:
    box = s.box
    bsw = s.option(c.BSW_RESERVE) == 1
    feet: i64 = box.bsw_feet[s.seats] if bsw else box.start_feet[s.seats]
    columns: i64 = box.bsw_columns[s.seats] if bsw else box.start_columns[s.seats]
    seat: i64
    for seat in range(s.seats):
        first = s.at.reserve + seat * c.RESERVES
        s.d[first + c.FEET_HOME] = i16(feet)
        s.d[first + c.FEET_BANK] = i16(box.feet - feet)
        s.d[first + c.COLUMNS_HOME] = i16(columns)
        s.d[first + c.COLUMNS_BANK] = i16(box.columns - columns)


def _deal_cards(s: Position) -> None:
    at = s.at
    s.fill(at.pile, s.box.deck)
    s.shuffle(at.pile, s.rng)
    s.fill(at.special, s.box.special)
    place: i64
    for place in range(s.box.display):
        s.d[at.display + place] = i16(s.pop(at.pile))
    seat: i64
    for seat in range(s.seats):
        for _ in range(s.box.start_hand):
            s.d[at.hand + seat * c.CARD_KINDS + s.pop(at.pile)] += 1


def _half_god_stack(box: Box, rng: Rng) -> list[int]:
    """High values below, low values on top; the top of a stack is its end (PA-SET-07)."""
    upper = [value for value in one_by_one(box.half_copies) if value <= box.low_half_gods]
    lower = [value for value in one_by_one(box.half_copies) if value > box.low_half_gods]
    rng.shuffle(upper)
    rng.shuffle(lower)
    return lower + upper


def _deal_bonus(s: Position) -> None:
    """One random tile for each player; by option they are left open to choose from (PA-SET-10, PA-BON-02)."""
    tiles = one_by_one(s.box.bonus_copies)
    if s.option(c.BONUS_CHOICE) == 1:
        s.fill(s.at.bonus_open, tiles)
        return
    s.rng.shuffle(tiles)
    seat: i64
    for seat in range(s.seats):
        if tiles:
            s.d[s.at.bonus_waiting + seat] = i16(i64(tiles.pop()))
    for tile in tiles:
        s.d[s.at.bonus_box + tile] += 1
