"""What never changes in a game and is no option, in saved positions: the map, its Markets, who leads what.

{"map": "...", "markets": {"d4": "samarkand", ...}, "civilizations": ["egypt", "greece"]}
"""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.charting import make_chart
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.maps.checking import problems as map_problems
from trilithon.games.monumental.maps.drawing import read_line
from trilithon.games.monumental.maps.features import Features
from trilithon.games.monumental.maps.plan import Plan
from trilithon.kernel.errors import PositionError, SetupError

Json = dict[str, Any]
PARTS = ("map", "markets", "civilizations")


def write_setting(s: Position) -> Json:
    """The map is written with all tokens and Markets as they lay in the beginning."""
    sites = {tile: int(market) for tile, market in enumerate(s.chart.market) if market >= 0}
    markets = {s.chart.names[tile]: s.box.market_ids[market] for tile, market in sites.items()}
    civilizations = [s.box.civilization_ids[s.civilization(seat)] for seat in range(s.seats)]
    return {"map": s.chart.text, "markets": markets, "civilizations": civilizations}


def read_setting(box: Box, setting: Json, seats: int, features: Features) -> tuple[Chart, list[int]]:
    """The map and the civilization of each seat; PositionError lists all that is wrong. `features` are those that maps
    may have with the options of the game."""
    complaints = [f"setting.{name}: it is missing" for name in PARTS if name not in setting]
    complaints += [f"setting.{name}: there is no such part" for name in sorted(set(setting) - set(PARTS))]
    if complaints:
        raise PositionError(complaints)
    civilizations = _civilizations(box, setting["civilizations"], seats, complaints)
    plan = _plan(setting["map"], seats, features, complaints)
    markets = _markets(box, plan, setting["markets"], complaints) if plan else []
    if plan is None or complaints:
        raise PositionError(complaints)
    return make_chart(plan, markets), civilizations


def _civilizations(box: Box, written: Any, seats: int, complaints: list[str]) -> list[int]:
    here, ids = "setting.civilizations", box.civilization_ids
    if not isinstance(written, list) or len(written) != seats:
        complaints.append(f"{here}: a list of {seats} is needed, one for each player")
        return []
    unknown = [name for name in written if name not in ids]
    complaints += [f"{here}: there is no {name!r}; there are: {', '.join(ids)}" for name in unknown]
    if not unknown and len(set(written)) < seats:
        complaints.append(f"{here}: no two have the same")
    return [] if unknown else [ids.index(name) for name in written]


def _plan(line: Any, seats: int, features: Features, complaints: list[str]) -> Plan | None:
    here = "setting.map"
    if not isinstance(line, str):
        complaints.append(f"{here}: a line of text is needed")
        return None
    try:
        plan = read_line(line, features.letters)
    except SetupError as error:
        complaints.append(f"{here}: {error}")
        return None
    wrong = map_problems(plan, seats) + features.problems(plan, seats)
    complaints += [f"{here}: {problem}" for problem in wrong]
    if not plan.is_placed:
        complaints.append(f"{here}: it must say which token is where, and where Markets are")
    return plan


def _markets(box: Box, plan: Plan, written: Any, complaints: list[str]) -> list[int]:
    """Which Market is on each of the plan's sites, in the order of tiles."""
    here, ids = "setting.markets", box.market_ids
    sites = [plan.names[tile] for tile, is_site in enumerate(plan.markets) if is_site]
    if not isinstance(written, dict) or sorted(written) != sorted(sites):
        complaints.append(f"{here}: there are Markets on {', '.join(sites)}")
        return []
    names = [written[site] for site in sites]
    unknown = [name for name in names if name not in ids]
    complaints += [f"{here}: there is no {name!r}; there are: {', '.join(ids)}" for name in unknown]
    if not unknown and len(set(names)) < len(names):
        complaints.append(f"{here}: a Market is there more than once")
    return [] if unknown else [ids.index(name) for name in names]
