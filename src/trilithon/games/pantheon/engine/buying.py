"""What money buys: sacrifice tiles, upgrades, pieces, and placing them (PA-BUY)."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.placing import IMPOSSIBLE, add_placements, cheapest_placement
from trilithon.games.pantheon.engine.table import Table, changed
from trilithon.games.pantheon.engine.telling import card, tell


def jumps_in_buying(s: Table, seat: int) -> int:
    """None by the rules, as many as in a movement by an option (PA-JUMP-07)."""
    return s.has(seat, c.JUMPS) if s.options[c.GAIVILES_IN_BUYING] else 0


def money_in_hand(s: Table, seat: int) -> int:
    total = 0
    for value in range(1, c.TOP_VALUE + 1):
        total += value * s.hand(seat, c.MONEY + value)
    return total


def cheapest_purchase(s: Table, seat: int, may_place: bool, jumps: int) -> int:
    """The price of the cheapest thing the seat could buy now."""
    at = seat * c.RESERVES
    if s.reserve[at + c.FEET_BANK] > 0 or s.reserve[at + c.COLUMNS_BANK] > 0:
        return s.t.piece_price
    best = IMPOSSIBLE
    prices = s.t.tile_price
    for i in range(seat * c.SACRIFICES, seat * c.SACRIFICES + c.SACRIFICES):
        level = s.levels[i]
        if level < c.TOP_LEVEL and prices[level + 1] - prices[level] < best:
            best = prices[level + 1] - prices[level]
    if may_place and best > s.t.piece_price:
        placing = cheapest_placement(s, seat, jumps)
        if placing < best:
            best = placing
    return best


def add_purchases(s: Table, seat: int, budget: int, may_place: bool, jumps: int, moves: list[int]) -> None:
    """Append a move for everything that can be bought with the budget."""
    prices = s.t.tile_price
    for i in range(c.SACRIFICES):
        owned = s.levels[seat * c.SACRIFICES + i]
        for level in range(owned + 1, c.TOP_LEVEL + 1):
            if prices[level] - prices[owned] <= budget:
                moves.append(c.make_move(c.BUY_TILE, i * c.TOP_LEVEL + level - 1))
    if budget >= s.t.piece_price:
        if s.in_reserve(seat, c.FEET_BANK) > 0:
            moves.append(c.make_move(c.BUY_FOOT, 0))
        if s.in_reserve(seat, c.COLUMNS_BANK) > 0:
            moves.append(c.make_move(c.BUY_COLUMN, 0))
    if may_place:
        add_placements(s, seat, budget, jumps, moves)


def buy_tile(s: Table, seat: int, kind: int, level: int) -> None:
    """A new sacrifice tile, or an upgrade for the difference of the prices (PA-BUY-04, -05)."""
    at = seat * c.SACRIFICES + kind - 1
    price = s.t.tile_price[level] - s.t.tile_price[s.levels[at]]
    s.budget -= price
    s.busy = 1
    s.levels = changed(s.levels, at, level - s.levels[at])
    if s.events is not None:
        tell(s, seat, "bought-tile", {"kind": card(kind), "level": level, "price": price})


def buy_piece(s: Table, seat: int, bank: int, home: int) -> None:
    """A foot or a column from the general to the personal reserve (PA-BUY-08)."""
    s.budget -= s.t.piece_price
    s.busy = 1
    s.reserve[seat * c.RESERVES + bank] -= 1
    s.reserve[seat * c.RESERVES + home] += 1
    if s.events is not None:
        tell(s, seat, "bought-foot" if home == c.FEET_HOME else "bought-column", {"price": s.t.piece_price})


def take_from_bank(s: Table, seat: int, columns: int, feet: int) -> None:
    """Pieces of a Reserve tile: what is left of them (PA-TILE-04)."""
    at = seat * c.RESERVES
    feet = min(feet, s.reserve[at + c.FEET_BANK])
    columns = min(columns, s.reserve[at + c.COLUMNS_BANK])
    s.reserve[at + c.FEET_BANK] -= feet
    s.reserve[at + c.FEET_HOME] += feet
    s.reserve[at + c.COLUMNS_BANK] -= columns
    s.reserve[at + c.COLUMNS_HOME] += columns
    if s.events is not None:
        tell(s, seat, "reserve", {"feet": feet, "columns": columns})


def swap(s: Table, seat: int, feet_to_columns: int) -> None:
    """Aegyptus: feet of the personal reserve for columns of the general one, or (negative) back (PA-NAT-08)."""
    at = seat * c.RESERVES
    s.reserve[at + c.FEET_HOME] -= feet_to_columns
    s.reserve[at + c.FEET_BANK] += feet_to_columns
    s.reserve[at + c.COLUMNS_BANK] -= feet_to_columns
    s.reserve[at + c.COLUMNS_HOME] += feet_to_columns
    if s.events is not None:
        if feet_to_columns >= 0:
            tell(s, seat, "swapped-feet", {"n": feet_to_columns})
        else:
            tell(s, seat, "swapped-columns", {"n": -feet_to_columns})
