"""How many points each player may expect in the end, at a glance.

What is certain is counted as it will be scored: points, half gods and columns in the scorings still to come.
The rest is priced in points: cards, sacrifice tiles, gods that stay, pieces, and what is within reach on the
board. Prices were fitted by play of equal agents against each other; see docs/decisions.
"""

from __future__ import annotations

from typing import Final

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.placing import price_of
from trilithon.games.pantheon.engine.table import Table
from trilithon.kernel.engine.agenda import FRAME, PART

MOVEMENT_CARD: Final = 0.15
SACRIFICE_CARD: Final = 0.5
COIN_IN_HAND: Final = 0.28
LEVEL: Final = 0.28  # of a sacrifice tile, per gods tile that may still be gained
GAINS_PER_EPOCH: Final = 1.4
FOOT: Final = 0.35
COLUMN_AT_HOME: Final = 0.55
GROWTH: Final = 0.9  # columns that an epoch brings
STEP: Final = 0.9  # lasting benefits, per epoch to come
MONEY: Final = 0.6
MORE_DRAWS: Final = 0.7
JUMP: Final = 0.35
EXTRA_ACTION: Final = 2.2
DRAWN_CARD: Final = 0.4  # one still to come
BEGUN: Final = 0.5  # a movement or purchase that has been chosen
UNSPENT: Final = 0.3  # a step or coin of the movement or purchase under way
NEAR_GOD: Final = 0.55  # share of a gods tile's worth that counts when it can be paid
SHORT: Final = 0.62  # ... times this for each sacrifice that is missing
NEAR_LOOT: Final = 0.6  # share of a loot tile's worth that counts one step away
FARTHER: Final = 0.66  # ... times this for each step more
COLUMN_SPOT: Final = 0.25  # a column hex beside an own foot, with a column to put there


def expected_points(s: Table) -> list[float]:
    if not s.agenda:
        return [s.score(seat) + 0.01 * s.half_gods(seat) for seat in range(s.seats)]
    left = _epochs_left(s)
    points = [_seat_value(s, seat, left) for seat in range(s.seats)]
    if s.triggered():
        points[s.active] += s.t.end_points
    points[s.to_move] += _under_way(s, s.to_move, left)
    return points


def _epochs_left(s: Table) -> float:
    """Epochs still to be played, the present one counted by how much of it is left."""
    share = 1.0
    if s.gods_laid > 0 and s.loot_laid > 0:
        gods = s.gods_left() / s.gods_laid
        loot = s.loot_left() / s.loot_laid
        share = gods if gods < loot else loot
    return s.t.epochs - s.epoch + share


def _seat_value(s: Table, seat: int, left: float) -> float:
    t = s.t
    future = left if left < 1.0 else 1.0  # what is in hand is worth less when there is little time to use it
    value = float(s.score(seat))
    value += _scorings(s, seat, left)
    value += _hand(s, seat) * (0.25 + 0.75 * future)
    value += _lasting(s, seat, left)
    at = seat * c.RESERVES
    feet = t.feet - s.reserve[at + c.FEET_BANK]
    value += feet * FOOT * (left if left < 3.0 else 3.0) / 3.0
    value += s.reserve[at + c.COLUMNS_HOME] * COLUMN_AT_HOME * (left if left < 2.0 else 2.0) / 2.0
    value += _gods_in_reach(s, seat, left)
    if s.temple >= 0:
        value += _board(s, seat, left)
    return value


def _under_way(s: Table, seat: int, left: float) -> float:
    """What the seat to move has begun and not yet got: without it a half-done action would look like a loss."""
    value = UNSPENT * s.budget
    for tile in s.looted:
        value += loot_worth(s, tile, left)
    at = len(s.agenda) - FRAME
    while at >= 0 and s.agenda[at + 3] == seat:
        kind = s.agenda[at + 4]
        a = s.agenda[at + 2]
        if kind == c.DRAW:
            value += DRAWN_CARD * (a + s.agenda[at + 1])
        elif kind == c.UPGRADE:
            value += a * LEVEL * GAINS_PER_EPOCH * left
        elif kind == c.PAY:
            value += _god_worth(s, s.gods_open[a], left) - SACRIFICE_CARD * _cards_lacking(
                s, seat, s.gods_open[a]
            )
        elif kind == c.CARDS:
            value += BEGUN + UNSPENT * (a + s.has(seat, c.STEPS))
        elif kind == c.PLAY_MONEY or kind == c.FREE_COLUMN or kind == c.RESERVE:
            value += BEGUN
        at -= FRAME
    return value


def _god_worth(s: Table, god: int, left: float) -> float:
    """Points of the epoch and what the benefit is worth."""
    passive = s.t.god_passive[god]
    worth = float(s.t.epoch_points[s.epoch - 1])
    worth += passive[c.STEPS] * STEP * left + passive[c.COINS] * MONEY * left
    worth += passive[c.DRAWS] * MORE_DRAWS * left + passive[c.JUMPS] * JUMP * left
    worth += passive[c.PREPARATION_CARDS] * SACRIFICE_CARD * (s.t.epochs - s.epoch)
    worth += passive[c.EXTRA_ACTIONS] * EXTRA_ACTION
    worth += passive[c.BEST_LEVEL] * 2.0
    code = s.t.god_code[god]
    for i in range(0, len(code), PART):
        if code[i] == c.HALF_GOD:
            worth += 3.0 * code[i + 1]
        elif code[i] == c.GODS_FROM_STACK:
            worth += s.t.epoch_points[s.epoch - 1] + 1.5
        else:
            worth += 1.2
    return worth


def _cards_lacking(s: Table, seat: int, god: int) -> int:
    """About how many cards a payment takes: the numbers less the levels of the best tiles."""
    t = s.t
    need = 0
    for n in t.cost[god]:
        need += n
    if t.cards_only[god]:
        return need
    levels = 0
    for i in range(seat * c.SACRIFICES, (seat + 1) * c.SACRIFICES):
        levels += s.levels[i] if s.levels[i] < 2 else 2
    return need - levels if need > levels else 0


def _scorings(s: Table, seat: int, left: float) -> float:
    """Half gods, columns and Pietalte in the scorings that are still to come."""
    t = s.t
    half = s.half_god_sum(seat)
    columns = s.columns_on_board(seat)
    copies = s.has(seat, c.BEST_LEVEL)
    best = s.best_level(seat)
    value = 0.0
    for epoch in t.scoring_epochs:
        if epoch < s.epoch:
            continue
        ahead = left - (t.epochs - epoch)  # epochs until that scoring
        if ahead < 0.0:
            ahead = 0.0
        value += half + _column_points(s, columns + GROWTH * ahead)
        if copies:
            level = best + 0.4 * ahead
            value += copies * (level if level < 4.0 else 4.0)
    return value


def _column_points(s: Table, columns: float) -> float:
    """Between whole numbers of columns the points are interpolated: a step towards a better rate is worth something."""
    t = s.t
    if columns >= t.columns:
        return float(t.columns * t.column_rate[t.columns])
    low = int(columns)
    below = low * t.column_rate[low]
    above = (low + 1) * t.column_rate[low + 1]
    return below + (columns - low) * (above - below)


def _hand(s: Table, seat: int) -> float:
    at = seat * c.CARD_KINDS
    hands = s.hands
    value = MOVEMENT_CARD * hands[at]
    for kind in range(1, c.SACRIFICES + 1):
        value += SACRIFICE_CARD * hands[at + kind]
    for coin in range(1, c.TOP_VALUE + 1):
        n = hands[at + c.MONEY + coin]
        if n:
            value += COIN_IN_HAND * coin * n
    return value


def _lasting(s: Table, seat: int, left: float) -> float:
    """Sacrifice tiles and gods that stay."""
    at = seat * c.SACRIFICES
    levels = 0.0
    for i in range(at, at + c.SACRIFICES):
        level = s.levels[i]
        levels += level if level < 3 else 2.0 + 0.5 * (level - 2)
    value = levels * LEVEL * GAINS_PER_EPOCH * left
    first = seat * c.PASSIVES
    passive = s.passive
    value += passive[first + c.STEPS] * STEP * left
    value += passive[first + c.COINS] * MONEY * left
    value += passive[first + c.DRAWS] * MORE_DRAWS * left
    value += passive[first + c.JUMPS] * JUMP * left
    value += passive[first + c.PREPARATION_CARDS] * SACRIFICE_CARD * (s.t.epochs - s.epoch)
    extra = passive[first + c.EXTRA_ACTIONS]
    if extra:
        value += extra * EXTRA_ACTION
    return value


def _gods_in_reach(s: Table, seat: int, left: float) -> float:
    """The best open gods tile, less for every sacrifice that is missing."""
    t = s.t
    at = seat * c.CARD_KINDS
    first = seat * c.SACRIFICES
    best = 0.0
    for god in s.gods_open:
        if god < 0:
            continue
        short = 0
        used = 0
        for n in t.cost[god]:  # the strongest kind that is left for each number
            strongest = -1
            which = -1
            for i in range(c.SACRIFICES):
                if used >> i & 1:
                    continue
                strength = s.hands[at + 1 + i]
                if not t.cards_only[god]:
                    strength += s.levels[first + i]
                if strength > strongest:
                    strongest = strength
                    which = i
            used |= 1 << which
            if strongest < n:
                short += n - strongest
        worth = _god_worth(s, god, left)
        for _ in range(short):
            worth *= SHORT
        if worth > best:
            best = worth
    return best * NEAR_GOD


def _board(s: Table, seat: int, left: float) -> float:
    """Loot near the network, and column hexes where the next column could go."""
    t = s.t
    value = 0.0
    for i in range(len(s.loot_tiles)):
        tile = s.loot_tiles[i]
        if tile < 0:
            continue
        hex = s.loot_hexes[i]
        row = t.distances[hex]
        nearest = row[s.temple]
        for piece in s.chains[seat]:
            if row[piece] < nearest:
                nearest = row[piece]
        worth = NEAR_LOOT * loot_worth(s, tile, left)
        for _ in range(nearest - 1):
            worth *= FARTHER
        value += worth / s.seats
    if s.reserve[seat * c.RESERVES + c.COLUMNS_HOME] > 0:
        spots = 0
        for hex in s.spots[seat]:
            if t.use[hex] == c.COLUMN_HEX and price_of(s, hex) < 3:
                spots += 1
        value += COLUMN_SPOT * (spots if spots < 3 else 3)
    return value


def loot_worth(s: Table, tile: int, left: float) -> float:
    code = s.t.loot_code[tile]
    passive = s.t.loot_passive[tile]
    worth = passive[c.STEPS] * STEP * left
    for i in range(0, len(code), PART):
        kind = code[i]
        n = code[i + 1]
        if kind == c.HALF_GOD:
            worth += 3.5 if s.epoch <= s.t.scoring_epochs[0] else 3.0
        elif kind == c.GODS_FROM_STACK:
            worth += n * (s.t.epoch_points[s.epoch - 1] + 1.5)
        elif kind == c.UPGRADE:
            worth += n * LEVEL * GAINS_PER_EPOCH * left
        elif kind == c.DRAW_PILE:
            worth += n * SACRIFICE_CARD
        elif kind == c.SPECIAL_MONEY or kind == c.RESERVE or kind == c.TAKE_RESERVE:
            worth += 1.2
    return worth
