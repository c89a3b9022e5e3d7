"""The numbers that stand for places and conditions on the cards of Heroes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.codes import rule_of_module

NUMBER: Final = 2
"""Of the module, among all modules."""

# -- what is said of a Hero, in this order ------------------------------------------------------------------
ATTACK: Final = 0
PLACE: Final = 1
BACK: Final = 2
TIMES: Final = 3
STRENGTH: Final = 4
COLUMNS: Final = 5

# -- where a Hero is put (MO-HERO-06) -----------------------------------------------------------------
OWN_PROVINCE: Final = 0
ON_CAPITAL: Final = 1
WITH_WARLORD: Final = 2
WITH_EXPLORER: Final = 3
ON_CARD: Final = 4
PLACES: Final = ["own_province", "capital", "warlord", "explorer", "card"]

# -- what sends it back to the row, besides the loss of its Province (MO-HERO-14) ----------------------
NEVER: Final = 0
WHEN_USED: Final = 1
WITH_POLICY: Final = 2
NEXT_TURN: Final = 3
BACKS: Final = ["never", "used", "policy", "next_turn"]
TURNS_OF_NEXT: Final = 2
"""The end of the turn in which it came, and that of the next one."""

DEFENCE: Final = 2
"""What a Hero adds, unless its card says otherwise (MO-HERO-09)."""
FOR_MANY: Final = 4
"""From so many seats on there are two Heroes of each Era (MO-HERO-01)."""

# -- where the Hero stands, for conditions -------------------------------------------------------------
COASTAL: Final = 0
AT_HOME: Final = 1
SITES: Final = ["coastal", "capital"]

RULES: Final = 1


def guard() -> i64:
    """The rule by which a Hero makes the Provinces beside it stronger."""
    return rule_of_module(NUMBER, 0)
