"""The numbers that stand for things in a Monuments position: pieces, cards, frames, verbs of moves.

A frame of the agenda is five integers (kind, seat, a, b, of). What a, b and of mean is said beside each kind.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# -- resources, and the terrain that gives them ----------------------------------------------------------
WOOD: Final = 0
SHEEP: Final = 1
METAL: Final = 2
WHEAT: Final = 3
KINDS: Final = 4
TOKENS_EACH: Final = 25
WEAPONS: Final = 25
CROSSINGS: Final = 20  # bridges and ferries, one stock
CAPACITY: Final = 5

# -- hexes: land first, then monuments, then water ---------------------------------------------------------
LAND: Final = 0
MONUMENT: Final = 1
WATER: Final = 2
AWAY: Final = 99  # a distance, where there is no way

# -- units: places in `World.units` ------------------------------------------------------------------------
WORKER: Final = 0
ARMED: Final = 1
ARMY: Final = 2
AIRFORCE: Final = 3
HORSE: Final = 4
NAVY: Final = 5
UNITS: Final = 6
FERRY: Final = 6  # in lists of units that may be activated or attack: a ferry with all aboard

# -- buildings: places in `World.buildings` ----------------------------------------------------------------
FORT: Final = 0
TOWN: Final = 1
FACTORY: Final = 2
WORKSHOP: Final = 3
FARM: Final = 4
BUILDINGS: Final = 5
INTACT: Final = 1
DAMAGED: Final = 2
BRIDGE: Final = 5  # among what can be built
FERRY_BOAT: Final = 6

# -- pieces in supply or locked: places in `World.supply` and `World.locked` -------------------------------
# workers, forts, towns, factories, workshops, farms, armies, navies, airforces, horses
S_WORKER: Final = 0
S_BUILDING: Final = 1  # + building
S_ARMY: Final = 6
S_NAVY: Final = 7
S_AIRFORCE: Final = 8
S_HORSE: Final = 9
SUPPLIES: Final = 10

# -- a ferry: seven numbers in `World.ferries` -------------------------------------------------------------
F_WATER: Final = 0
F_DOCK: Final = 1  # the land hex at whose edge it lies, -1 afloat
F_SEAT: Final = 2  # whose passengers, -1 none
F_FIRST: Final = 3  # passenger: 0 none, 1 + unit
F_CARGO: Final = 4  # of that passenger: 0 none, 1 + kind
F_SECOND: Final = 5
F_CARGO_2: Final = 6
FERRY_SIZE: Final = 7

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
IN_HAND: Final = 1
GREEN: Final = 2

# -- lasting effects: places in `World.rules` --------------------------------------------------------------
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

# -- things counted since the game began: places in `World.deeds` ------------------------------------------
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

# -- goals of quests ---------------------------------------------------------------------------------------
G_LAND: Final = 0  # a: n, b: filter
G_SEA: Final = 1
G_KINDS: Final = 2
G_ISLANDS: Final = 3
G_CONTINENTS: Final = 4
G_NEAR: Final = 5
G_STOCK: Final = 6  # a: n, b: kind or -1
G_EACH: Final = 7
G_PILE: Final = 8
G_WORKERS: Final = 9
G_CROWD: Final = 10
G_ARMED: Final = 11
G_UNIT: Final = 12  # a: n, b: unit
G_MILITARY: Final = 13
G_POWER: Final = 14
G_BUILDING: Final = 15  # a: n, b: building
G_SET: Final = 16
G_LAYERS: Final = 17
G_UPGRADES: Final = 18
G_UPGRADED: Final = 19  # b: card
G_QUESTS: Final = 20
G_FERRIES: Final = 21
G_MOST: Final = 22  # b: metric
G_DEED: Final = 23  # a: n, b: deed
# filters of G_LAND
ANYWHERE: Final = -1
HOME: Final = 4  # 0 to 3 are terrains
ABROAD: Final = 5
ISLAND: Final = 6
RIVAL: Final = 7

# -- frames that run by themselves -------------------------------------------------------------------------
# parts of bonuses
GAIN_KIND: Final = 1  # a: kind, b: how many
UNLOCK: Final = 2  # a: supply place, b: how many
TAKE_BACK: Final = 3
DRAW_QUESTS: Final = 4  # a: how many
MOVEMENT: Final = 5  # a: activations, b: of horses in addition, of: 1 if a bonus gives it
# the turn
TURN: Final = 10
NEXT_TURN: Final = 11
DEAL: Final = 12  # the set-up goes on once all civilisations are known
# what follows when everything is paid
TURN_GREEN: Final = 20  # a: card
BUILT: Final = 21  # a: what, b: place (hex, or edge)
REPAIRED: Final = 22  # a: hex, b: building
LAYER_PAID: Final = 23
LAYER_RAISED: Final = 24
TRAINED: Final = 25  # a: unit (supply place), b: hex, of: 1 if armed
FORGED: Final = 26
TRADED: Final = 27
RETURN_QUESTS: Final = 28  # a: quest deck
END_MOVEMENT: Final = 29  # a: 1 if a bonus gave it
ROLL: Final = 30
AFTER_DAMAGE: Final = 31  # a: 1 if the attacker won
AFTER_RETREAT: Final = 32
BATTLE_OVER: Final = 33
ACTION_OVER: Final = 34

# -- frames that ask ---------------------------------------------------------------------------------------
FIRST_DECISION: Final = 50
CHOOSE_CIVILIZATION: Final = 50
KEEP_START_QUEST: Final = 51  # a, b: the two
START_RESOURCE: Final = 52  # a: how many more
PLAY_CARD: Final = 53
PAY: Final = 54  # a: kinds and numbers in base 16, b: how many less, of: lowest hex still allowed
WHICH_UPGRADE: Final = 55  # a: 1 if free
ACTIVATE: Final = 56  # a: activations left, b: of horses in addition, of: 1 if nothing was activated yet
STEP: Final = 57  # a: points left, b: 1 if it has stepped already, of: ferry, else -1
CARGO: Final = 58  # a: hex, b: the two landing tokens, 1 + kind and 8 * (1 + kind): which of them stays
WHERE_PRODUCE: Final = 59  # a: how many hexes more, of: 1 if one was chosen
WHICH_PRODUCE: Final = 60  # a: hex, b: how many tokens more: at a workshop
WHAT_BUILD: Final = 61
WHERE_POPULATE: Final = 62  # a: towns more, b: extra in eligible towns, of: 1 if something was placed
WHICH_SACRIFICE: Final = 63  # a: how many more
WHICH_COMMON: Final = 64  # a: layer
WHICH_OPTION: Final = 65  # a: place of the personal card, its layer - 1
WHERE_WORKER: Final = 66  # a: how many more
WHERE_TOKEN: Final = 67  # a: kind, b: how many more
WHICH_TOKEN: Final = 68  # a: how many more
WHICH_UNLOCK: Final = 69  # a: how many more
FREE_BUILD: Final = 70  # a: what, -1 any
FREE_TRAIN: Final = 71  # a: supply place of the unit, -1 any
WHAT_TRAIN: Final = 72
WHERE_NAVY: Final = 73  # a: hex of the worker
GIVE_WEAPON: Final = (
    74  # a: how many more, b: 1 if from the stock, 0 if it was freed; of: 1 if it must be given
)
WHICH_TARGET: Final = 75
WHICH_ATTACKER: Final = 76
LOSE: Final = 77  # a: 1 if the attacker loses; how much is in `World.damage`
RETREAT: Final = (
    78  # b, of: 1 + the hex that land units and ships, and airforces go to together, 0 not chosen
)
OCCUPY: Final = 79  # a: 1 if somebody has entered
KEEP_QUESTS: Final = 80  # a: how many are kept so far
WHICH_TRADE: Final = 81  # a: exchanges left, of: 1 if one was made
TRADE_FOR: Final = 82
TRADE_TO: Final = 83  # a: kind taken
LAST_WINDOW: Final = 84

# -- verbs of moves ----------------------------------------------------------------------------------------
VERBS: Final = 64
DONE: Final = 0
PLAY: Final = 1  # card
REST: Final = 2  # take all cards back
PASS: Final = 3
TURN_IN: Final = 4  # quest
LEAD: Final = 5  # civilisation
KEEP: Final = 6  # quest
SPEND: Final = 9  # (hex * 4 + kind) * 16 + how many; hexes from `hexes` on are ferries
CARD: Final = 10  # card that is turned
MOVE_UNIT: Final = 11  # hex * 8 + unit
MOVE_FERRY: Final = 12  # ferry
WALK: Final = 13  # hex * 16 + load
BOARD: Final = 14  # (ferry * 8 + token + 1) * 2 + 1 if it waits
SAIL: Final = 15  # hex
LAND_AT: Final = 16  # hex
BREAK_OUT: Final = 17  # hex
STAY: Final = 18  # kind of a token that stays
AT: Final = 19  # hex: produce, populate, place, train
RAISE_BUILDING: Final = 20  # hex * 8 + building
RAISE_BRIDGE: Final = 21  # river
RAISE_FERRY: Final = 22  # coast
REPAIR: Final = 23  # hex * 8 + building
RESPAWN: Final = 24
AT_FARM: Final = 25  # hex
HORSE_BACK: Final = 26  # hex
OFFER: Final = 27  # hex * 8 + unit, or ferries: (hexes + ferry) * 8 + passenger
TAKE_BONUS: Final = 28  # common bonus
OPTION: Final = 29
KIND: Final = 30
PIECE: Final = 31  # supply place
TRAIN_UNIT: Final = 32  # (hex * 2 + armed) * 16 + supply place
ARM: Final = 33  # hex * 2, or (hexes + ferry) * 2 + passenger
FORGE: Final = 34
TARGET: Final = 35  # hex
SEND: Final = 36  # attacker: (hex * 8 + unit), or (hexes + ferry) * 8 + FERRY or passenger
LOSE_UNIT: Final = 37  # like SEND
LOSE_BUILDING: Final = 38  # building
FLEE: Final = 39  # hex; who flees follows from the question
ENTER: Final = 40  # like SEND
EXCHANGE: Final = 41  # kind
"""A kind that is given."""


def make_move(verb: int, argument: int) -> int:
    return argument * VERBS + verb


def verb_of(move: int) -> int:
    return move % VERBS


def argument_of(move: int) -> int:
    return move // VERBS


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
