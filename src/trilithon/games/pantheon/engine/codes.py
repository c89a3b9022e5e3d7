"""The small integers that stand for things in a Pantheon position. Names for people are in `texts/`."""

from __future__ import annotations

from typing import Final

# -- cards (hands, piles and the display count or list these kinds) ---------------------------------------
MOVEMENT: Final = 0
OFFERINGS: Final = 1  # the four kinds of sacrifice are 1 to 4; kind k has its level at index k - 1
PRIESTS: Final = 2
DANCERS: Final = 3
TEMPLES: Final = 4
MONEY: Final = 4  # a money card of value v is kind MONEY + v, for v from 1 to 5
CARD_KINDS: Final = 10
SACRIFICES: Final = 4
TOP_VALUE: Final = 5  # of a money card
TOP_LEVEL: Final = 4  # of a sacrifice tile
HALF_VALUES: Final = 7  # half gods are counted by value 1 to 6; index 0 stays empty

# -- what a hex is for ----------------------------------------------------------------------------------
PLAIN: Final = 0
COLUMN_HEX: Final = 1
START_HEX: Final = 2
LOOT_HEX: Final = 3

# -- a seat's pieces off the board: four numbers per seat -------------------------------------------------
FEET_HOME: Final = 0  # personal reserve
FEET_BANK: Final = 1  # general reserve
COLUMNS_HOME: Final = 2
COLUMNS_BANK: Final = 3
RESERVES: Final = 4

# -- what points are given for ----------------------------------------------------------------------------
FROM_GODS: Final = 0
FROM_COLUMNS: Final = 1
FROM_HALF_GODS: Final = 2
FROM_PIETALTE: Final = 3
FROM_ENDING: Final = 4
CATEGORIES: Final = 5

# -- lasting benefits, summed up per seat ----------------------------------------------------------------
STEPS: Final = 0
COINS: Final = 1
DRAWS: Final = 2
PREPARATION_CARDS: Final = 3
JUMPS: Final = 4
BEST_LEVEL: Final = 5
EXTRA_ACTIONS: Final = 6
PASSIVES: Final = 7

# -- lifetimes of tiles ----------------------------------------------------------------------------------
ONCE: Final = 0
PERMANENT: Final = 1
SINGLE_USE: Final = 2

# -- options, in the order of `state.options` -------------------------------------------------------------
BONUS_CHOICE: Final = 0
BSW_RESERVE: Final = 1
TRAITERA_AFTER_TRIGGER: Final = 2
GAIVILES_IN_BUYING: Final = 3
JUMP_COLUMN: Final = 4
STALL_ROUNDS: Final = 5
OPEN_HALF_GODS: Final = 6
FIRST_PLAYER: Final = 7  # a seat, or -1 for a random one
OPTIONS: Final = 8

# -- frames of the agenda (the last number is not used). First those that run by themselves ... ------------------------
EPOCH: Final = 0
TRAIT: Final = 1
TEMPLE: Final = 2
GIFTS: Final = 3  # Depraccus after the temple piece was placed
BONUS: Final = 4
BONUS_REST: Final = 5
TURN: Final = 6
END_TURN: Final = 7
END_ROUND: Final = 8
TO_BOX: Final = 9  # a = a god whose benefit is being resolved
DRAW_PILE: Final = 10  # a = how many cards
HALF_GOD: Final = 11  # a = how many, b = POOL or STACK
GODS_FROM_STACK: Final = 12  # a = how many, b = 1 if a further draw may follow from it
SPECIAL_MONEY: Final = 13  # a = how many
RESORT: Final = 14  # a = 1: highest on top
TAKE_RESERVE: Final = 15  # a = columns, b = feet
HAND_TO: Final = 16  # a = hand size
REVEAL_GOD: Final = 17
SPEND: Final = 18  # a = money
# ... then those that ask a seat
FIRST_DECISION: Final = 20
CHOOSE: Final = 20  # a = which list of alternatives
REVEALED: Final = 21  # a = the god turned up
DISCARD: Final = 22  # a = hand size to reach
SWAP: Final = 23
UPGRADE: Final = 24  # a = symbols left
RESERVE: Final = 25  # a = columns, b = feet
FREE_COLUMN: Final = 26  # a = how many
PICK_BONUS: Final = 27
ACTION: Final = 28
CARDS: Final = 29  # a = steps from the big foot
PLACE: Final = 30
FOLLOW: Final = 31
LOOT: Final = 32
PLAY_MONEY: Final = 33
BUY: Final = 34  # a = 1 in the Buying action, 0 for money that must not place pieces and may be left
PAY: Final = 35  # a = place of the god on the board
DRAW: Final = 36  # a = mandatory picks left, b = optional ones
TRAITERA: Final = 37  # a = copies that may still be used

# -- where half gods come from ---------------------------------------------------------------------------
POOL: Final = 0
STACK: Final = 1
BY_WAY: Final = 2  # the pool after a Gain action, else the stack

# -- moves: a verb and an argument in one integer --------------------------------------------------------
VERB_BITS: Final = 5
STOP: Final = 0
DO_MOVE: Final = 1
DO_BUY: Final = 2
DO_GAIN: Final = 3  # argument: place of the god
DO_DRAW: Final = 4
PLAY_CARDS: Final = 5  # number of movement cards
FOOT: Final = 6  # hex
COLUMN: Final = 7  # hex
FOLLOWING: Final = 8
DRAW_INSTEAD: Final = 9
TAKE_LOOT: Final = 10  # kind of loot tile
COIN: Final = 11  # value of a money card
PAID: Final = 12  # no more money cards
BUY_TILE: Final = 13  # (kind - 1) * 4 + level - 1
BUY_FOOT: Final = 14
BUY_COLUMN: Final = 15
SACRIFICE: Final = 16  # a payment, see `offering`
LEAVE: Final = 17
FROM_DISPLAY: Final = 18  # place
FROM_PILE: Final = 19
USE: Final = 20
DECLINE: Final = 21
OPTION: Final = 22  # index of an alternative
THROW: Final = 23  # kind of card
FEET_TO_COLUMNS: Final = 24  # how many
COLUMNS_TO_FEET: Final = 25
RAISE: Final = 26  # kind of sacrifice
TAKE_COLUMNS: Final = 27
TAKE_FEET: Final = 28
TAKE_BONUS: Final = 29  # kind of bonus tile


def make_move(verb: int, argument: int) -> int:
    return verb | argument << VERB_BITS


def verb_of(move: int) -> int:
    return move & 31


def argument_of(move: int) -> int:
    return move >> VERB_BITS
