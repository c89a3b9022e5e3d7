"""The monument: layers, sacrifices, common and personal bonuses, lasting effects (MS-MON, MS-BON, MS-UNL)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import lose_cargo, unload
from trilithon.games.monuments.engine.paying import can_pay
from trilithon.games.monuments.engine.spots import land_controlled, remove_unit, workers_on_board
from trilithon.games.monuments.engine.telling import piece as named_piece
from trilithon.games.monuments.engine.telling import tell
from trilithon.games.monuments.engine.telling import unit as named_unit
from trilithon.games.monuments.engine.world import World

LAYERS = 5


def renew_rules(s: World, seat: int) -> None:
    """Add up the lasting effects of common bonuses and ability."""
    base = seat * c.RULES
    rules = s.rules
    for i in range(base, base + c.RULES):
        rules[i] = 0
    if s.ability[seat] >= 0:
        _add(rules, base, s.box.ability_rules[s.ability[seat]])
    for common in range(s.box.commons):
        if s.commons[common] == seat:
            _add(rules, base, s.box.common_rules[common])


def _add(rules: list[int], base: int, row: list[int]) -> None:
    i = 0
    while i < len(row):
        rules[base + row[i]] += row[i + 1]
        i += 2


# -- raising a layer ---------------------------------------------------------------------------------------


def land_needed(s: World, seat: int, layer: int) -> int:
    return max(0, s.box.layer_land[layer] - s.rule(seat, c.R_LAND_NEED))


def layer_discount(s: World, seat: int) -> int:
    return (1 if s.is_green(seat, c.RAISE) else 0) + s.rule(seat, c.R_LAYER_DISCOUNT)


def sacrifice_needed(s: World, seat: int, layer: int) -> int:
    return max(0, s.box.layer_workers[layer] - s.rule(seat, c.R_SACRIFICE))


def can_raise(s: World, seat: int) -> bool:
    """MS-MON-01 to -04."""
    layer = s.layers[seat]
    if layer >= LAYERS or land_controlled(s, seat) < land_needed(s, seat, layer):
        return False
    if workers_on_board(s, seat) < sacrifice_needed(s, seat, layer):
        return False
    return can_pay(s, seat, s.box.layer_cost[layer], layer_discount(s, seat))


def sacrifices(s: World, seat: int) -> list[int]:
    """Own workers anywhere: hex * 8 + unit, or (hexes + ferry) * 8 + passenger (MS-MON-04)."""
    found: list[int] = []
    for hex in range(s.chart.shores):
        if s.owner[hex] == seat:
            if s.count(hex, c.WORKER):
                found.append(hex * 8 + c.WORKER)
            if s.count(hex, c.ARMED):
                found.append(hex * 8 + c.ARMED)
    for ferry in range(s.ferry_count()):
        if s.ferry(ferry, c.F_SEAT) == seat:
            for slot in (0, 1):
                passenger = s.ferry(ferry, c.F_FIRST + 2 * slot)
                if passenger == 1 + c.WORKER or passenger == 1 + c.ARMED:
                    found.append((s.chart.hexes + ferry) * 8 + slot)
    return found


def sacrifice(s: World, seat: int, code: int) -> None:
    place = code // 8
    s.supply[seat * c.SUPPLIES + c.S_WORKER] += 1
    if place < s.chart.hexes:
        unit = code % 8
        remove_unit(s, place, unit)
    else:
        ferry = place - s.chart.hexes
        slot = code % 8
        unit = s.ferry(ferry, c.F_FIRST + 2 * slot) - 1
        lose_cargo(s, ferry, slot)
        unload(s, ferry, slot)
    if unit == c.ARMED:
        s.freed[seat] += 1
    if s.events is not None:
        tell(s, seat, "sacrificed", {"unit": named_unit(unit)})


def raise_layer(s: World, seat: int) -> None:
    """Place the layer, unlock a worker, then the common and the personal bonus (MS-MON-05, MS-UNL-02, MS-BON-10)."""
    s.layers[seat] += 1
    layer = s.layers[seat]
    if s.events is not None:
        tell(s, seat, "layer", {"layer": layer})
    if layer == LAYERS:
        s.ending = 1
        if s.events is not None:
            tell(s, -1, "last-round", {})
    else:
        unlock(s, seat, c.S_WORKER, s.options[c.O_UNLOCK])
        s.push(c.WHICH_OPTION, seat, layer - 1, 0, 0)
    s.push(c.WHICH_COMMON, seat, layer, 0, 0)


def unlock(s: World, seat: int, piece: int, n: int) -> None:
    at = seat * c.SUPPLIES + piece
    n = min(n, s.locked[at])
    if n > 0:
        s.locked = s.locked.copy()
        s.locked[at] -= n
        s.supply[at] += n
        if s.events is not None:
            tell(s, seat, "unlocked", {"pieces": [named_piece(piece, n)]})


# -- bonuses -----------------------------------------------------------------------------------------------


def open_commons(s: World, seat: int, layer: int) -> list[int]:
    """Common bonuses of a layer that the seat may take: left in the pile, and within the limit (MS-BON-01, -02)."""
    found: list[int] = []
    for common in range(s.box.commons):
        if (
            s.box.common_layer[common] == layer
            and s.commons[common] == -1
            and held_like(s, seat, common) < s.box.common_limit[common]
        ):
            found.append(common)
    return found


def held_like(s: World, seat: int, common: int) -> int:
    n = 0
    for other in range(s.box.commons):
        if s.commons[other] == seat and s.box.common_same[other] == s.box.common_same[common]:
            n += 1
    return n


def take_common(s: World, seat: int, common: int) -> None:
    s.commons = s.commons.copy()
    s.commons[common] = seat
    renew_rules(s, seat)
    if s.events is not None:
        tell(s, seat, "took-bonus", {"bonus": s.box.common_names[common]})
    s.push_code(s.box.common_code[common], seat)
