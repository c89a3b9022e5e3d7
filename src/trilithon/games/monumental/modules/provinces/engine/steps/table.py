"""The module's steps; new ones go to the end."""

from __future__ import annotations

from typing import Any, Final

from trilithon.games.monumental.modules.provinces.engine.steps.bid import BID
from trilithon.games.monumental.modules.provinces.engine.steps.entries import ENTRY_MINE, ENTRY_OASIS
from trilithon.games.monumental.modules.provinces.engine.steps.match import MATCH
from trilithon.games.monumental.modules.provinces.engine.steps.mine import MINE
from trilithon.games.monumental.modules.provinces.engine.steps.reserve import RESERVE, RESERVED_BOUGHT
from trilithon.kernel.engine.agenda import Step

STEPS: Final[list[Step[Any]]] = [
    BID,
    MATCH,
    ENTRY_OASIS,
    ENTRY_MINE,
    RESERVE,
    RESERVED_BOUGHT,
    MINE,
]
