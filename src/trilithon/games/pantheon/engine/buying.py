"""What money buys: sacrifice tiles, upgrades, pieces, and placing them (PA-BUY)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.placing import IMPOSSIBLE, cheapest_placement
from trilithon.games.pantheon.engine.telling import card
from trilithon.games.pantheon.engine.world import World


def jumps_in_buying(s: World, seat: i64) -> i64:
    """None by the rules, as many as in a movement by an option (PA-JUMP-07)."""
    return s.has(seat, c.JUMPS) if s.option(c.GAIVILES_IN_BUYING) == 1 else 0


def money_in_hand(s: World, seat: i64) -> i64:
    total: i64 = 0
    value: i64
    for value in range(1, c.TOP_VALUE + 1):
        total += value * s.held(seat, c.MONEY + value)
    return total


def price_of_level(s: World, seat: i64, kind: i64, level: i64) -> i64:
    """A new sacrifice tile, or an upgrade for the difference of the prices (PA-BUY-04, -05)."""
    prices = s.box.tile_price
    return i64(prices[level]) - i64(prices[s.level(seat, kind)])


def cheapest_purchase(s: World, seat: i64, may_place: bool, jumps: i64) -> i64:
    """The price of the cheapest thing the seat could buy now."""
    usual = s.box.piece_price
    if s.in_reserve(seat, c.FEET_BANK) > 0 or s.in_reserve(seat, c.COLUMNS_BANK) > 0:
        return usual
    best: i64 = IMPOSSIBLE
    kind: i64
    for kind in range(1, c.SACRIFICES + 1):
        level = s.level(seat, kind)
        if level < c.TOP_LEVEL:
            price = price_of_level(s, seat, kind, level + 1)
            if price < best:
                best = price
    if may_place and best > usual:
        placing = cheapest_placement(s, seat, jumps)
        if placing < best:
            best = placing
    return best


def buy_tile(s: World, seat: i64, kind: i64, level: i64) -> None:
    price = price_of_level(s, seat, kind, level)
    _pay(s, price)
    s.d[s.at.sacrifices + seat * c.SACRIFICES + kind - 1] = i16(level)
    if s.events is not None:
        s.tell(seat, "bought-tile", {"kind": card(kind), "level": level, "price": price})


def buy_piece(s: World, seat: i64, bank: i64) -> None:
    """A foot or a column from the general to the personal reserve (PA-BUY-08)."""
    price = s.box.piece_price
    _pay(s, price)
    _from_bank(s, seat, bank, 1)
    if s.events is not None:
        s.tell(seat, "bought-foot" if bank == c.FEET_BANK else "bought-column", {"price": price})


def _pay(s: World, price: i64) -> None:
    s.d[s.at.budget] = i16(s.budget() - price)
    s.d[s.at.busy] = 1


def _from_bank(s: World, seat: i64, bank: i64, n: i64) -> None:
    """Pieces of one type to the personal reserve, which is the place before the bank."""
    place = s.at.reserve + seat * c.RESERVES + bank
    s.d[place] = i16(i64(s.d[place]) - n)
    s.d[place - 1] = i16(i64(s.d[place - 1]) + n)


def take_from_bank(s: World, seat: i64, columns: i64, feet: i64) -> None:
    """Pieces of a Reserve tile: what is left of them (PA-TILE-04)."""
    feet = min(feet, s.in_reserve(seat, c.FEET_BANK))
    columns = min(columns, s.in_reserve(seat, c.COLUMNS_BANK))
    _from_bank(s, seat, c.FEET_BANK, feet)
    _from_bank(s, seat, c.COLUMNS_BANK, columns)
    if s.events is not None:
        s.tell(seat, "reserve", {"feet": feet, "columns": columns})


def swap(s: World, seat: i64, feet_to_columns: i64) -> None:
    """Aegyptus: feet of the personal reserve for columns of the general one, or (negative) back (PA-NAT-08)."""
    _from_bank(s, seat, c.FEET_BANK, -feet_to_columns)
    _from_bank(s, seat, c.COLUMNS_BANK, feet_to_columns)
    if s.events is not None:
        if feet_to_columns >= 0:
            s.tell(seat, "swapped-feet", {"n": feet_to_columns})
        else:
            s.tell(seat, "swapped-columns", {"n": -feet_to_columns})
