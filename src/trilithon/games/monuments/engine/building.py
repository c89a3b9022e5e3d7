"""Buildings, bridges and ferries: what can be built where, and building it (MS-BLD, MS-BRG, MS-FER)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c

# -- verbs of the questions `build` and `free_build` ---------------------------------------------------------
RAISE_BUILDING: Final = 1  # see `site_of`
RAISE_BRIDGE: Final = 2  # river
RAISE_FERRY: Final = 3  # side of a land hex (`codes.side_of`) beyond which the water lies
REPAIR: Final = 4  # see `site_of`


def site_of(spot: i64, building: i64) -> i64:
    """The argument of RAISE_BUILDING and REPAIR; also its place in `buildings`."""
    return spot * c.BUILDINGS + building


def spot_of_site(site: i64) -> i64:
    return site // c.BUILDINGS


def building_of_site(site: i64) -> i64:
    return site % c.BUILDINGS
