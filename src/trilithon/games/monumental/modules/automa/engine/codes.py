"""The numbers that stand for things of Automas."""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine.codes import LAST_DOMAIN, MODULE_DOMAINS

NUMBER: Final = 8
"""Of the module, among all modules."""

CARD: Final = LAST_DOMAIN + NUMBER * MODULE_DOMAINS
"""The domain of Automa cards, in the order of the content."""
FATE: Final = CARD + 1
READING: Final = CARD + 2

# -- a line of a card: a row of so many numbers ---------------------------------------------------------------------
LINE: Final = 6
VERB: Final = 0
WHICH: Final = 1  # the verb knows what these two mean
HOW: Final = 2
PRICE: Final = 3  # in Gold; 0 if it costs nothing
TYPE: Final = 4  # of Warlords that it is for; -1 if it is general
WHEN: Final = 5

# -- types of Warlords, in the order of the content (MO-AUT-66) -----------------------------------------------------
TYPES: Final = ["architectural", "cultural", "aggressive", "technological", "economic"]

# -- what becomes of a line -----------------------------------------------------------------------------------------
WAITING: Final = 0
DONE: Final = 1
GOLD: Final = 2  # it could not be carried out: 2 Gold instead (MO-AUT-12)
SKIPPED: Final = 3  # it has a price and is impossible or too dear (MO-AUT-13)
IGNORED: Final = 4  # it counts for nothing, for one of the reasons below
FATES: Final = ["waiting", "done", "gold", "skipped", "ignored"]

# -- why a line is ignored ------------------------------------------------------------------------------------------
FITS: Final = 0  # it is not, as far as that goes
OTHER_TYPE: Final = 1  # it is for another type (MO-AUT-11)
UNREAD: Final = 2  # its card is read in part (MO-AUT-50, -51)
NOT_SO: Final = 3  # its condition is not met (MO-AUT-52)
NO_CARD: Final = 4  # there is none left to draw (MO-AUT-10)
WHYS: Final = ["fits", "type", "reading", "condition", "no_card"]

# -- how a revealed card is read ------------------------------------------------------------------------------------
AS_USUAL: Final = 0
GENERAL_TWICE: Final = 1  # Egypt: general lines, and once more; no others (MO-AUT-50)
TYPED: Final = 2  # Greece: the type lines only, whatever their type (MO-AUT-51)
READINGS: Final = ["usual", "general_twice", "typed"]

# -- conditions of lines (MO-AUT-52) --------------------------------------------------------------------------------
ALWAYS: Final = 0
FEWER_PROVINCES: Final = 1
FEWER_POLICIES: Final = 2
NEITHER: Final = 3
WHENS: Final = ["always", "fewer_provinces", "fewer_policies", "neither"]

# -- which of several -----------------------------------------------------------------------------------------------
LOWEST: Final = 0
HIGHEST: Final = 1
ALL: Final = 2
EXTENTS: Final = ["lowest", "highest", "all"]

# -- numbers of the rules -------------------------------------------------------------------------------------------
CARDS_A_TURN: Final = 2
MADE_UP: Final = 2
"""Gold for a line that cannot be carried out."""
GOLD_A_POINT: Final = 3
CRATES_FOR_GOLD: Final = 2
CULTURE_IN_GOLD: Final = 2
HARDEST: Final = 4
"""The highest difficulty: so many Advanced cards are in the deck."""
MOST_REVEALED: Final = 40
"""Cards that lie revealed in a turn: two, and what these draw."""
MOST_LINES: Final = 400
"""Lines of these, and of the Nexus."""
MOST_WONDERS: Final = 30
"""More than there are in the box."""
