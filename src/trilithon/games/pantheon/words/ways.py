"""Which moves would lead there: the cheapest way to a far hex, and money for a purchase."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import price_of_level
from trilithon.games.pantheon.engine.chart import SIDES
from trilithon.games.pantheon.engine.moving import most_steps, steps_of
from trilithon.games.pantheon.engine.placing import IMPOSSIBLE, landings, price_of
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps import buy, cards, play_money
from trilithon.kernel.engine.moves import make_move


class Way(NamedTuple):
    """Pieces to place one after the other; the better one is smaller."""

    price: int
    jumps: int
    hexes: list[int]

    def moves(self) -> list[int]:
        return [make_move(c.PUT, where) for where in self.hexes]


# -- a hex -----------------------------------------------------------------------------------------


def moves_to_hex(s: Position, where: int, budget: int) -> list[int]:
    """Piece after piece, in the movement or purchase under way."""
    way = best_way(s, where, s.jumps_left(), budget)
    return way.moves() if way else []


def movement_to_hex(s: Position, where: int, beginning: list[int], big_foot: int) -> list[int]:
    """The beginning of a movement, the cards for it, then piece after piece."""
    seat = s.to_move
    way = best_way(s, where, s.has(seat, c.JUMPS), big_foot + most_steps(s, seat))
    if way is None:
        return []
    n = 0
    while big_foot + steps_of(s, seat, n) < way.price:
        n += 1
    return [*beginning, make_move(cards.PLAY, n), *way.moves()]


def best_way(s: Position, where: int, jumps: int, budget: int) -> Way | None:
    """On foot, or by one jump straight to the hex, if that is cheaper."""
    if is_own(s, where):
        return None
    ways = [way for way in (_walk(s, where, budget), _jump(s, where) if jumps else None) if way is not None]
    return min((way for way in ways if way.price <= budget), default=None)


def _jump(s: Position, where: int) -> Way | None:
    price = price_of(s, where)
    return Way(price, 1, [where]) if price < IMPOSSIBLE and where in landings(s, s.to_move) else None


def _walk(s: Position, where: int, budget: int) -> Way | None:
    return next((way for way in walks(s, budget) if way.hexes[-1] == where), None)


def walks(s: Position, budget: int) -> Iterator[Way]:
    """Chains of feet from the network, perhaps with a column at their end: one to each hex, the cheapest, and of these
    the shortest."""
    seat = s.to_move
    feet, columns = s.in_reserve(seat, c.FEET_HOME), s.in_reserve(seat, c.COLUMNS_HOME)
    heap: list[tuple[int, int, list[int]]] = []
    for spot in s.items(s.at.spots_of(seat)):
        heappush(heap, (price_of(s, spot), 1, [spot]))
    fewest: dict[int, int] = {}
    """Pieces it took to get there: what costs as much or more is worth going on with only if it takes fewer."""
    while heap:
        price, pieces, hexes = heappop(heap)
        if price > budget:
            return
        where = hexes[-1]
        if fewest.get(where, pieces + 1) <= pieces:
            continue
        is_column = s.is_column_hex(where) and not is_own(s, where)
        if pieces - is_column > feet or is_column > columns:
            continue
        if where not in fewest and not is_own(s, where):
            yield Way(price, 0, [step for step in hexes if not is_own(s, step)])
        fewest[where] = pieces
        if not is_column:  # a column is put up for its own sake, never to walk on
            for further in _steps(s, price, pieces, hexes):
                if fewest.get(further[2][-1], further[1] + 1) > further[1]:
                    heappush(heap, further)


def _steps(s: Position, price: int, pieces: int, hexes: list[int]) -> Iterator[tuple[int, int, list[int]]]:
    """On to the neighbours. Own pieces that the network does not have yet join it, and cost nothing."""
    first = hexes[-1] * SIDES
    for near in [int(n) for n in s.chart.neighbours[first : first + SIDES]]:
        if near < 0 or near == s.temple() or near in hexes or _is_linked(s, near):
            continue
        if is_own(s, near):
            yield price, pieces, [*hexes, near]
        else:
            yield price + price_of(s, near), pieces + 1, [*hexes, near]


def _is_linked(s: Position, where: int) -> bool:
    return c.is_in(int(s.d[s.at.net + where]), s.to_move)


def is_own(s: Position, where: int) -> bool:
    return c.is_in(s.pieces(where), s.to_move)


# -- a purchase ------------------------------------------------------------------------------------


class Purchase(NamedTuple):
    """How buying begins here: moves before the money, and money that is there without any card."""

    beginning: list[int]
    money: int

    def of(self, s: Position, price: int, things: list[int]) -> list[int]:
        """The money for it, then the purchase itself."""
        coins = coins_for(s, price - self.money)
        if coins is None:
            return []
        played = [make_move(play_money.COIN, value) for value in coins]
        return [*self.beginning, *played, play_money.PAID, *things]

    def of_level(self, s: Position, kind: int) -> list[int]:
        """The next level of a sacrifice tile."""
        level = s.level(s.to_move, kind) + 1
        if level > c.TOP_LEVEL:
            return []
        price = price_of_level(s, s.to_move, kind, level)
        return self.of(s, price, [make_move(buy.TILE, c.tile_of(kind, level))])

    def of_piece(self, s: Position, piece: str) -> list[int]:
        return self.of(s, s.box.piece_price, [make_move(buy.PIECE, BANKS[piece])])


BANKS = {"feet": c.FEET_BANK, "columns": c.COLUMNS_BANK}


def coins_for(s: Position, needed: int) -> list[int] | None:
    """Cards of the hand that come to it: as little as possible is lost, and that with the fewest cards."""
    return min(
        ((total, played) for total, played in sums(s, s.to_move).items() if total >= needed),
        default=(0, None),
    )[1]


def sums(s: Position, seat: int) -> dict[int, list[int]]:
    """All that the money cards of a hand can come to, each with the values of as few cards as possible."""
    found: dict[int, list[int]] = {0: []}
    for value in range(c.TOP_VALUE, 0, -1):
        for _ in range(s.held(seat, c.MONEY + value)):
            for total, played in sorted(found.items(), reverse=True):
                if total + value not in found or len(found[total + value]) > len(played) + 1:
                    found[total + value] = [*played, value]
    return found
