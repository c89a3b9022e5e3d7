"""The numbers that stand for things in a Monuments position: pieces, cards, options, what is counted.

What lies on the agenda, and the verbs of single questions, are declared by the steps (`steps/`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.kernel.engine.layout import FIRST_DOMAIN

NONE: Final = -1

# -- domains: what fields of a position and of frames are about (`layout.py` says how many there are of each) -------
HEX: Final = FIRST_DOMAIN  # land first, then monuments, then water
LAND_HEX: Final = FIRST_DOMAIN + 1
KIND: Final = FIRST_DOMAIN + 2
UNIT: Final = FIRST_DOMAIN + 3
BUILDING: Final = FIRST_DOMAIN + 4
BUILDABLE: Final = FIRST_DOMAIN + 5
PIECE: Final = FIRST_DOMAIN + 6
CARD: Final = FIRST_DOMAIN + 7
DEED: Final = FIRST_DOMAIN + 8
CIVILIZATION: Final = FIRST_DOMAIN + 9
DECK: Final = FIRST_DOMAIN + 10
ABILITY: Final = FIRST_DOMAIN + 11
SCORE_CARD: Final = FIRST_DOMAIN + 12
COMMON: Final = FIRST_DOMAIN + 13
QUEST_CARD: Final = FIRST_DOMAIN + 14
QUEST_DECK: Final = FIRST_DOMAIN + 15
RIVER: Final = FIRST_DOMAIN + 16  # an edge that a bridge can be built over
FERRY: Final = FIRST_DOMAIN + 17
SLOT: Final = FIRST_DOMAIN + 18  # of a passenger aboard a ferry
FIGURE: Final = FIRST_DOMAIN + 19  # a unit by where it is, see below
RULE: Final = FIRST_DOMAIN + 20
STATE: Final = FIRST_DOMAIN + 21  # of a building
FACE: Final = FIRST_DOMAIN + 22  # of a die

# -- resources, and the terrain that gives them ----------------------------------------------------------
WOOD: Final = 0
SHEEP: Final = 1
METAL: Final = 2
WHEAT: Final = 3
KINDS: Final = 4
TOKENS_EACH: Final = 25
WEAPONS: Final = 25
CROSSINGS: Final = 20  # bridges and ferries, one stock
FERRIES: Final = CROSSINGS  # at most so many at once
CAPACITY: Final = 5
PRODUCED: Final = 3  # tokens that a hex gives at most
FACTORY_YIELD: Final = 2  # what a factory adds where somebody works
FACES: Final = 3  # of a die: 0, 1, 2

# -- hexes: land first, then monuments, then water ---------------------------------------------------------
LAND: Final = 0
MONUMENT: Final = 1
WATER: Final = 2
AWAY: Final = 99  # a distance, where there is no way

# -- units: places beside each hex -------------------------------------------------------------------------
WORKER: Final = 0
ARMED: Final = 1
ARMY: Final = 2
AIRFORCE: Final = 3
HORSE: Final = 4
NAVY: Final = 5
UNITS: Final = 6
WHOLE_FERRY: Final = 6  # what a figure may be besides: a ferry with all aboard
SLOTS: Final = 2  # places for passengers

# -- buildings: places beside each land hex ----------------------------------------------------------------
FORT: Final = 0
TOWN: Final = 1
FACTORY: Final = 2
WORKSHOP: Final = 3
FARM: Final = 4
BUILDINGS: Final = 5
INTACT: Final = 0  # states; NONE where there is no such building
DAMAGED: Final = 1
BRIDGE: Final = 5  # among what can be built
FERRY_BOAT: Final = 6

# -- pieces in supply or locked: places beside each seat ----------------------------------------------------
# workers, forts, towns, factories, workshops, farms, armies, navies, airforces, horses
S_WORKER: Final = 0
S_BUILDING: Final = 1  # + building
S_ARMY: Final = 6
S_NAVY: Final = 7
S_AIRFORCE: Final = 8
S_HORSE: Final = 9
SUPPLIES: Final = 10

# -- action cards ------------------------------------------------------------------------------------------
UPGRADE: Final = 0
MOVE: Final = 1
PRODUCE: Final = 2
BUILD: Final = 3
POPULATE: Final = 4
RAISE: Final = 5  # a layer of the monument
TRAIN: Final = 6
ATTACK: Final = 7
QUEST: Final = 8
TRADE: Final = 9
CARDS: Final = 10
QUEST_DECKS: Final = 3  # beside the starting quests

# -- lasting effects: places in `rules` --------------------------------------------------------------------
R_PERMIT: Final = 0
R_MOVE_WORKER: Final = 1
R_MOVE_ARMY: Final = 2
R_MOVE_NAVY: Final = 3
R_MOVE_AIRFORCE: Final = 4
R_ACTIVATIONS: Final = 5
R_CARRY: Final = 6
R_FORD: Final = 7
R_FERRY_POINTS: Final = 8
R_PRODUCE_HEXES: Final = 9
R_PRODUCE_LIMIT: Final = 10
R_CAPACITY: Final = 11
R_BUILD_DISCOUNT: Final = 12
R_POPULATE_EXTRA: Final = 13
R_POPULATE_NEED: Final = 14
R_LAND_NEED: Final = 15
R_LAYER_DISCOUNT: Final = 16
R_SACRIFICE: Final = 17
R_POWER_ARMY: Final = 18
R_POWER_NAVY: Final = 19
R_POWER_AIRFORCE: Final = 20
R_TRADES: Final = 21
R_QUEST_DRAW: Final = 22
R_QUEST_PENALTY: Final = 23
R_HORSE_ACTIVATIONS: Final = 24
R_HORSE_RETURNS: Final = 25
R_WORKSHOPS: Final = 26  # may build them and produce any kind there
R_FARMS: Final = 27
R_NAVAL_GUNS: Final = 28  # power of navies against land
RULES: Final = 29

# -- things counted since the game began: places in `deeds` ------------------------------------------------
D_BRIDGES: Final = 0
D_FERRIES: Final = 1
D_BUILDINGS: Final = 2
D_REPAIRED: Final = 3
D_TRADES: Final = 4
D_PRODUCED: Final = 5
D_POPULATED: Final = 6
D_TRAINED: Final = 7
D_FORGED: Final = 8
D_ATTACKS_WON: Final = 9
D_DEFENCES_WON: Final = 10
DEEDS: Final = 11
D_BATTLES_WON: Final = 11  # the sum of the last two

# -- what is scored ----------------------------------------------------------------------------------------
M_LAYERS: Final = 0
M_RESOURCES: Final = 1
M_WORKERS: Final = 2
M_LAND: Final = 3
M_POWER: Final = 4
M_UPGRADES: Final = 5
M_QUESTS: Final = 6
METRICS: Final = 7

# -- goals of quests (`goals.py`), and what each is about more closely ---------------------------------------
G_LAND: Final = 0  # where, see below
G_SEA: Final = 1
G_KINDS: Final = 2
G_ISLANDS: Final = 3
G_CONTINENTS: Final = 4
G_NEAR: Final = 5
G_STOCK: Final = 6  # kind or -1
G_EACH: Final = 7
G_PILE: Final = 8
G_WORKERS: Final = 9
G_CROWD: Final = 10
G_ARMED: Final = 11
G_UNIT: Final = 12  # unit
G_MILITARY: Final = 13
G_POWER: Final = 14
G_BUILDING: Final = 15  # building
G_SET: Final = 16
G_LAYERS: Final = 17
G_UPGRADES: Final = 18
G_UPGRADED: Final = 19  # card
G_QUESTS: Final = 20
G_FERRIES: Final = 21
G_MOST: Final = 22  # metric
G_DEED: Final = 23  # deed
# of G_LAND
ANYWHERE: Final = -1
HOME: Final = 4  # 0 to 3 are terrains
ABROAD: Final = 5
ISLAND: Final = 6
RIVAL: Final = 7

# -- options: places in `World.options` --------------------------------------------------------------------
O_START: Final = 0  # seat or -1
O_CHOOSE_CIV: Final = 1
O_ABILITIES: Final = 2  # 0 random, 1 by civilisation, 2 none
O_FIRST_TURN: Final = 3
O_WEAPON_PERMIT: Final = 4
O_DICE_CAP: Final = 5
O_HARD_SUPPLY: Final = 6
O_ONE_RETREAT: Final = 7
O_TRADE_WORKER: Final = 8
O_QUEST_REMOVED: Final = 9
O_QUEST_SINCE: Final = 10
O_UNLOCK: Final = 11
O_ROUNDS: Final = 12
OPTIONS: Final = 13

# -- verbs that several questions have -----------------------------------------------------------------------
DONE: Final = 0
AT: Final = 1  # hex: produce, populate, place, put down
OF_KIND: Final = 2  # kind of resource
KEEP: Final = 3  # quest


# -- sides: every hex has six --------------------------------------------------------------------------------
SIDES: Final = 6


def side_of(spot: i64, direction: i64) -> i64:
    """The edge of a hex in a direction: where `Chart.near` says what lies beyond."""
    return spot * SIDES + direction


def spot_of_side(side: i64) -> i64:
    return side // SIDES


# -- figures: a unit by where it is --------------------------------------------------------------------------
# In a hex: one of its units of a kind, numbered like the places of `units`. Aboard a ferry, after all hexes: the
# passenger in the first or second slot; and the ferry itself with all aboard.
ABOARD: Final = SLOTS + 1
WHOLE: Final = SLOTS  # instead of a slot: the whole ferry


def figure_in(spot: i64, unit: i64) -> i64:
    return spot * UNITS + unit


def figure_aboard(hexes: i64, ferry: i64, slot: i64) -> i64:
    """`slot` may be WHOLE."""
    return hexes * UNITS + ferry * ABOARD + slot


def is_aboard(hexes: i64, figure: i64) -> bool:
    """Is it a passenger or a whole ferry?"""
    return figure >= hexes * UNITS


def spot_of(figure: i64) -> i64:
    """Of a figure that is in a hex."""
    return figure // UNITS


def unit_in(figure: i64) -> i64:
    """Of a figure that is in a hex."""
    return figure % UNITS


def ferry_of(hexes: i64, figure: i64) -> i64:
    """Of a figure that is aboard."""
    return (figure - hexes * UNITS) // ABOARD


def slot_of(hexes: i64, figure: i64) -> i64:
    """Of a figure that is aboard; WHOLE is the ferry."""
    return (figure - hexes * UNITS) % ABOARD


# -- purses: so many tokens of each kind in one number -------------------------------------------------------
PURSE: Final = 16  # bits for each kind
PURSE_MASK: Final = (1 << PURSE) - 1


def purse_of(wood: i64, sheep: i64, metal: i64, wheat: i64) -> i64:
    return some_of(WOOD, wood) + some_of(SHEEP, sheep) + some_of(METAL, metal) + some_of(WHEAT, wheat)


def some_of(kind: i64, n: i64) -> i64:
    """A purse with n tokens of one kind."""
    return n << (kind * PURSE)


def in_purse(purse: i64, kind: i64) -> i64:
    return (purse >> (kind * PURSE)) & PURSE_MASK


def purse_size(purse: i64) -> i64:
    """Tokens in it altogether."""
    return in_purse(purse, WOOD) + in_purse(purse, SHEEP) + in_purse(purse, METAL) + in_purse(purse, WHEAT)


def listed(purse: i64) -> list[int]:
    return [in_purse(purse, kind) for kind in range(KINDS)]
