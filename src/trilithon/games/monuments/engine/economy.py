"""Production, buildings, population, training and trade: what each card may do and what it does (MS-PRD to MS-TRD)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import new_ferry
from trilithon.games.monuments.engine.paying import covers
from trilithon.games.monuments.engine.spots import (
    can_get,
    controlled,
    controls_land,
    has_worker,
    is_closed,
    is_usable,
    put_tokens,
)
from trilithon.games.monuments.engine.telling import building as named_building
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import kinds, tell
from trilithon.games.monuments.engine.world import World

# -- production --------------------------------------------------------------------------------------------


def yield_of(s: World, seat: int, hex: int) -> int:
    """Tokens that a hex gives now: workers and factory, at most limit, room and stock (MS-PRD-01 to -05)."""
    if s.in_play[hex] == 0 or (s.owner[hex] >= 0 and s.owner[hex] != seat):
        return 0
    workers = s.workers_in(hex) if s.owner[hex] == seat else 0
    n = workers
    if is_usable(s, seat, hex, c.FACTORY):
        n += 2 if workers else 1
    if n == 0:
        return 0
    n = min(n, 3 + s.rule(seat, c.R_PRODUCE_LIMIT), s.capacity(seat) - s.tokens_in(hex))
    if s.options[c.O_HARD_SUPPLY]:
        if makes_any(s, seat, hex):
            n = min(n, s.stock[0] + s.stock[1] + s.stock[2] + s.stock[3])
        else:
            n = min(n, s.stock[s.chart.terrain[hex]])
    return max(0, n)


def makes_any(s: World, seat: int, hex: int) -> bool:
    """A usable workshop: each token may be of any kind (6.5)."""
    return s.rule(seat, c.R_WORKSHOPS) > 0 and is_usable(s, seat, hex, c.WORKSHOP)


def producing_hexes(s: World, seat: int) -> list[int]:
    found: list[int] = []
    for hex in range(s.chart.lands):
        if (
            (s.owner[hex] == seat or s.builder[hex] == seat)
            and hex not in s.used
            and yield_of(s, seat, hex) > 0
        ):
            found.append(hex)
    return found


def produce(s: World, seat: int, hex: int) -> None:
    n = yield_of(s, seat, hex)
    s.used.append(hex)
    if makes_any(s, seat, hex):
        s.push(c.WHICH_PRODUCE, seat, hex, n, 0)
        return
    produce_kind(s, seat, hex, s.chart.terrain[hex], n)


def produce_kind(s: World, seat: int, hex: int, kind: int, n: int) -> None:
    made = put_tokens(s, seat, hex, kind, n)
    s.do(seat, c.D_PRODUCED, made)
    if s.events is not None and made:
        counts = [0, 0, 0, 0]
        counts[kind] = made
        tell(s, seat, "produced", {"tokens": kinds(counts), "hex": named_hex(s, hex)})


# -- building ----------------------------------------------------------------------------------------------


def build_discount(s: World, seat: int) -> int:
    return (1 if s.is_green(seat, c.BUILD) else 0) + s.rule(seat, c.R_BUILD_DISCOUNT)


def may_build_kind(s: World, seat: int, building: int) -> bool:
    """In supply, and workshops and farms only for whom they are."""
    if building == c.WORKSHOP and not s.rule(seat, c.R_WORKSHOPS):
        return False
    if building == c.FARM and not s.rule(seat, c.R_FARMS):
        return False
    return s.in_supply(seat, c.S_BUILDING + building) > 0


def is_site(s: World, seat: int, hex: int, building: int) -> bool:
    """One building of a type, and of one player, in a hex; ruins of others are cleared (MS-BLD-04, -05)."""
    if s.builder[hex] == seat:
        return s.buildings[hex * c.BUILDINGS + building] == 0
    if s.builder[hex] < 0:
        return True
    at = hex * c.BUILDINGS
    for i in range(at, at + c.BUILDINGS):
        if s.buildings[i] == c.INTACT:
            return False
    return True


def add_buildings(s: World, seat: int, free: bool, only: int, moves: list[int]) -> None:
    """Everything that can be built: with a worker there and the price, or free on controlled land (MS-BON-07)."""
    have = controlled(s, seat)
    less = build_discount(s, seat)
    for building in range(c.BUILDINGS):
        if (only >= 0 and only != building) or (free and only < 0 and building > c.FACTORY):
            continue
        if not may_build_kind(s, seat, building):
            continue
        if not free and not covers(have, s.box.building_cost[building], less):
            continue
        for hex in range(s.chart.lands):
            if s.owner[hex] != seat:
                continue
            if (controls_land(s, seat, hex) if free else has_worker(s, seat, hex)) and is_site(
                s, seat, hex, building
            ):
                moves.append(c.make_move(c.RAISE_BUILDING, hex * 8 + building))
    if s.crossings == 0:
        return
    if (only < 0 or only == c.BRIDGE) and (free or covers(have, s.box.building_cost[c.BRIDGE], less)):
        for river in range(s.chart.rivers):
            if not s.bridges[river] and _works_at(s, seat, river):
                moves.append(c.make_move(c.RAISE_BRIDGE, river))
    if (only < 0 or only == c.FERRY_BOAT) and (free or covers(have, s.box.building_cost[c.FERRY_BOAT], less)):
        for hex in range(s.chart.lands):
            if s.owner[hex] == seat and has_worker(s, seat, hex):
                for at in range(hex * 6, hex * 6 + 6):
                    if s.chart.near[at] >= s.chart.shores:
                        moves.append(c.make_move(c.RAISE_FERRY, at))


def _works_at(s: World, seat: int, river: int) -> bool:
    """A worker at one of the ends, the own monument hex included (MS-BRG-02, -04)."""
    for hex in (s.chart.river_ends[river * 2], s.chart.river_ends[river * 2 + 1]):
        if s.in_play[hex] and has_worker(s, seat, hex):
            return True
    return False


def add_repairs(s: World, seat: int, moves: list[int]) -> None:
    have = controlled(s, seat)
    for hex in range(s.chart.lands):
        if s.builder[hex] == seat and has_worker(s, seat, hex):
            for building in range(c.BUILDINGS):
                if s.buildings[hex * c.BUILDINGS + building] == c.DAMAGED and covers(
                    have, s.box.building_cost[building], 1 + build_discount(s, seat)
                ):
                    moves.append(c.make_move(c.REPAIR, hex * 8 + building))


def raise_building(s: World, seat: int, hex: int, building: int) -> None:
    if s.builder[hex] != seat:
        clear_ruins(s, hex)
    s.builder[hex] = seat
    s.buildings[hex * c.BUILDINGS + building] = c.INTACT
    s.supply[seat * c.SUPPLIES + c.S_BUILDING + building] -= 1
    s.do(seat, c.D_BUILDINGS, 1)
    if s.events is not None:
        tell(s, seat, "built", {"building": named_building(building), "hex": named_hex(s, hex)})


def clear_ruins(s: World, hex: int) -> None:
    """Damaged buildings of another player go to their owner's supply (MS-BLD-05)."""
    loser = s.builder[hex]
    if loser < 0:
        return
    for building in range(c.BUILDINGS):
        if s.buildings[hex * c.BUILDINGS + building]:
            s.buildings[hex * c.BUILDINGS + building] = 0
            s.supply[loser * c.SUPPLIES + c.S_BUILDING + building] += 1


def raise_bridge(s: World, seat: int, river: int) -> None:
    s.bridges[river] = 1
    s.crossings -= 1
    s.do(seat, c.D_BRIDGES, 1)
    if s.events is not None:
        ends = s.chart.river_ends
        tell(
            s,
            seat,
            "built-bridge",
            {"hex": named_hex(s, ends[river * 2]), "other": named_hex(s, ends[river * 2 + 1])},
        )


def raise_ferry(s: World, seat: int, at: int) -> None:
    """`at` is land hex * 6 + direction of the water."""
    new_ferry(s, s.chart.near[at], at // 6)
    s.crossings -= 1
    s.do(seat, c.D_FERRIES, 1)
    if s.events is not None:
        tell(s, seat, "built-ferry", {"hex": named_hex(s, at // 6)})


def repair(s: World, seat: int, hex: int, building: int) -> None:
    s.buildings[hex * c.BUILDINGS + building] = c.INTACT
    s.do(seat, c.D_REPAIRED, 1)
    if s.events is not None:
        tell(s, seat, "repaired", {"building": named_building(building), "hex": named_hex(s, hex)})


# -- population --------------------------------------------------------------------------------------------


def workers_needed(s: World, seat: int) -> int:
    return max(0, 2 - s.rule(seat, c.R_POPULATE_NEED))


def can_grow(s: World, seat: int, hex: int, building: int) -> bool:
    """A usable town (or farm) with enough own workers (MS-POP-01)."""
    if s.builder[hex] != seat or not is_usable(s, seat, hex, building):
        return False
    workers = s.workers_in(hex) if s.owner[hex] == seat else 0
    needed = workers_needed(s, seat) if building == c.TOWN else 2
    return workers >= needed


def growing_towns(s: World, seat: int) -> list[int]:
    """Judged before the first worker is placed, so one more worker makes no town eligible (MS-POP-02)."""
    found: list[int] = []
    for hex in range(s.chart.lands):
        if s.builder[hex] == seat and can_grow(s, seat, hex, c.TOWN):
            found.append(hex)
    return found


def growing_farms(s: World, seat: int) -> list[int]:
    found: list[int] = []
    if s.rule(seat, c.R_FARMS):
        for hex in range(s.chart.lands):
            if s.builder[hex] == seat and can_grow(s, seat, hex, c.FARM):
                found.append(hex)
    return found


def horse_places(s: World, seat: int) -> list[int]:
    """A killed horse may come back to a land hex with an own worker (6.5)."""
    found: list[int] = []
    if s.rule(seat, c.R_HORSE_RETURNS) and s.in_supply(seat, c.S_HORSE):
        for hex in range(s.chart.lands):
            if s.owner[hex] == seat and s.workers_in(hex):
                found.append(hex)
    return found


def towns_for_bonus(s: World, seat: int) -> list[int]:
    """Where workers of a bonus go: usable own towns, or the monument hex if there is none (MS-BON-08)."""
    found: list[int] = []
    for hex in range(s.chart.lands):
        if s.builder[hex] == seat and is_usable(s, seat, hex, c.TOWN):
            found.append(hex)
    if not found:
        found.append(s.monument_of(seat))
    return found


# -- training ----------------------------------------------------------------------------------------------


def unit_of(piece: int) -> int:
    if piece == c.S_ARMY:
        return c.ARMY
    return c.NAVY if piece == c.S_NAVY else c.AIRFORCE


def may_train(s: World, seat: int, piece: int, free: bool) -> bool:
    """Permit (navies: or naval guns), price and supply (MS-TRN-02)."""
    if s.in_supply(seat, piece) == 0:
        return False
    if free:
        return True
    allowed = s.rule(seat, c.R_PERMIT) > 0 or (piece == c.S_NAVY and s.rule(seat, c.R_NAVAL_GUNS) > 0)
    return allowed and covers(controlled(s, seat), s.box.unit_cost[piece - c.S_ARMY], 0)


def add_trainings(s: World, seat: int, free: bool, only: int, moves: list[int]) -> None:
    """A worker on land becomes the unit; armed or not is the trainer's choice (MS-TRN-03)."""
    for piece in (c.S_ARMY, c.S_NAVY, c.S_AIRFORCE):
        if (only >= 0 and only != piece) or not may_train(s, seat, piece, free):
            continue
        for hex in range(s.chart.lands):
            if s.owner[hex] != seat or s.workers_in(hex) == 0:
                continue
            if piece == c.S_NAVY and not harbours(s, seat, hex):
                continue
            if s.count(hex, c.WORKER):
                moves.append(c.make_move(c.TRAIN_UNIT, hex * 2 * 16 + piece))
            if s.count(hex, c.ARMED):
                moves.append(c.make_move(c.TRAIN_UNIT, (hex * 2 + 1) * 16 + piece))


def harbours(s: World, seat: int, hex: int) -> list[int]:
    """Adjacent water that is not closed: where a new navy is put (MS-TRN-04)."""
    found: list[int] = []
    for at in range(hex * 6, hex * 6 + 6):
        water = s.chart.near[at]
        if water >= s.chart.shores and not is_closed(s, seat, water):
            found.append(water)
    return found


def may_forge(s: World, seat: int) -> bool:
    """MS-WPN-04, and the permit if the option says so."""
    if s.options[c.O_WEAPON_PERMIT] and not s.rule(seat, c.R_PERMIT):
        return False
    return s.weapons > 0 and len(unarmed(s, seat)) > 0 and covers(controlled(s, seat), s.box.weapon_cost, 0)


def unarmed(s: World, seat: int) -> list[int]:
    """Where a weapon can go: hex * 2, or (hexes + ferry) * 2 + passenger (MS-WPN-01)."""
    found: list[int] = []
    for hex in range(s.chart.shores):
        if s.owner[hex] == seat and s.count(hex, c.WORKER):
            found.append(hex * 2)
    for ferry in range(s.ferry_count()):
        if s.ferry(ferry, c.F_SEAT) == seat:
            if s.ferry(ferry, c.F_FIRST) == 1 + c.WORKER:
                found.append((s.chart.hexes + ferry) * 2)
            if s.ferry(ferry, c.F_SECOND) == 1 + c.WORKER:
                found.append((s.chart.hexes + ferry) * 2 + 1)
    return found


def arm(s: World, seat: int, place: int) -> None:
    at = place // 2
    if at < s.chart.hexes:
        s.units[at * c.UNITS + c.WORKER] -= 1
        s.units[at * c.UNITS + c.ARMED] += 1
    else:
        field = c.F_SECOND if place % 2 else c.F_FIRST
        s.ferries[(at - s.chart.hexes) * c.FERRY_SIZE + field] = 1 + c.ARMED
    if s.events is not None:
        place = at if at < s.chart.hexes else s.ferry(at - s.chart.hexes, c.F_WATER)
        tell(s, seat, "armed", {"hex": named_hex(s, place)})


# -- trade -------------------------------------------------------------------------------------------------


def trade_price(s: World, seat: int) -> int:
    return 1 if s.is_green(seat, c.TRADE) else 2


def room_for_trade(s: World, seat: int) -> list[int]:
    """Controlled land with room; with the option, only where a worker is (MS-TRD-02)."""
    found: list[int] = []
    for hex in range(s.chart.lands):
        if s.owner[hex] != seat or s.tokens_in(hex) >= s.capacity(seat):
            continue
        if has_worker(s, seat, hex) if s.options[c.O_TRADE_WORKER] else controls_land(s, seat, hex):
            found.append(hex)
    return found


def can_trade(s: World, seat: int, kind: int) -> bool:
    """Enough of a kind to give, and some place for what is taken, perhaps made by giving (MS-TRD-01, -02)."""
    if controlled(s, seat)[kind] < trade_price(s, seat):
        return False
    if room_for_trade(s, seat):
        return True
    for hex in range(s.chart.lands):
        if (
            s.owner[hex] == seat
            and s.tokens[hex * c.KINDS + kind]
            and has_worker(s, seat, hex)
            and s.tokens_in(hex) - 1 < s.capacity(seat)
        ):
            return True
    return False


def tradeable(s: World, seat: int) -> list[int]:
    found: list[int] = []
    for kind in range(c.KINDS):
        if can_trade(s, seat, kind):
            found.append(kind)
    return found


def bonus_places(s: World, seat: int, kind: int) -> list[int]:
    """Hexes with an own worker and fitting terrain and room (MS-BON-09)."""
    found: list[int] = []
    if not can_get(s, kind):
        return found
    for hex in range(s.chart.lands):
        if (
            s.chart.terrain[hex] == kind
            and s.owner[hex] == seat
            and has_worker(s, seat, hex)
            and s.tokens_in(hex) < s.capacity(seat)
        ):
            found.append(hex)
    return found
