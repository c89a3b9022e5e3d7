"""The numbers that stand for things in a Monumental position: resources, kinds of cards, Units, options.

What can be asked and done is not here: every step (`steps/`) and action (`actions/`) has a file of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.kernel.engine.layout import FIRST_DOMAIN

NONE: Final = -1

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

# what a payment may be made with besides its own counters
WITH_GOLD: Final = 1
WITH_FEUD: Final = 2

# -- phases of a turn; 0 before the first one ----------------------------------------------------------
ACTIVATING: Final = 1
ACTING: Final = 2
CLEARING: Final = 3
REPLENISHING: Final = 4  # the display

# -- cards -------------------------------------------------------------------------------------------
BUILDING: Final = 0
KNOWLEDGE: Final = 1
WONDER: Final = 2
KINDS: Final = 3
OTHER: Final = (
    3  # none of these: a card of a module among the Development cards, which knows what to do with it
)

COMMON: Final = 0
STARTING: Final = 2  # 1 is the special card of a civilization
BASIC: Final = 3
ERA_1: Final = 4
ERA_2: Final = 5
RENAISSANCE: Final = 6
ERA_3: Final = 7

# marks of a card, this turn; what was used stays so until its end, wherever the card goes (MO-EFF-02)
ACTIVE: Final = 1
USED: Final = 2  # its effect, in the City
DRAWN: Final = 4  # it was used by drawing (MO-EFF-24), or passed over when that was free

# -- the City: three rows and three columns of spaces -------------------------------------------------
SIDE: Final = 3
SPACES: Final = 9
CITY_SLOTS: Final = 2 * SPACES  # upper and under, see `slots.py`

# -- the map -----------------------------------------------------------------------------------------
CAPITAL: Final = 0
PROVINCE: Final = 1
WATER: Final = 2
FREE_CITY: Final = 5  # among the values of Exploration tokens; Barbarians are 1 to 4

SOLDIERS: Final = 9
OUTPOSTS: Final = 2
OUTPOST_UNITS: Final = 3  # that are exchanged for one
OUTPOST_DEFENCE: Final = 3
WONDER_DEFENCE: Final = 2

# kinds of Units: rows of `units.UNITS`
SOLDIER: Final = 0
WARLORD: Final = 1

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
COND_GAINED: Final = 0  # a resource, and how much
COND_COUNT: Final = 1  # what is counted, and how many
COND_BEHIND: Final = 2  # which of the four counts

# -- rules in force: places in the field `rules` -------------------------------------------------------
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
FIRST_INSTEAD: Final = (
    16  # from here on a rule says what holds instead: the best one counts, they do not add up
)
OUTPOST_UNITS_SAVED: Final = 16
LOOT_BOTH: Final = 17
SECOND_PICKUP: Final = 18
RULES: Final = 19
MODULE_RULES: Final = 16  # of each module, behind those of the base game


def rule_of_module(module: i64, which: i64) -> i64:
    """A rule that content of a module makes; how much of it a seat has in all is `World.more_rule`. They add up."""
    return RULES + module * MODULE_RULES + which


def module_of_rule(rule: i64) -> i64:
    """-1 for a rule of the base game."""
    return (rule - RULES) // MODULE_RULES if rule >= RULES else NONE


# -- discounts for the next purchase -------------------------------------------------------------------
ON_BUILDING: Final = 0
ON_KNOWLEDGE: Final = 1
ON_STAGE: Final = 2
ON_POLICY: Final = 3
ON_CONQUEST: Final = 4
COUPONS: Final = 5

# -- things that happen --------------------------------------------------------------------------------
ON_CONQUER: Final = 0  # bits: targets as below
ON_COMPLETE: Final = 1
ON_ACQUIRE: Final = 2  # bits: kinds of cards
ON_DEVELOP: Final = 3
ON_PICKUP: Final = 4
ON_OUTPOST: Final = 5

TARGET_BARBARIAN: Final = 1
TARGET_FREE_CITY: Final = 2
TARGET_OPPONENT: Final = 4
TARGET_COASTAL: Final = 8
ALL_TARGETS: Final = 15

# -- a drawn card that waits to be used ----------------------------------------------------------------
HELD_FRESH: Final = 0
HELD_USED: Final = 1
HELD_GONE: Final = 2  # archived

# -- options: places in `Setup.options` ----------------------------------------------------------------
RENAISSANCE_ON: Final = 0
ALTERNATIVES: Final = 1  # bits of eras, see below
STRICT: Final = 2
EXPLORER_HOME: Final = 3
TRIGGER_ONCE: Final = 4
DRAWN_LASTS: Final = 5
OPEN_DISCARDS: Final = 6
HOST_FIRST: Final = 7
OPTIONS: Final = 8

ALTERNATIVES_OF_1: Final = 1
ALTERNATIVES_OF_2: Final = 2
ALTERNATIVES_OF_3: Final = 4

# -- domains: what numbers in fields and frames stand for ------------------------------------------------
RESOURCE: Final = FIRST_DOMAIN
TALLY: Final = FIRST_DOMAIN + 1  # resources without restricted Military
TILE: Final = FIRST_DOMAIN + 2
CARD: Final = FIRST_DOMAIN + 3  # one physical card
KIND: Final = FIRST_DOMAIN + 4  # of cards: what is printed on them
MARKS: Final = FIRST_DOMAIN + 5
SLOT: Final = FIRST_DOMAIN + 6  # a place for a card in a City: see `slots.py`
SPACE: Final = FIRST_DOMAIN + 7
DISPLAY: Final = FIRST_DOMAIN + 8
ROW: Final = FIRST_DOMAIN + 9
PILE: Final = FIRST_DOMAIN + 10  # of Basic Buildings
POLICY: Final = FIRST_DOMAIN + 11  # of all civilizations
ABILITY: Final = FIRST_DOMAIN + 12  # of a kind of card, or of a Policy
UNIT: Final = FIRST_DOMAIN + 13  # a kind of Units
EXPLORER: Final = FIRST_DOMAIN + 14
TOKEN: Final = FIRST_DOMAIN + 15  # kinds of Exploration tokens
MARKET: Final = FIRST_DOMAIN + 16
BARGAIN: Final = FIRST_DOMAIN + 17  # Market tokens, of all Markets
COUPON: Final = FIRST_DOMAIN + 18
EVENT: Final = FIRST_DOMAIN + 19
HELD: Final = FIRST_DOMAIN + 20
MEANS: Final = FIRST_DOMAIN + 21
COUNTED: Final = FIRST_DOMAIN + 22
COUNT: Final = FIRST_DOMAIN + 23
RULE: Final = FIRST_DOMAIN + 24
CODE: Final = FIRST_DOMAIN + 25  # effects, by their numbers in the content's tables
CHOICE: Final = FIRST_DOMAIN + 26
CONDITIONS: Final = FIRST_DOMAIN + 27
KIND_SET: Final = FIRST_DOMAIN + 28  # bits of kinds of cards
RESOURCE_SET: Final = FIRST_DOMAIN + 29  # bits of resources
MORE_RULE: Final = FIRST_DOMAIN + 30  # rules of modules
LAST_DOMAIN: Final = FIRST_DOMAIN + 31
MODULE_DOMAINS: Final = 16  # of each module, from `LAST_DOMAIN + number * MODULE_DOMAINS` on

# -- sets of small numbers, as bits ------------------------------------------------------------------------
LAST_BIT: Final = 62


def bit(n: i64) -> i64:
    """Compiled, `i64(1) << n` is an int of 32 bits in C: it loses all numbers from 31 on."""
    return (1 << LAST_BIT) >> (LAST_BIT - n)


# -- moves ---------------------------------------------------------------------------------------------
DONE: Final = 0
"""The move of every question that can be answered with 'no more'; the verbs of single questions begin with 1."""

MANY_UNITS: Final = 8
"""Room for kinds of Units in a move."""
MANY_TILES: Final = 64


def pack_unit(tile: i64, unit: i64) -> i64:
    """A Unit is named by where it stands and what it is: those of one kind on one tile are all the same."""
    return tile * MANY_UNITS + unit


def tile_of(packed: i64) -> i64:
    return packed // MANY_UNITS


def unit_of(packed: i64) -> i64:
    return packed % MANY_UNITS


def pack_named(tile: i64, unit: i64) -> i64:
    """The same for a conquest, where they are named kind by kind."""
    return unit * MANY_TILES + tile


def named_from(packed: i64) -> i64:
    return packed % MANY_TILES


def named_kind(packed: i64) -> i64:
    return packed // MANY_TILES


MANY_BUILDERS: Final = 4
"""More than the Units that are exchanged for an Outpost."""


def pack_builders(unit: i64, n: i64) -> i64:
    """So many Units of a kind make room for an Outpost; those of all kinds are added up. Soldiers are not named: they
    are the rest."""
    packed = n
    for _ in range(unit - 1):
        packed *= MANY_BUILDERS
    return packed


def builders_of(packed: i64, unit: i64) -> i64:
    for _ in range(unit - 1):
        packed //= MANY_BUILDERS
    return packed % MANY_BUILDERS


def pack_step(explorer: i64, tile: i64) -> i64:
    """An Explorer, and the tile it steps to or picks something up from."""
    return explorer * MANY_TILES + tile


def explorer_of(packed: i64) -> i64:
    return packed // MANY_TILES


def step_to(packed: i64) -> i64:
    return packed % MANY_TILES


def pack_swap(origin: i64, result: i64) -> i64:
    """A resource that is turned into another."""
    return origin * BASICS + result


def swap_from(packed: i64) -> i64:
    return packed // BASICS


def swap_to(packed: i64) -> i64:
    return packed % BASICS


MANY_SLOTS: Final = 64


def pack_slot(seat: i64, slot: i64) -> i64:
    """A place for a card in somebody's City."""
    return seat * MANY_SLOTS + slot


def seat_of(packed: i64) -> i64:
    return packed // MANY_SLOTS


def slot_of(packed: i64) -> i64:
    return packed % MANY_SLOTS
