"""The numbers that stand for things in a Monumental position: resources, kinds of cards, frames, verbs of moves.

A frame of the agenda is five integers (kind, seat, a, b, c). What a, b and c mean is said beside each kind.
"""

from __future__ import annotations

from typing import Final

# -- resources ---------------------------------------------------------------------------------------
PRODUCTION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
GOLD: Final = 3
CULTURE: Final = 4
FEUD: Final = 5  # Military that can be spent against Barbarians only (MO-RES-15)
RESOURCES: Final = 6
BASICS: Final = 3
TALLIES: Final = 5

# -- cards -------------------------------------------------------------------------------------------
BUILDING: Final = 0
KNOWLEDGE: Final = 1
WONDER: Final = 2

COMMON: Final = 0
SPECIAL: Final = 1
STARTING: Final = 2
BASIC: Final = 3
ERA_1: Final = 4
ERA_2: Final = 5
RENAISSANCE: Final = 6
ERA_3: Final = 7

SPACES: Final = 9
DISPLAY: Final = 6
POLICIES: Final = 5
NONE: Final = -1

# marks of a card, this turn
ACTIVE: Final = 1
USED: Final = 2
DRAWN: Final = 4  # it was used by drawing (MO-EFF-24)

# -- the map -----------------------------------------------------------------------------------------
CAPITAL: Final = 0
PROVINCE: Final = 1
WATER: Final = 2
FREE_CITY: Final = 5  # among the values of Exploration tokens; Barbarians are 1 to 4

SOLDIERS: Final = 9
EXPLORERS: Final = 2
OUTPOSTS: Final = 2

# -- what is counted for points ----------------------------------------------------------------------
PROVINCES: Final = 0
KNOWLEDGES: Final = 1
WONDERS: Final = 2
DEVELOPED: Final = 3
COUNTS: Final = 4

# further things that conditions and multiplied gains count
COASTAL: Final = 4
OUTPOSTS_BUILT: Final = 5
ACTIVE_KIND: Final = 6  # + kind: active cards of that kind
ACTIVE_ICON: Final = 9  # + basic resource: active cards that show it

# conditions
COND_GAINED: Final = 0  # a: resource, b: how much
COND_COUNT: Final = 1  # a: what, b: how many
COND_BEHIND: Final = 2  # a: which of the four counts

# -- rules in force: places in `World.rules` -----------------------------------------------------------
BUILDINGS_MINUS: Final = 0
BASICS_MINUS: Final = 1
KNOWLEDGES_MINUS: Final = 2
STAGES_MINUS: Final = 3
POLICIES_MINUS: Final = 4
PROGRESS_MINUS: Final = 5
CONQUEST_ANY: Final = 6
CONQUEST_BARBARIAN: Final = 7
CONQUEST_FREE_CITY: Final = 8
CONQUEST_OPPONENT: Final = 9
CONQUEST_COASTAL: Final = 10
CONQUEST_OPPONENT_WITH_MORE: Final = 11
DEFENCE_ALL: Final = 12
DEFENCE_COASTAL: Final = 13
DEFENCE_WONDER: Final = 14
DEFENCE_NEXT_TO_CAPITAL: Final = 15
OUTPOST_UNITS_SAVED: Final = 16
LOOT_BOTH: Final = 17
SECOND_PICKUP: Final = 18
RULES: Final = 19

# -- discounts for the next purchase: places in `World.coupons`; the half ones follow the plain ones -------
ON_BUILDING: Final = 0
ON_KNOWLEDGE: Final = 1
ON_STAGE: Final = 2
ON_POLICY: Final = 3
ON_CONQUEST: Final = 4
COUPONS: Final = 5
COUPON_PLACES: Final = 10

# -- things that happen --------------------------------------------------------------------------------
ON_CONQUER: Final = 0  # filter: bits of the targets below, 0 for any
ON_COMPLETE: Final = 1
ON_ACQUIRE: Final = 2  # filter: bits of kinds of cards, 0 for any
ON_DEVELOP: Final = 3
ON_PICKUP: Final = 4
ON_OUTPOST: Final = 5

TARGET_BARBARIAN: Final = 1
TARGET_FREE_CITY: Final = 2
TARGET_OPPONENT: Final = 4
TARGET_COASTAL: Final = 8

# -- frames that run by themselves -----------------------------------------------------------------------
# parts of effects; c of those marked * is the card that does it
GAIN: Final = 1  # a: resource, b: how much
GAIN_EACH: Final = 2  # a: resource, b: (what is counted * 64 + step) * 64 + how much, c*
IF: Final = 3  # a: conditions, b: code, c*
ARCHIVE_SELF: Final = 4  # c*
REINFORCE: Final = 5  # a: how many
DISCOUNT: Final = 6  # a: on what, b: how much, 0 for half
EXTRA_PICKUP: Final = 7  # a: how many
DRAW: Final = 8  # a: how many, b: to use
# the turn
DEAL_DISPLAY: Final = 20
TURN: Final = 21
END_ACTIONS: Final = 22
CLEAR_CITY: Final = 23
FILL_CITY: Final = 24
FILL_DISPLAY: Final = 25
NEXT_TURN: Final = 26
# what follows when everything is paid
BOUGHT: Final = 30  # a: card
WONDER_BEGUN: Final = 31  # a: card
COMPLETE: Final = 32
ON_TOP: Final = 33  # a: card that goes on the City deck
DEVELOP: Final = 34  # a: policy
CONQUERED: Final = 35  # a: tile
MOVED: Final = 36  # a: from, b: to, c: 1 if it is the Warlord
STEPPED: Final = 37  # a: explorer, b: to
HAPPENED: Final = 38  # a: event, b: bits that a filter may ask for
# entries of a group of simultaneous effects, below their ORDER frame (MO-EFF-05)
ENTRY: Final = 40  # a: what, b: which, c: card or code
HELD_CARD: Final = 41  # a: card, b: HELD_...; drawn cards, below their USE_DRAWN frame
HELD_FRESH: Final = 0
HELD_USED: Final = 1
HELD_GONE: Final = 2  # archived
# what an entry is
BENEFITS: Final = 0  # b: token
WARLORD_BONUS: Final = 1
TRIGGERED: Final = 2  # b: code, c: ability
ONE_OFF: Final = 3  # b: policy of the seat

# -- frames that ask ---------------------------------------------------------------------------------------
FIRST_DECISION: Final = 50
CHOOSE_CAPITAL: Final = 50
ACTIVATE_CITY: Final = 51
ACT: Final = 52
PAY: Final = 53  # a: resource, b: how much, c: 1 if Gold may stand for it, + 2 if FEUD may
PAY_ANY: Final = 54  # a: how many, b: lowest type still allowed, c: 1 if Gold may be used
CONVERT: Final = 55  # a: how many more
KEEP_WONDER: Final = 56  # a: the new one
SITE: Final = 57  # a: wonder card
UNITS: Final = 58  # a: target, b: how many more, c: lowest tile still allowed, -1: the Warlord first
SHARE: Final = 59  # a: how much cheaper still, b: resource off which some of it is taken, c: target
ORDER: Final = 60  # a: how many entries lie below
BENEFIT: Final = 61  # a: token, b: 1 if both are taken
CHOOSE: Final = 62  # a: choice, c*: card
GAIN_CHOICE: Final = 63  # a: bits of resources, b: how many, c: 1 if all different
MOVE_TO: Final = 64  # a: from, b: 1 for the Warlord, c: 1 if it is free and one step
LOOK: Final = 65  # a: market
ARCHIVE: Final = 66  # a: how many, b: bits of kinds, c: code for each
DISCARD: Final = 67  # the same
COPY: Final = 68  # a: 1 if of opponents
EFFECT: Final = 69  # a: ability, c*: card
USE_DRAWN: Final = 70  # a: to use still, b: how many cards lie below
SECTION: Final = 71
TAKE: Final = 72  # a: bits of kinds, b: 0 display, 1 basic piles, c: highest cost
EXTRA_SPACE: Final = 73  # a: how many
FREE_STEP: Final = 74  # a: how many
UNIT_MOVE: Final = 75  # a: how many
DESTROY: Final = 76  # a: how many
REPEAT_ONE_OFF: Final = 77
REINFORCING: Final = 78  # a: how many
STAYS: Final = 79  # a: space, b: the new Knowledge
OUTPOST_WITH: Final = 80  # a: tile

# -- verbs of moves ------------------------------------------------------------------------------------------
VERBS: Final = 64
END: Final = 0
DONE: Final = 1
SETTLE: Final = 2  # tile
CROSS: Final = 3  # space where row and column meet
BUY: Final = 4  # place in the display
BUY_BASIC: Final = 5  # pile
FINISH: Final = 6
DEVELOP_POLICY: Final = 7  # policy of the seat
CONQUER: Final = 8  # tile
MARCH: Final = 9  # tile * 2 + 1 if the Warlord
BUILD_OUTPOST: Final = 10  # tile
STEP: Final = 11  # explorer * 64 + tile
PICK_UP: Final = 12  # explorer
LOOK_AT: Final = 13  # explorer
USE_CARD: Final = 14  # space * 2 + 1 if it lies under
USE_POLICY: Final = 15  # policy of the seat
USE_CRATE: Final = 16
USE_MARKET: Final = 17  # market
PROGRESS: Final = 18
WITH_GOLD: Final = 19  # how much of it
SPEND: Final = 20  # resource
SWAP: Final = 21  # from * 3 + to
KEEP: Final = 22  # 1 if the new one
PLACE: Final = 23  # tile
FROM: Final = 24  # tile
LORD: Final = 25  # 1 if the Warlord goes
LESS: Final = 26  # how much
FIRST: Final = 27  # entry, counted from the top
OPTION: Final = 28
RECEIVE: Final = 29  # resource
TO: Final = 30  # tile
KEEP_TOKEN: Final = 31  # token of the market
CHOOSE_CARD: Final = 32  # space * 2 + 1 if it lies under
COPY_CARD: Final = 33  # (seat * 9 + space) * 2 + 1 if it lies under
COPY_POLICY: Final = 34
USE_EFFECT: Final = 35
USE_HELD: Final = 36  # card, counted from the top
TAKE_OPEN: Final = 37  # place in the display
TAKE_BASIC: Final = 38  # pile
OPEN_SPACE: Final = 39  # space
REMOVE: Final = 40  # tile * 2 + 1 if the Warlord
REPEAT: Final = 41  # policy
KEEP_KNOWLEDGE: Final = 42  # 1 if the new one


def make_move(verb: int, argument: int) -> int:
    return argument * VERBS + verb


def verb_of(move: int) -> int:
    return move % VERBS


def argument_of(move: int) -> int:
    return move // VERBS


# -- options: places in `World.options` ----------------------------------------------------------------------
RENAISSANCE_ON: Final = 0
ALTERNATIVES: Final = 1  # bits of eras: 1, 2, 4
STRICT: Final = 2
EXPLORER_HOME: Final = 3
TRIGGER_ONCE: Final = 4
DRAWN_LASTS: Final = 5
OPEN_DISCARDS: Final = 6
HOST_FIRST: Final = 7
OPTIONS: Final = 8
