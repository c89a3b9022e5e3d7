"""Building, paid or as a bonus: what both questions have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trilithon.games.monuments.engine import building
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.building import (
    RAISE_BRIDGE,
    RAISE_BUILDING,
    RAISE_FERRY,
    building_of_site,
    spot_of_site,
)
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import has_intact_building, has_worker, is_usable
from trilithon.games.monuments.names import BUILDABLE, BUILDINGS
from trilithon.games.monuments.words.asking import Answer, Asking
from trilithon.games.monuments.words.costs import FREE, cost
from trilithon.games.monuments.words.payments import with_payment
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import does, named_building, named_hex, price, say
from trilithon.games.monuments.words.things import (
    building_target,
    coast_target,
    hex_target,
    river_target,
    spot_of,
)
from trilithon.kernel.engine.events import Argument, Message, player
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Target


class Raise(Answer):
    """Something that is built; its label says the price, or that there is none."""

    def __init__(self, free: bool) -> None:
        self.free = free

    def say_price(self, s: Position, what: int, label: str, **args: Argument) -> Message:
        if self.free:
            return say(f"{label}-free", **args)
        less = building.build_discount(s, s.to_move)
        return say(label, price=price(s.box.building_cost[what], less), **args)

    def facts_of(self, s: Position, what: int) -> dict[str, Any]:
        less = building.build_discount(s, s.to_move)
        return FREE if self.free else cost(s, s.to_move, s.box.building_cost[what], less)

    def does(self, s: Position, n: int) -> Message:
        return does("build")


class RaiseBuilding(Raise):
    def label(self, s: Position, n: int) -> Message:
        what, spot = building_of_site(n), spot_of_site(n)
        return self.say_price(s, what, "build", building=named_building(what), hex=named_hex(s, spot))

    def write(self, s: Position, n: int) -> str:
        return f"build {BUILDINGS[building_of_site(n)]} {s.chart.names[spot_of_site(n)]}"

    def about(self, s: Position, n: int) -> list[str]:
        return site_targets(s, n)

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return self.facts_of(s, building_of_site(n))


def site_targets(s: Position, site: int) -> list[str]:
    what, spot = building_of_site(site), spot_of_site(site)
    return [hex_target(s, spot), building_target(s, spot, what), f"piece:{BUILDINGS[what]}"]


class RaiseBridge(Raise):
    def label(self, s: Position, n: int) -> Message:
        one, other = ends_of(s, n)
        return self.say_price(s, c.BRIDGE, "bridge", hex=named_hex(s, one), other=named_hex(s, other))

    def write(self, s: Position, n: int) -> str:
        return f"build bridge {s.chart.river_names[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        ends = [hex_target(s, spot) for spot in ends_of(s, n) if has_worker(s, s.to_move, spot)]
        return [river_target(s, n), *ends, "piece:bridge"]

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return self.facts_of(s, c.BRIDGE)


def ends_of(s: Position, river: int) -> tuple[int, int]:
    """The hexes on both sides of a river edge."""
    return s.chart.river_ends[river * 2], s.chart.river_ends[river * 2 + 1]


class RaiseFerry(Raise):
    def label(self, s: Position, n: int) -> Message:
        land, water = named_hex(s, c.spot_of_side(n)), named_hex(s, int(s.chart.near[n]))
        return self.say_price(s, c.FERRY_BOAT, "ferry", hex=land, water=water)

    def write(self, s: Position, n: int) -> str:
        return f"build ferry {s.chart.names[c.spot_of_side(n)]}-{s.chart.names[s.chart.near[n]]}"

    def about(self, s: Position, n: int) -> list[str]:
        land = c.spot_of_side(n)
        return [coast_target(s, land, s.chart.near[n]), hex_target(s, land), "piece:ferry"]

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return self.facts_of(s, c.FERRY_BOAT)


class Building(Asking):
    """What can be built, who must be there and what is said of kinds and sites tells the two questions apart."""

    def only_here(self, s: Position) -> list[str]:
        """Sites: every building that could be in an own hex."""
        return [
            building_target(s, spot, what)
            for spot in range(s.chart.lands)
            if s.owner(spot) == s.to_move
            for what in range(c.BUILDINGS)
            if s.building(spot, what) < 0
        ]

    def kinds(self, s: Position, seat: int) -> Sequence[int]:
        """What may be built now, wherever it may stand."""
        return [what for what in range(c.BUILDINGS) if building.may_build_kind(s, seat, what)]

    def why_nobody_builds(self, s: Position, seat: int, spot: int) -> Refusal | None:
        """Who must be in a hex to build there."""
        raise NotImplementedError

    def why_not_kind(self, s: Position, seat: int, what: int) -> Refusal | None:
        """Why nothing of this kind can be built or repaired anywhere."""
        raise NotImplementedError

    def why_not_repaired(self, s: Position, seat: int, spot: int, what: int) -> Refusal | None:
        """A damaged building of the seat."""
        raise NotImplementedError

    def propose(self, s: Position, target: Target) -> list[int]:
        """Water beside one coast only where a ferry can be built means that coast."""
        spot = spot_of(s, target)
        ferries = [move for move in _ferries(s) if s.chart.near[argument_of(move)] == spot]
        return with_payment(s, ferries[0]) if len(ferries) == 1 else []

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        if spot >= s.chart.shores and _ferries(s):
            return because("MS-FER-01", "ferry-at-coast")
        if spot >= s.chart.lands:
            return because("MS-BLD-02", "no-land")
        refusal = self.why_nobody_builds(s, seat, spot) or _why_foreign(s, seat, spot)
        if refusal is not None:
            return refusal
        open_kinds = [
            what
            for what in self.kinds(s, seat)
            if what >= c.BUILDINGS or building.is_site(s, seat, spot, what)
        ]
        if not open_kinds:
            return because("MS-BLD-04", "one-of-each")
        return self.why_not_kind(s, seat, open_kinds[0])

    def why_not_building(self, s: Position, spot: int, what: int) -> Refusal | None:
        seat = s.to_move
        foreign = _why_foreign(s, seat, spot)
        if foreign is not None:
            return foreign
        if s.builder(spot) == seat and s.building(spot, what) >= 0:
            if s.building(spot, what) == c.INTACT:
                return because("MS-BLD-04", "intact" if is_usable(s, seat, spot, what) else "unusable")
            return self.why_not_repaired(s, seat, spot, what)
        return self.why_not_site(s, seat, spot) or self.why_not_kind(s, seat, what)

    def why_not_site(self, s: Position, seat: int, spot: int) -> Refusal | None:
        """Why no other building can be raised in an own hex."""
        return None

    def why_not_river(self, s: Position, river: int) -> Refusal | None:
        ends = ends_of(s, river)
        if Peek(s).bridges[river]:
            return because("MS-BRG-02", "bridge-there")
        if not any(Peek(s).in_play[spot] for spot in ends):
            return because("MS-GEN-13", "out-of-play")
        if not any(has_worker(s, s.to_move, spot) for spot in ends):
            return because("MS-BRG-02", "no-worker-at-river")
        return self.why_not_kind(s, s.to_move, c.BRIDGE)

    def why_not_coast(self, s: Position, land: int, water: int) -> Refusal | None:
        if not Peek(s).in_play[land]:
            return because("MS-GEN-13", "out-of-play")
        if not has_worker(s, s.to_move, land):
            return because("MS-FER-01", "no-worker-here")
        return self.why_not_kind(s, s.to_move, c.FERRY_BOAT)

    def why_not_piece(self, s: Position, piece: str) -> Refusal | None:
        return self.why_not_kind(s, s.to_move, BUILDABLE.index(piece)) if piece in BUILDABLE else None


def _ferries(s: Position) -> list[int]:
    """The answers that build one."""
    return [move for move in s.moves() if verb_of(move) == RAISE_FERRY]


def _why_foreign(s: Position, seat: int, spot: int) -> Refusal | None:
    if s.builder(spot) in (seat, c.NONE) or not has_intact_building(s, spot):
        return None
    return because("MS-BLD-05", "foreign-building", player=player(s.builder(spot)))


def why_none_left(s: Position, seat: int, what: int) -> Refusal | None:
    """Abilities and supplies: None if there is one to build."""
    if what in (c.WORKSHOP, c.FARM) and not s.rule(seat, c.R_WORKSHOPS if what == c.WORKSHOP else c.R_FARMS):
        return because("MS-BLD-03", "other-ability")
    if what < c.BRIDGE and s.in_supply(seat, c.S_BUILDING + what) == 0:
        locked = Peek(s).locked[seat, c.S_BUILDING + what]
        return because("MS-BLD-03", "none-left", n=locked)
    if what >= c.BRIDGE and Peek(s).crossings == 0:
        return because("MS-GEN-11", "no-crossing-left")
    return None


def raising(free: bool) -> dict[int, Answer]:
    """The answers that both questions have."""
    return {
        RAISE_BUILDING: RaiseBuilding(free),
        RAISE_BRIDGE: RaiseBridge(free),
        RAISE_FERRY: RaiseFerry(free),
    }
