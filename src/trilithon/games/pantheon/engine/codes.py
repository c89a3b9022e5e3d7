"""The small integers that stand for things in a Pantheon position. Names for people are in `texts/`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.kernel.engine.layout import FIRST_DOMAIN

# -- what numbers of a position stand for: the domains of its layout ---------------------------------------
CARD: Final = FIRST_DOMAIN  # kinds of cards
HEX: Final = FIRST_DOMAIN + 1
GOD: Final = FIRST_DOMAIN + 2
LOOT_TILE: Final = FIRST_DOMAIN + 3
BONUS_TILE: Final = FIRST_DOMAIN + 4
NATION: Final = FIRST_DOMAIN + 5
SACRIFICE: Final = FIRST_DOMAIN + 6  # kinds of sacrifice tiles
CATEGORY: Final = FIRST_DOMAIN + 7  # of points
RESERVE: Final = FIRST_DOMAIN + 8  # where pieces off the board are
HALF_GOD: Final = FIRST_DOMAIN + 9  # half gods by their value
PLACE: Final = FIRST_DOMAIN + 10  # for gods and for loot tiles on the board
OPEN_CARD: Final = FIRST_DOMAIN + 11  # places of the display
CHOICE: Final = FIRST_DOMAIN + 12  # lists of alternatives
SOURCE: Final = FIRST_DOMAIN + 13  # of half gods
BENEFIT: Final = FIRST_DOMAIN + 14

NONE: Final = -1  # no card, god, tile, hex

# -- cards (hands, piles and the display count or list these kinds) ----------------------------------------
MOVEMENT: Final = 0
OFFERINGS: Final = 1  # the four kinds of sacrifice are 1 to 4; kind k has its tile at index k - 1
PRIESTS: Final = 2
DANCERS: Final = 3
TEMPLES: Final = 4
MONEY: Final = 4  # a money card of value v is kind MONEY + v, for v from 1 to 5
CARD_KINDS: Final = 10
SACRIFICES: Final = 4
TOP_VALUE: Final = 5  # of a money card
TOP_LEVEL: Final = 4  # of a sacrifice tile
MANY: Final = 9999  # more than effects can add up to
HALF_VALUES: Final = 7  # half gods are counted by value 1 to 6; index 0 stays empty

# -- what a hex is for -------------------------------------------------------------------------------------
PLAIN: Final = 0
COLUMN_HEX: Final = 1
START_HEX: Final = 2
LOOT_HEX: Final = 3

# -- a seat's pieces off the board: four numbers per seat --------------------------------------------------
FEET_HOME: Final = 0  # personal reserve
FEET_BANK: Final = 1  # general reserve
COLUMNS_HOME: Final = 2
COLUMNS_BANK: Final = 3
RESERVES: Final = 4

# -- what points are given for -----------------------------------------------------------------------------
FROM_GODS: Final = 0
FROM_COLUMNS: Final = 1
FROM_HALF_GODS: Final = 2
FROM_PIETALTE: Final = 3
FROM_ENDING: Final = 4
CATEGORIES: Final = 5

# -- lasting benefits, summed up per seat ------------------------------------------------------------------
MORE_STEPS: Final = 0
MORE_MONEY: Final = 1
MORE_DRAWS: Final = 2
PREPARATION_CARDS: Final = 3
JUMPS: Final = 4
BEST_LEVEL: Final = 5
EXTRA_ACTIONS: Final = 6
BENEFITS: Final = 7

# -- lifetimes of tiles ------------------------------------------------------------------------------------
ONCE: Final = 0
PERMANENT: Final = 1
SINGLE_USE: Final = 2

# -- ways to come by a god, which decide what its effect is ------------------------------------------------
SACRIFICED_FOR: Final = 0  # by the Gain action
DRAWN: Final = 1  # from the stack
DRAWN_LAST: Final = 2  # from the stack, by an effect after which no further god is drawn
WAYS: Final = 3

# -- where half gods come from -----------------------------------------------------------------------------
POOL: Final = 0
STACK: Final = 1

# -- options, in the order of `World.options` --------------------------------------------------------------
BONUS_CHOICE: Final = 0
BSW_RESERVE: Final = 1
TRAITERA_AFTER_TRIGGER: Final = 2
GAIVILES_IN_BUYING: Final = 3
JUMP_COLUMN: Final = 4
STALL_ROUNDS: Final = 5
OPEN_HALF_GODS: Final = 6
FIRST_PLAYER: Final = 7  # a seat, or -1 for a random one

# -- verbs of more than one question (each has its others beside it, from FIRST_VERB on) -------------------
STOP: Final = 0
PUT: Final = 1  # a piece on a hex, of the type that the hex takes
OFFER: Final = 2  # a sacrifice, see `offering`
FIRST_VERB: Final = 3


# -- a sacrifice tile: its kind and its level in one number ------------------------------------------------


def tile_of(kind: i64, level: i64) -> i64:
    return (kind - 1) * TOP_LEVEL + level - 1


def kind_of_tile(tile: i64) -> i64:
    return tile // TOP_LEVEL + 1


def level_of_tile(tile: i64) -> i64:
    return tile % TOP_LEVEL + 1


# -- sets of seats: seat s is bit s ------------------------------------------------------------------------


def bit(seat: i64) -> i64:
    return 1 << seat


def is_in(seats: i64, seat: i64) -> bool:
    return seats >> seat & 1 == 1


def is_several(seats: i64) -> bool:
    """Are there two or more?"""
    return seats & (seats - 1) != 0


CARD_NAMES: list[str] = [
    "movement",
    "offerings",
    "priests",
    "dancers",
    "temples",
    "money_1",
    "money_2",
    "money_3",
    "money_4",
    "money_5",
]
"""By kind."""
RESERVE_NAMES: list[str] = ["feet_home", "feet_bank", "columns_home", "columns_bank"]
CATEGORY_NAMES: list[str] = ["gods", "columns", "half_gods", "pietalte", "ending"]
SOURCE_NAMES: list[str] = ["pool", "stack"]
