"""The monument: layers, bonuses, lasting effects, and pieces that are unlocked (MS-MON, MS-BON, MS-UNL)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.layout import LAYERS
from trilithon.games.monuments.engine.paying import can_pay
from trilithon.games.monuments.engine.spots import land_controlled, workers_on_board
from trilithon.games.monuments.engine.telling import named_piece
from trilithon.games.monuments.engine.world import World


def renew_rules(s: World, seat: i64) -> None:
    """Add up the lasting effects of common bonuses and ability."""
    d = s.d
    at = s.at
    rules = at.rules + seat * c.RULES
    for which in range(c.RULES):
        d[rules + which] = 0
    ability = i64(d[at.ability + seat])
    if ability >= 0:
        _add(s, rules, s.box.ability_rules[ability])
    for common in range(s.box.commons):
        if i64(d[at.commons + common]) == seat:
            _add(s, rules, s.box.common_rules[common])


def _add(s: World, rules: i64, row: vec[i16]) -> None:
    """Rows of rule and amount."""
    d = s.d
    i: i64 = 0
    while i < len(row):
        d[rules + i64(row[i])] += row[i + 1]
        i += 2


# -- layers ------------------------------------------------------------------------------------------------


def land_needed(s: World, seat: i64, layer: i64) -> i64:
    needed = i64(s.box.layer_land[layer]) - s.rule(seat, c.R_LAND_NEED)
    return needed if needed > 0 else 0


def layer_discount(s: World, seat: i64) -> i64:
    return (1 if s.is_green(seat, c.RAISE) else 0) + s.rule(seat, c.R_LAYER_DISCOUNT)


def sacrifice_needed(s: World, seat: i64, layer: i64) -> i64:
    needed = i64(s.box.layer_workers[layer]) - s.rule(seat, c.R_SACRIFICE)
    return needed if needed > 0 else 0


def can_raise(s: World, seat: i64) -> bool:
    """MS-MON-01 to -04."""
    layer = s.layers(seat)
    if layer >= LAYERS or land_controlled(s, seat) < land_needed(s, seat, layer):
        return False
    if workers_on_board(s, seat) < sacrifice_needed(s, seat, layer):
        return False
    return can_pay(s, seat, s.box.layer_cost[layer], layer_discount(s, seat))


# -- pieces that are locked --------------------------------------------------------------------------------


def is_locked(s: World, seat: i64, piece: i64) -> bool:
    """Is there such a piece that can be unlocked?"""
    return s.d[s.at.locked + seat * c.SUPPLIES + piece] > 0


def unlock(s: World, seat: i64, piece: i64, n: i64) -> None:
    d = s.d
    place = seat * c.SUPPLIES + piece
    if i64(d[s.at.locked + place]) < n:
        n = i64(d[s.at.locked + place])
    if n > 0:
        d[s.at.locked + place] -= i16(n)
        d[s.at.supply + place] += i16(n)
        if s.events is not None:
            s.tell(seat, "unlocked", {"pieces": [named_piece(piece, n)]})


# -- common bonuses ----------------------------------------------------------------------------------------


def is_common_open(s: World, seat: i64, common: i64, layer: i64) -> bool:
    """May the seat take this common bonus of a layer: left in the pile, and within the limit (MS-BON-01, -02)?"""
    box = s.box
    return (
        i64(box.common_layer[common]) == layer
        and s.d[s.at.commons + common] == c.NONE
        and is_in_game(s, common)
        and held_like(s, seat, common) < i64(box.common_limit[common])
    )


def is_in_game(s: World, common: i64) -> bool:
    """Some common bonuses are only for more players."""
    return i64(s.box.common_players[common]) <= s.seats


def held_like(s: World, seat: i64, common: i64) -> i64:
    """How many of the same the seat has."""
    same = s.box.common_same
    n: i64 = 0
    for other in range(s.box.commons):
        if i64(s.d[s.at.commons + other]) == seat and same[other] == same[common]:
            n += 1
    return n
