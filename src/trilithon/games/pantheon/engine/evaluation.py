"""How many points each player may expect in the end, at a glance.

What is certain is counted as it will be scored: points, half gods and columns in the scorings still to come.
The rest is priced in points (`worth.py`): cards, sacrifice tiles, gods that stay, pieces, and what is within reach on
the board.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.placing import IMPOSSIBLE, price_of
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.world import World
from trilithon.games.pantheon.engine.worth import (
    COIN_IN_HAND,
    COLUMN_AT_HOME,
    COLUMN_SPOT,
    EXTRA_ACTION,
    FARTHER,
    FOOT,
    GAINS_PER_EPOCH,
    GROWTH,
    JUMP,
    LEVEL,
    MONEY,
    MORE_DRAWS,
    MOVEMENT_CARD,
    NEAR_GOD,
    NEAR_LOOT,
    SACRIFICE_CARD,
    SHORT,
    STEP,
    UNSPENT,
    god_worth,
    loot_worth,
)
from trilithon.kernel.engine.layout import AGENDA, FRAME

MOST_SEATS: Final = 4
NOBODYS: Final = vec[float]([0.0] * MOST_SEATS)
"""Nothing yet for each seat."""
TIE_BREAK: Final = 0.01  # a half god, in a game that is over
HAND_AT_THE_END: Final = 0.25  # share of a hand's worth that does not depend on time to use it
HAND_IN_TIME: Final = 0.75  # ... and that does
FEET_MATTER: Final = 3.0  # epochs to come with which feet count in full
COLUMNS_MATTER: Final = 2.0  # ... and columns at home
SPOTS: Final = 3  # hexes for the next column that matter at most
LEVELS_PER_EPOCH: Final = 0.4  # that the best sacrifice tile still gains
HIGH_LEVEL: Final = 3.0  # from this level on,
FULL_LEVELS: Final = 2.0  # all above this one
HALF_LEVEL: Final = 0.5  # count so much


def expected_points(s: World) -> list[float]:
    if s.depth() == 0:
        return [float(s.score(seat)) + TIE_BREAK * float(s.half_gods(seat)) for seat in range(s.seats)]
    left = _epochs_left(s)
    gods = _gods_in_reach(s, left)
    loot = _loot_in_reach(s, left)
    points: list[float] = []
    active = s.active()
    bonus = float(s.box.end_points) if s.triggered() else 0.0
    seat: i64
    for seat in range(s.seats):
        value = _seat_value(s, seat, left, gods[seat], loot[seat])
        if seat == active:
            value += bonus
        if seat == s.to_move:
            value += _under_way(s, seat, left)
        points.append(value)
    return points


def _epochs_left(s: World) -> float:
    """Epochs still to be played, the present one counted by how much of it is left."""
    gods_laid = i64(s.d[s.at.gods_laid])
    loot_laid = i64(s.d[s.at.loot_laid])
    share = 1.0
    if gods_laid > 0 and loot_laid > 0:
        gods = float(s.gods_left()) / float(gods_laid)
        loot = float(s.loot_left()) / float(loot_laid)
        share = gods if gods < loot else loot
    return float(s.box.epochs - s.epoch()) + share


def _seat_value(s: World, seat: i64, left: float, gods: float, loot: float) -> float:
    future = left if left < 1.0 else 1.0  # what is in hand is worth less when there is little time to use it
    value = float(s.score(seat))
    value += _scorings(s, seat, left)
    value += _hand(s, seat) * (HAND_AT_THE_END + HAND_IN_TIME * future)
    value += _lasting(s, seat, left)
    feet = float(s.box.feet - s.in_reserve(seat, c.FEET_BANK))
    value += feet * FOOT * (left if left < FEET_MATTER else FEET_MATTER) / FEET_MATTER
    columns = s.in_reserve(seat, c.COLUMNS_HOME)
    in_time = left if left < COLUMNS_MATTER else COLUMNS_MATTER
    value += float(columns) * COLUMN_AT_HOME * in_time / COLUMNS_MATTER
    value += gods
    if s.temple() >= 0:
        if columns > 0:
            loot += COLUMN_SPOT * float(min(_column_spots(s, seat), SPOTS))
        value += loot
    return value


def _under_way(s: World, seat: i64, left: float) -> float:
    """What the seat to move has begun and not yet got."""
    d = s.d
    value = UNSPENT * float(i64(d[s.at.budget]))
    looted = s.at.looted
    i: i64
    for i in range(looted + 1, looted + 1 + i64(d[looted])):
        value += loot_worth(s, i64(d[i]), left)
    frame = s.top
    while frame >= AGENDA and s.seat_of(frame) == seat:
        step = s.steps[i64(d[frame])]
        if isinstance(step, Asking):
            value += step.promise(s, frame, left)
        frame -= FRAME
    return value


# -- what a seat has -----------------------------------------------------------------------------------


def _scorings(s: World, seat: i64, left: float) -> float:
    """Half gods, columns and Pietalte in the scorings that are still to come."""
    box = s.box
    half = float(s.half_god_sum(seat))
    columns = float(s.columns_on_board(seat))
    copies = s.has(seat, c.BEST_LEVEL)
    now = s.epoch()
    value = 0.0
    for scoring in box.scoring_epochs:
        epoch = i64(scoring)
        if epoch < now:
            continue
        ahead = left - float(box.epochs - epoch)  # epochs until that scoring
        if ahead < 0.0:
            ahead = 0.0
        value += half + _column_points(s, columns + GROWTH * ahead)
        if copies > 0:
            level = float(s.best_level(seat)) + LEVELS_PER_EPOCH * ahead
            value += float(copies) * (level if level < float(c.TOP_LEVEL) else float(c.TOP_LEVEL))
    return value


def _column_points(s: World, columns: float) -> float:
    """Between whole numbers of columns the points are interpolated: a step towards a better rate is worth something."""
    rates = s.box.column_rate
    most = s.box.columns
    if columns >= float(most):
        return float(most * i64(rates[most]))
    low = i64(columns)
    below = float(low * i64(rates[low]))
    above = float((low + 1) * i64(rates[low + 1]))
    return below + (columns - float(low)) * (above - below)


def _hand(s: World, seat: i64) -> float:
    d = s.d
    hand = s.at.hand + seat * c.CARD_KINDS
    value = MOVEMENT_CARD * float(i64(d[hand + c.MOVEMENT]))
    i: i64
    for i in range(c.OFFERINGS, c.TEMPLES + 1):
        value += SACRIFICE_CARD * float(i64(d[hand + i]))
    for i in range(1, c.TOP_VALUE + 1):
        n = i64(d[hand + c.MONEY + i])
        if n > 0:
            value += COIN_IN_HAND * float(i) * float(n)
    return value


def _lasting(s: World, seat: i64, left: float) -> float:
    """Sacrifice tiles and gods that stay."""
    d = s.d
    tiles = s.at.sacrifices + seat * c.SACRIFICES
    levels = 0.0
    i: i64
    for i in range(tiles, tiles + c.SACRIFICES):
        level = float(i64(d[i]))
        levels += level if level < HIGH_LEVEL else FULL_LEVELS + HALF_LEVEL * (level - FULL_LEVELS)
    value = levels * LEVEL * GAINS_PER_EPOCH * left
    value += float(s.has(seat, c.MORE_STEPS)) * STEP * left
    value += float(s.has(seat, c.MORE_MONEY)) * MONEY * left
    value += float(s.has(seat, c.MORE_DRAWS)) * MORE_DRAWS * left
    value += float(s.has(seat, c.JUMPS)) * JUMP * left
    preparations = float(s.box.epochs - i64(d[s.at.epoch]))
    value += float(s.has(seat, c.PREPARATION_CARDS)) * SACRIFICE_CARD * preparations
    extra = s.has(seat, c.EXTRA_ACTIONS)
    if extra > 0:
        value += float(extra) * EXTRA_ACTION
    return value


# -- what it could get ---------------------------------------------------------------------------------


def _gods_in_reach(s: World, left: float) -> vec[float]:
    """For each seat: the best open gods tile, less for every sacrifice that is missing."""
    best = NOBODYS[:]
    place: i64
    seat: i64
    for place in range(s.seats + 1):
        god = s.god_on(place)
        if god < 0:
            continue
        whole = god_worth(s, god, left)
        for seat in range(s.seats):
            worth = whole
            short = _sacrifices_short(s, seat, god)
            while short > 0:
                worth *= SHORT
                short -= 1
            if worth > best[seat]:
                best[seat] = worth
    for seat in range(s.seats):
        best[seat] *= NEAR_GOD
    return best


def _sacrifices_short(s: World, seat: i64, god: i64) -> i64:
    """How many sacrifices are missing at least: the strongest kind that is left for each number of the cost."""
    d = s.d
    cost = s.box.cost
    cards = s.at.hand + seat * c.CARD_KINDS + c.OFFERINGS
    tiles = s.at.sacrifices + seat * c.SACRIFICES
    cards_only = i64(s.box.cards_only[god]) == 1
    short: i64 = 0
    used: i64 = 0
    i: i64
    k: i64
    for i in range(god * c.SACRIFICES, god * c.SACRIFICES + i64(s.box.cost_numbers[god])):
        strongest: i64 = -1
        which: i64 = 0
        for k in range(c.SACRIFICES):
            if used >> k & 1:
                continue
            strength = i64(d[cards + k])
            if not cards_only:
                strength += i64(d[tiles + k])
            if strength > strongest:
                strongest = strength
                which = k
        used |= 1 << which
        if strongest < i64(cost[i]):
            short += i64(cost[i]) - strongest
    return short


def _loot_in_reach(s: World, left: float) -> vec[float]:
    """For each seat: the loot on the board, by how far it is from the network."""
    d = s.d
    at = s.at
    found = NOBODYS[:]
    temple = s.temple()
    if temple < 0:
        return found
    place: i64
    seat: i64
    for place in range(s.seats + 1):
        tile = i64(d[at.loot_tiles + place])
        if tile < 0:
            continue
        whole = NEAR_LOOT * loot_worth(s, tile, left)
        where = i64(d[at.loot_hexes + place])
        for seat in range(s.seats):
            worth = whole
            steps = _nearest(s, seat, where, temple)
            while steps > 1:
                worth *= FARTHER
                steps -= 1
            found[seat] += worth / float(s.seats)
    return found


def _nearest(s: World, seat: i64, where: i64, temple: i64) -> i64:
    """Steps from T or the seat's network to a hex."""
    d = s.d
    distances = s.chart.distances
    row = where * s.chart.hexes
    nearest = i64(distances[row + temple])
    chain = s.at.chain_of(seat)
    i: i64
    for i in range(chain + 1, chain + 1 + i64(d[chain])):
        steps = i64(distances[row + i64(d[i])])
        if steps < nearest:
            nearest = steps
    return nearest


def _column_spots(s: World, seat: i64) -> i64:
    """Hexes where the next column could go."""
    d = s.d
    use = s.chart.use
    spots = s.at.spots_of(seat)
    found: i64 = 0
    i: i64
    for i in range(spots + 1, spots + 1 + i64(d[spots])):
        where = i64(d[i])
        if i64(use[where]) == c.COLUMN_HEX and price_of(s, where) < IMPOSSIBLE:
            found += 1
    return found
