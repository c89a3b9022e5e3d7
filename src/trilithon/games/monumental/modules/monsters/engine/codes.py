"""The numbers that stand for things of Monsters."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.codes import LAST_DOMAIN, MODULE_DOMAINS

NUMBER: Final = 1
"""Of the module, among all modules."""

MONSTER: Final = LAST_DOMAIN + NUMBER * MODULE_DOMAINS
"""The domain of Monsters: which of them, in the order of the content."""
WHERE: Final = MONSTER + 1
WHO: Final = MONSTER + 2
EACH: Final = MONSTER + 3
ATTACK_CHOICE: Final = MONSTER + 4

FRONT: Final = 2
"""The value of Barbarian tokens that may hide a Monster (MO-MONS-02)."""

# -- the track (MO-MONS-12) ------------------------------------------------------------------------------------
LAST: Final = 6
"""Its last position; a token that would pass it attacks."""
AFTER_ATTACK: Final = 4

# -- places that Attacks and rules are about: Provinces only ---------------------------------------------------
HERE: Final = 0  # where the Monster is
NEAR: Final = 1  # next to it
AROUND: Final = 2  # both
COASTAL: Final = 3
CROWDED: Final = 4  # with so many Units
EVERYWHERE: Final = 5
PLACES: Final = ["here", "near", "around", "coastal", "crowded", "everywhere"]

CROWD: Final = 3

# -- who suffers -----------------------------------------------------------------------------------------------
CONTROLLER: Final = 0  # of the Monster's Province
ALL: Final = 1
NEIGHBOURS: Final = 2  # who have a Province around the Monster
VICTIMS: Final = ["controller", "all", "neighbours"]

# -- how often a number of Units is lost -----------------------------------------------------------------------
PER_PROVINCE: Final = 0
PER_PLAYER: Final = 1
SHARES: Final = ["province", "player"]

# -- rules while it is on the map: rows of three numbers -------------------------------------------------------
RULE: Final = 3
RULE_WHERE: Final = 1
RULE_MORE: Final = 2  # how much more it costs; 0: it is forbidden
"""The first of them is what the rule is about (`hooks.STEPPING`, ...)."""
OF_CONTROLLER: Final = -1
"""In the place of a place: whoever controls the Monster's Province, wherever that is."""
