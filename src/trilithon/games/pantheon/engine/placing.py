"""Feet, columns and jumps on the board: who may place what where, and what it costs (PA-PLACE, PA-JUMP).

A seat's network and the hexes next to it are kept up to date as pieces are placed, because almost every
decision asks for them. A spot that is a column hex is one for a column, any other spot is one for a foot.
"""

from __future__ import annotations

from typing import Final

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.table import Table
from trilithon.games.pantheon.engine.tables import pieces_on
from trilithon.games.pantheon.engine.telling import loot, tell

IMPOSSIBLE: Final = 1 << 30
"""A price nobody can pay."""


def rebuild_networks(s: Table) -> None:
    """Work out networks and spots of all seats from the pieces on the board (PA-PLACE-06)."""
    s.net = [0] * s.t.hexes
    s.chains = [[] for _ in range(s.seats)]
    s.spots = [[] for _ in range(s.seats)]
    if s.temple < 0:
        return
    for seat in range(s.seats):
        _spread(s, seat, s.temple)
        for landing in s.jumped:
            if landing & 3 == seat and not s.net[landing >> 2] >> seat & 1:
                _join(s, seat, landing >> 2)


def _join(s: Table, seat: int, hex: int) -> None:
    """A piece becomes part of its owner's network, and with it every own piece it touches (PA-PLACE-09)."""
    s.net[hex] |= 1 << seat
    s.chains[seat].append(hex)
    if hex in s.spots[seat]:
        s.spots[seat].remove(hex)
    _spread(s, seat, hex)


def _spread(s: Table, seat: int, hex: int) -> None:
    """From T or a piece of the network: own neighbours join it, free neighbours become spots."""
    t = s.t
    own = 17 << seat
    is_foot = s.board[hex] >> seat & 1
    at = hex * 6
    for i in range(at, at + 6):
        near = t.neighbours[i]
        if near < 0 or near == s.temple:
            continue
        if s.board[near] & own:
            if not s.net[near] >> seat & 1:
                _join(s, seat, near)
        elif t.use[near] != c.COLUMN_HEX or is_foot:
            _add_spot(s, seat, near)


def _add_spot(s: Table, seat: int, hex: int) -> None:
    """Insert in ascending order, once."""
    spots = s.spots[seat]
    i = len(spots)
    while i > 0 and spots[i - 1] >= hex:
        if spots[i - 1] == hex:
            return
        i -= 1
    spots.insert(i, hex)


def price_of(s: Table, hex: int) -> int:
    """What a piece on this hex costs: 1, 2 beside another player's piece, IMPOSSIBLE when full (PA-PLACE-04, -05)."""
    bits = s.board[hex]
    if bits == 0:
        return s.t.piece_price
    return s.t.piece_price + 1 if pieces_on(bits) < 2 else IMPOSSIBLE


def has_piece_for(s: Table, seat: int, hex: int) -> bool:
    """Has the seat a piece of the type this hex takes in its personal reserve (PA-PLACE-01)?"""
    which = c.COLUMNS_HOME if s.t.use[hex] == c.COLUMN_HEX else c.FEET_HOME
    return s.reserve[seat * c.RESERVES + which] > 0


def cheapest_placement(s: Table, seat: int, jumps: int) -> int:
    """The price of the cheapest piece the seat could place now, or IMPOSSIBLE."""
    best = IMPOSSIBLE
    feet = s.reserve[seat * c.RESERVES + c.FEET_HOME]
    columns = s.reserve[seat * c.RESERVES + c.COLUMNS_HOME]
    use = s.t.use
    for hex in s.spots[seat]:
        if (columns if use[hex] == c.COLUMN_HEX else feet) > 0:
            price = price_of(s, hex)
            if price < best:
                best = price
                if best == s.t.piece_price:
                    return best
    if jumps > 0 and best > s.t.piece_price:
        for hex in landings(s, seat):
            price = price_of(s, hex)
            if price < best:
                best = price
    return best


def add_placements(s: Table, seat: int, budget: int, jumps: int, moves: list[int]) -> None:
    """Append a move for every piece the seat can place and pay now."""
    feet = s.reserve[seat * c.RESERVES + c.FEET_HOME]
    columns = s.reserve[seat * c.RESERVES + c.COLUMNS_HOME]
    use = s.t.use
    for hex in s.spots[seat]:
        if use[hex] == c.COLUMN_HEX:
            if columns > 0 and price_of(s, hex) <= budget:
                moves.append(c.make_move(c.COLUMN, hex))
        elif feet > 0 and price_of(s, hex) <= budget:
            moves.append(c.make_move(c.FOOT, hex))
    if jumps > 0:
        for hex in landings(s, seat):
            if price_of(s, hex) <= budget:
                moves.append(c.make_move(c.COLUMN if use[hex] == c.COLUMN_HEX else c.FOOT, hex))


def landings(s: Table, seat: int) -> list[int]:
    """Hexes, ascending, that the seat can reach only by a jump, and has a piece for (PA-JUMP-02 to -05, -08)."""
    found: list[int] = []
    if s.temple < 0:
        return found
    _add_landings(s, seat, s.temple, found)
    for origin in s.chains[seat]:
        _add_landings(s, seat, origin, found)
    found.sort()
    return found


def _add_landings(s: Table, seat: int, origin: int, found: list[int]) -> None:
    own = 17 << seat
    spots = s.spots[seat]
    column_may_land = s.board[origin] >> seat & 1 == 1 and s.options[c.JUMP_COLUMN] == 1
    pairs = s.t.jumps[origin]
    i = 0
    while i < len(pairs):
        over = pairs[i]
        landing = pairs[i + 1]
        i += 2
        if s.board[over] & ~own == 0 or landing == s.temple or s.board[landing] & own:
            continue
        if s.t.use[landing] == c.COLUMN_HEX and not column_may_land:
            continue
        if landing not in found and landing not in spots and has_piece_for(s, seat, landing):
            found.append(landing)


def place(s: Table, seat: int, hex: int) -> None:
    """Place a piece of the personal reserve, pay for it from the budget, link it, take loot (PA-PLACE-11)."""
    price = price_of(s, hex)
    s.budget -= price
    s.busy = 1
    is_column = s.t.use[hex] == c.COLUMN_HEX
    if hex not in s.spots[seat]:
        s.jumps_left -= 1
        s.jumped = sorted([*s.jumped, hex * 4 + seat])
        if s.events is not None:
            tell(s, seat, "jumped", {"hex": s.t.hex_names[hex]})
    if is_column:
        s.reserve[seat * c.RESERVES + c.COLUMNS_HOME] -= 1
    else:
        s.reserve[seat * c.RESERVES + c.FEET_HOME] -= 1
    if s.events is not None:
        name = "placed-column" if is_column else "placed-foot"
        tell(s, seat, name, {"hex": s.t.hex_names[hex], "price": price})
    _set_piece(s, seat, hex)
    if not is_column:
        _take_loot(s, seat, hex)


def _set_piece(s: Table, seat: int, hex: int) -> None:
    s.board[hex] |= 16 << seat if s.t.use[hex] == c.COLUMN_HEX else 1 << seat
    _join(s, seat, hex)


def _take_loot(s: Table, seat: int, hex: int) -> None:
    for i in range(len(s.loot_hexes)):
        if s.loot_hexes[i] == hex and s.loot_tiles[i] >= 0:
            s.looted.append(s.loot_tiles[i])
            s.loot_tiles[i] = -1
            if s.events is not None:
                tell(s, seat, "took-loot", {"tile": loot(s, s.looted[-1]), "left": s.loot_left()})


def free_column_hexes(s: Table, seat: int) -> list[int]:
    """Where the Column bonus tile may put a column: any column hex with room, no connection needed (PA-TILE-10)."""
    own = 17 << seat
    return [
        hex
        for hex in range(s.t.hexes)
        if s.t.use[hex] == c.COLUMN_HEX and not s.board[hex] & own and price_of(s, hex) < IMPOSSIBLE
    ]


def place_free_column(s: Table, seat: int, hex: int) -> None:
    """From the general reserve, anywhere; it belongs to the network only if it touches it or T."""
    s.reserve[seat * c.RESERVES + c.COLUMNS_BANK] -= 1
    s.board[hex] |= 16 << seat
    if s.events is not None:
        tell(s, seat, "free-column", {"hex": s.t.hex_names[hex]})
    rebuild_networks(s)
