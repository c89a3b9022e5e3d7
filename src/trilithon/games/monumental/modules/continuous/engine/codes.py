"""The numbers of Continuous play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.codes import LAST_DOMAIN, MODULE_DOMAINS

NUMBER: Final = 9
"""Of the module, among all modules."""

ACTION: Final = LAST_DOMAIN + NUMBER * MODULE_DOMAINS
"""The domain of actions, by their verbs."""

# -- the wide display (MO-CONT-16): one row, by the number of seats ---------------------------------------------
WIDTHS: Final = [0, 0, 8, 8, 9, 10]
QUOTAS: Final = [0, 0, 4, 4, 5, 6]
"""So many cards leave it in a round."""


def width_for(seats: i64) -> i64:
    return WIDTHS[seats]


def quota_for(seats: i64) -> i64:
    return QUOTAS[seats]
