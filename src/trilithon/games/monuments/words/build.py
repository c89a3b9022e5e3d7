"""What to build or repair."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine.building import (
    REPAIR,
    build_discount,
    building_of_site,
    spot_of_site,
)
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import has_worker
from trilithon.games.monuments.engine.steps.build import WHAT_BUILD
from trilithon.games.monuments.names import BUILDINGS
from trilithon.games.monuments.words.asking import Answer, by_verb
from trilithon.games.monuments.words.building import Building, raising, site_targets, why_none_left
from trilithon.games.monuments.words.costs import cost, costs_to_build
from trilithon.games.monuments.words.course import THE_TURN
from trilithon.games.monuments.words.refusing import because, too_dear
from trilithon.games.monuments.words.saying import does, named_building, named_hex, price, say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal


class Repair(Answer):
    def label(self, s: Position, n: int) -> Message:
        what, spot = building_of_site(n), spot_of_site(n)
        cost = price(s.box.building_cost[what], 1 + build_discount(s, s.to_move))
        return say("repair", building=named_building(what), hex=named_hex(s, spot), price=cost)

    def write(self, s: Position, n: int) -> str:
        return f"repair {BUILDINGS[building_of_site(n)]} {s.chart.names[spot_of_site(n)]}"

    def about(self, s: Position, n: int) -> list[str]:
        return site_targets(s, n)

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        price, less = s.box.building_cost[building_of_site(n)], 1 + build_discount(s, s.to_move)
        return cost(s, s.to_move, price, less)

    def does(self, s: Position, n: int) -> Message:
        return does("repair")


class BuildWords(Building):
    step = WHAT_BUILD
    rule = "MS-BLD-01"
    notation = ("build BUILDING HEX", "build bridge RIVER", "build ferry COAST", "repair BUILDING HEX")
    answers = by_verb({**raising(free=False), REPAIR: Repair()})
    lies_on = THE_TURN

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        """`pieces`: all that could be built some time; what cannot be built now tells why."""
        return {"pieces": costs_to_build(s, s.to_move)}

    def why_nobody_builds(self, s: Position, seat: int, spot: int) -> Refusal | None:
        return None if has_worker(s, seat, spot) else because("MS-BLD-02", "no-worker-here")

    def why_not_site(self, s: Position, seat: int, spot: int) -> Refusal | None:
        return self.why_nobody_builds(s, seat, spot)

    def why_not_kind(self, s: Position, seat: int, what: int) -> Refusal | None:
        cost, less = s.box.building_cost[what], build_discount(s, seat)
        dear = why_none_left(s, seat, what) or too_dear(s, seat, "MS-BLD-01", cost, less)
        return dear or because("MS-BLD-02", "no-site")

    def why_not_repaired(self, s: Position, seat: int, spot: int, what: int) -> Refusal | None:
        if not has_worker(s, seat, spot):
            return because("MS-BLD-09", "no-worker-here")
        return too_dear(s, seat, "MS-BLD-08", s.box.building_cost[what], 1 + build_discount(s, seat))
