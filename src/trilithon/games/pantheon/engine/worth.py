"""What things are worth in points, for evaluation. Prices were fitted by play of equal agents against each other; see
docs/decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.world import World

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
BEST_LEVEL: Final = 2.0  # Pietalte
HALF_GOD: Final = 3.0
EARLY_HALF_GOD: Final = 3.5  # one that is scored twice
DRAWN_GOD: Final = 1.5  # what a god from the stack can do, beside its points
OTHER_EFFECT: Final = 1.2
USUAL_LEVEL: Final = 2  # tiles above it hardly save more cards


def god_worth(s: World, god: i64, left: float) -> float:
    """Points of the epoch and what the benefit is worth, with so many epochs left."""
    box = s.box
    benefits = box.god_benefits
    first = god * c.BENEFITS
    epoch = s.epoch()
    points = float(i64(box.epoch_points[epoch - 1]))
    worth = points
    worth += (
        float(i64(benefits[first + c.MORE_STEPS])) * STEP * left
        + float(i64(benefits[first + c.MORE_MONEY])) * MONEY * left
    )
    worth += (
        float(i64(benefits[first + c.MORE_DRAWS])) * MORE_DRAWS * left
        + float(i64(benefits[first + c.JUMPS])) * JUMP * left
    )
    worth += float(i64(benefits[first + c.PREPARATION_CARDS])) * SACRIFICE_CARD * float(box.epochs - epoch)
    worth += float(i64(benefits[first + c.EXTRA_ACTIONS])) * EXTRA_ACTION
    worth += float(i64(benefits[first + c.BEST_LEVEL])) * BEST_LEVEL
    worth += HALF_GOD * float(i64(box.god_half_gods[god]))
    worth += float(i64(box.god_draws[god])) * (points + DRAWN_GOD)
    return worth + OTHER_EFFECT * float(i64(box.god_others[god]))


def loot_worth(s: World, tile: i64, left: float) -> float:
    box = s.box
    epoch = s.epoch()
    worth = float(i64(box.loot_benefits[tile * c.BENEFITS + c.MORE_STEPS])) * STEP * left
    half_god = EARLY_HALF_GOD if epoch <= i64(box.scoring_epochs[0]) else HALF_GOD
    worth += half_god * float(i64(box.loot_half_gods[tile]))
    worth += float(i64(box.loot_draws[tile])) * (float(i64(box.epoch_points[epoch - 1])) + DRAWN_GOD)
    worth += float(i64(box.loot_symbols[tile])) * LEVEL * GAINS_PER_EPOCH * left
    worth += float(i64(box.loot_cards[tile])) * SACRIFICE_CARD
    return worth + OTHER_EFFECT * float(i64(box.loot_others[tile]))


def cards_lacking(s: World, seat: i64, god: i64) -> i64:
    """About how many cards a payment takes: the numbers less the levels of the best tiles."""
    need: i64 = 0
    i: i64
    for i in range(god * c.SACRIFICES, (god + 1) * c.SACRIFICES):
        need += i64(s.box.cost[i])
    if i64(s.box.cards_only[god]) == 1:
        return need
    levels: i64 = 0
    for i in range(1, c.SACRIFICES + 1):
        levels += min(s.level(seat, i), USUAL_LEVEL)
    return need - levels if need > levels else 0
