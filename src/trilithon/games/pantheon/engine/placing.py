"""Feet, columns and jumps on the board: who may place what where, and what it costs (PA-PLACE, PA-JUMP).

A seat's network and the hexes next to it are kept up to date as pieces are placed, because almost every
decision asks for them. A spot that is a column hex is one for a column, any other spot is one for a foot.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.chart import SIDES
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.moves import Moves

IMPOSSIBLE: Final = 1 << 30
"""A price nobody can pay."""


# -- networks ------------------------------------------------------------------------------------------


def rebuild_networks(s: World) -> None:
    """Work out networks and spots of all seats from the pieces on the board (PA-PLACE-06)."""
    d = s.d
    at = s.at
    hexes = s.chart.hexes
    where: i64
    seat: i64
    for where in range(at.net, at.net + hexes):
        d[where] = 0
    for seat in range(s.seats):
        s.empty(at.chain_of(seat))
        s.empty(at.spots_of(seat))
    temple = s.temple()
    if temple < 0:
        return
    for seat in range(s.seats):
        _spread(s, seat, temple)
    for where in range(hexes):
        if d[at.jumped + where] != 0:
            for seat in range(s.seats):
                apart = i64(d[at.jumped + where]) & ~i64(d[at.net + where])
                if c.is_in(apart, seat):
                    _join(s, seat, where)


def _join(s: World, seat: i64, where: i64) -> None:
    """A piece becomes part of its owner's network, and with it every own piece it touches (PA-PLACE-09)."""
    net = s.at.net + where
    s.d[net] = i16(i64(s.d[net]) | c.bit(seat))
    _add_in_order(s, s.at.chain_of(seat), where)
    spots = s.at.spots_of(seat)
    spot = s.index_of(spots, where)
    if spot >= 0:
        s.take_at(spots, spot)
    _spread(s, seat, where)


def _spread(s: World, seat: i64, where: i64) -> None:
    """From T or a piece of the network: own neighbours join it, free neighbours become spots."""
    d = s.d
    at = s.at
    neighbours = s.chart.neighbours
    use = s.chart.use
    temple = s.temple()
    is_foot = c.is_in(i64(d[at.feet + where]), seat)
    i: i64
    for i in range(where * SIDES, where * SIDES + SIDES):
        near = i64(neighbours[i])
        if near < 0 or near == temple:
            continue
        if c.is_in(i64(d[at.feet + near]) | i64(d[at.columns + near]), seat):
            if not c.is_in(i64(d[at.net + near]), seat):
                _join(s, seat, near)
        elif is_foot or i64(use[near]) != c.COLUMN_HEX:
            _add_in_order(s, at.spots_of(seat), near)


def _add_in_order(s: World, pile: i64, where: i64) -> None:
    """Ascending, and once: so it does not matter in which order pieces were placed."""
    d = s.d
    i = i64(d[pile])
    while i > 0:
        before = i64(d[pile + i])
        if before == where:
            return
        if before < where:
            break
        i -= 1
    s.insert(pile, i, where)


# -- what can be placed --------------------------------------------------------------------------------


def price_of(s: World, where: i64) -> i64:
    """What a piece on this hex costs: 1, 2 beside another player's piece, IMPOSSIBLE when full (PA-PLACE-04, -05)."""
    there = s.pieces(where)
    if there == 0:
        return s.box.piece_price
    return IMPOSSIBLE if c.is_several(there) else s.box.piece_price + 1


def has_piece_for(s: World, seat: i64, where: i64) -> bool:
    """Has the seat a piece of the type this hex takes in its personal reserve (PA-PLACE-01)?"""
    return s.in_reserve(seat, c.COLUMNS_HOME if s.is_column_hex(where) else c.FEET_HOME) > 0


def is_spot(s: World, seat: i64, where: i64) -> bool:
    """Is the hex next to the network, so that no jump is needed (PA-PLACE-07, -08)?"""
    return s.index_of(s.at.spots_of(seat), where) >= 0


def cheapest_placement(s: World, seat: i64, jumps: i64) -> i64:
    """The price of the cheapest piece the seat could place now, or IMPOSSIBLE."""
    d = s.d
    use = s.chart.use
    usual = s.box.piece_price
    feet = s.in_reserve(seat, c.FEET_HOME)
    columns = s.in_reserve(seat, c.COLUMNS_HOME)
    best: i64 = IMPOSSIBLE
    if feet > 0 or columns > 0:
        spots = s.at.spots_of(seat)
        i: i64
        for i in range(spots + 1, spots + 1 + i64(d[spots])):
            where = i64(d[i])
            if (columns if i64(use[where]) == c.COLUMN_HEX else feet) > 0:
                price = price_of(s, where)
                if price < best:
                    if price == usual:
                        return usual
                    best = price
    if jumps > 0:
        for landing in landings(s, seat):
            price = price_of(s, i64(landing))
            if price < best:
                best = price
    return best


def offer_placements(s: World, seat: i64, budget: i64, jumps: i64, moves: Moves) -> None:
    """A move for every piece the seat can place and pay now."""
    d = s.d
    use = s.chart.use
    feet = s.in_reserve(seat, c.FEET_HOME)
    columns = s.in_reserve(seat, c.COLUMNS_HOME)
    spots = s.at.spots_of(seat)
    i: i64
    for i in range(spots + 1, spots + 1 + i64(d[spots])):
        where = i64(d[i])
        if (columns if i64(use[where]) == c.COLUMN_HEX else feet) > 0 and price_of(s, where) <= budget:
            moves.say(c.PUT, where)
    if jumps > 0:
        for landing in landings(s, seat):
            if price_of(s, i64(landing)) <= budget:
                moves.say(c.PUT, i64(landing))


def landings(s: World, seat: i64) -> vec[i16]:
    """Hexes, ascending, that the seat can reach only by a jump, and has a piece for (PA-JUMP-02 to -05, -08)."""
    found = vec[i16]()
    temple = s.temple()
    if temple < 0:
        return found
    found = _with_landings(s, seat, temple, found)
    chain = s.at.chain_of(seat)
    i: i64
    for i in range(chain + 1, chain + 1 + i64(s.d[chain])):
        found = _with_landings(s, seat, i64(s.d[i]), found)
    return found


def _with_landings(s: World, seat: i64, origin: i64, found: vec[i16]) -> vec[i16]:
    """Those from this origin as well."""
    d = s.d
    feet = s.at.feet
    columns = s.at.columns
    pairs = s.chart.jumps
    others = ~c.bit(seat)
    i = i64(s.chart.jumps_from[origin])
    end = i64(s.chart.jumps_from[origin + 1])
    while i < end:
        over = i64(pairs[i])
        if (i64(d[feet + over]) | i64(d[columns + over])) & others != 0:
            landing = i64(pairs[i + 1])
            if _may_land(s, seat, origin, landing):
                found = _with(found, landing)
        i += 2
    return found


def _may_land(s: World, seat: i64, origin: i64, landing: i64) -> bool:
    """Has the landing hex room for a piece that the seat has, and is it out of reach without a jump?"""
    if landing == s.temple() or c.is_in(s.pieces(landing), seat) or not has_piece_for(s, seat, landing):
        return False
    if s.is_column_hex(landing):
        from_foot = c.is_in(i64(s.d[s.at.feet + origin]), seat)
        if not from_foot or s.option(c.JUMP_COLUMN) == 0:
            return False
    return not is_spot(s, seat, landing)


def _with(found: vec[i16], where: i64) -> vec[i16]:
    """Insert in ascending order, once."""
    for other in found:
        if i64(other) == where:
            return found
    found = append(found, i16(where))
    i: i64 = len(found) - 1
    while i > 0 and i64(found[i - 1]) > where:
        found[i] = found[i - 1]
        i -= 1
    found[i] = i16(where)
    return found


def may_have_free_column(s: World, seat: i64, where: i64) -> bool:
    """May the Column bonus tile put one there? On any column hex with room, no connection is needed (PA-TILE-10)."""
    there = s.pieces(where)
    return s.is_column_hex(where) and not c.is_in(there, seat) and not c.is_several(there)


# -- placing -------------------------------------------------------------------------------------------


def place(s: World, seat: i64, where: i64) -> None:
    """Place a piece of the personal reserve, pay for it from the budget, link it, take loot (PA-PLACE-11)."""
    d = s.d
    at = s.at
    price = price_of(s, where)
    d[at.budget] = i16(s.budget() - price)
    d[at.busy] = 1
    is_column = s.is_column_hex(where)
    if not is_spot(s, seat, where):
        d[at.jumps_left] -= 1
        d[at.jumped + where] = i16(i64(d[at.jumped + where]) | c.bit(seat))
        if s.events is not None:
            s.tell(seat, "jumped", {"hex": s.chart.names[where]})
    if s.events is not None:
        name = "placed-column" if is_column else "placed-foot"
        s.tell(seat, name, {"hex": s.chart.names[where], "price": price})
    if is_column:
        d[at.reserve + seat * c.RESERVES + c.COLUMNS_HOME] -= 1
        d[at.columns + where] = i16(i64(d[at.columns + where]) | c.bit(seat))
        _join(s, seat, where)
    else:
        d[at.reserve + seat * c.RESERVES + c.FEET_HOME] -= 1
        d[at.feet + where] = i16(i64(d[at.feet + where]) | c.bit(seat))
        _join(s, seat, where)
        _take_loot(s, seat, where)


def _take_loot(s: World, seat: i64, where: i64) -> None:
    d = s.d
    at = s.at
    i: i64
    for i in range(s.seats + 1):
        if i64(d[at.loot_hexes + i]) == where and i64(d[at.loot_tiles + i]) >= 0:
            tile = i64(d[at.loot_tiles + i])
            s.add(at.looted, tile)
            d[at.loot_tiles + i] = c.NONE
            if s.events is not None:
                s.tell(seat, "took-loot", {"tile": s.box.loot_names[tile], "left": s.loot_left()})


def place_free_column(s: World, seat: i64, where: i64) -> None:
    """From the general reserve, anywhere; it belongs to the network only if it touches it or T."""
    d = s.d
    at = s.at
    d[at.reserve + seat * c.RESERVES + c.COLUMNS_BANK] -= 1
    d[at.columns + where] = i16(i64(d[at.columns + where]) | c.bit(seat))
    if s.events is not None:
        s.tell(seat, "free-column", {"hex": s.chart.names[where]})
    rebuild_networks(s)
