"""Which moves would lead there: the cheapest way to a far hex, the cheapest payment for a god, money for a purchase.

A way is found on the map, then played on a copy: only what is legal move by move is ever proposed.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import money_in_hand
from trilithon.games.pantheon.engine.offering import cards_of_payment, payments
from trilithon.games.pantheon.engine.placing import IMPOSSIBLE, landings, price_of
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.turns import steps_of
from trilithon.games.pantheon.names import SACRIFICES


class Way(NamedTuple):
    """Pieces to place one after the other; the better one is smaller."""

    price: int
    jumps: int
    hexes: list[int]


def propose(s: Position, target: str) -> list[int]:
    kind, _, thing = target.partition(":")
    row: list[int] = []
    if s.agenda and kind == "hex" and thing in s.t.hex_names:
        row = _to_hex(s, s.t.hex_names.index(thing))
    elif s.agenda and kind == "god" and thing.isdecimal() and 1 <= int(thing) <= len(s.gods_open):
        row = _to_god(s, int(thing) - 1)
    elif s.agenda and kind == "sacrifice" and thing in SACRIFICES:
        row = _to_level(s, SACRIFICES.index(thing))
    elif s.agenda and kind == "bank" and thing in ("feet", "columns"):
        row = _buy(s, s.t.piece_price, [c.BUY_FOOT if thing == "feet" else c.BUY_COLUMN])
    return row if _is_legal(s, row) else []


def reach(s: Position) -> dict[str, int]:
    """While movement cards are asked for: the hexes that a movement could get to, with the number of cards it takes."""
    if not s.agenda or s.agenda[-1] != c.CARDS:
        return {}
    seat, big_foot = s.to_move, s.agenda[-3]
    offered = sorted(c.argument_of(move) for move in s.moves() if c.verb_of(move) == c.PLAY_CARDS)
    budget = big_foot + steps_of(s, seat, max(offered))
    prices = {way.hexes[-1]: way.price for way in reversed([*_walks(s, budget)])}
    if s.has(seat, c.JUMPS):
        for hex in landings(s, seat):
            prices[hex] = min(price_of(s, hex), prices.get(hex, IMPOSSIBLE))
    return {
        s.t.hex_names[hex]: next(n for n in offered if big_foot + steps_of(s, seat, n) >= price)
        for hex, price in sorted(prices.items())
        if price <= budget
    }


def _is_legal(s: Position, row: list[int]) -> bool:
    trial = s.copy()
    for move in row:
        if trial.to_move != s.to_move or move not in trial.moves():
            return False
        trial.play(move)
    return True


# -- a hex -------------------------------------------------------------------------------------------


def _to_hex(s: Position, target: int) -> list[int]:
    """The beginning of a movement if there is none under way, then piece after piece."""
    kind, seat, a = s.agenda[-1], s.to_move, s.agenda[-3]
    if _is_own(s, target):
        return []
    if kind == c.PLACE or (kind == c.BUY and a == 1):
        return _place(s, _best(s, target, s.jumps_left, s.budget))
    if kind == c.PLAY_MONEY:
        bought = _best(s, target, s.jumps_left, s.budget + money_in_hand(s, seat))
        return _buy(s, bought.price, _place(s, bought)) if bought else []
    beginnings = {c.ACTION: ([c.DO_MOVE], s.t.big_foot_steps), c.FOLLOW: ([c.FOLLOWING], 0), c.CARDS: ([], a)}
    if kind not in beginnings:
        return []
    beginning, big_foot = beginnings[kind]
    way = _best(s, target, s.has(seat, c.JUMPS), big_foot + steps_of(s, seat, s.hand(seat, c.MOVEMENT)))
    if way is None:
        return []
    cards = 0
    while big_foot + steps_of(s, seat, cards) < way.price:
        cards += 1
    return [*beginning, c.make_move(c.PLAY_CARDS, cards), *_place(s, way)]


def _place(s: Position, way: Way | None) -> list[int]:
    hexes = way.hexes if way else []
    return [c.make_move(c.COLUMN if s.t.use[hex] == c.COLUMN_HEX else c.FOOT, hex) for hex in hexes]


def _best(s: Position, target: int, jumps: int, budget: int) -> Way | None:
    """On foot, or by one jump straight to the target, if that is cheaper."""
    ways = [way for way in (_walk(s, target, budget), _jump(s, target) if jumps else None) if way is not None]
    return min((way for way in ways if way.price <= budget), default=None)


def _jump(s: Position, target: int) -> Way | None:
    price = price_of(s, target)
    return Way(price, 1, [target]) if price < IMPOSSIBLE and target in landings(s, s.to_move) else None


def _walk(s: Position, target: int, budget: int) -> Way | None:
    return next((way for way in _walks(s, budget) if way.hexes[-1] == target), None)


def _walks(s: Position, budget: int) -> Iterator[Way]:
    """Chains of feet from the network, perhaps with a column at their end: the cheapest first, then the shortest."""
    seat = s.to_move
    feet, columns = s.in_reserve(seat, c.FEET_HOME), s.in_reserve(seat, c.COLUMNS_HOME)
    heap: list[tuple[int, int, list[int]]] = []
    for spot in s.spots[seat]:
        heappush(heap, (price_of(s, spot), 1, [spot]))
    done: set[tuple[int, int]] = set()
    while heap:
        price, pieces, hexes = heappop(heap)
        if price > budget:
            return
        hex = hexes[-1]
        is_column = s.t.use[hex] == c.COLUMN_HEX and not _is_own(s, hex)
        if pieces - is_column > feet or is_column > columns:
            continue
        if not _is_own(s, hex):
            yield Way(price, 0, [step for step in hexes if not _is_own(s, step)])
        if is_column:
            continue  # a column is put up for its own sake, never to walk on
        if (hex, pieces) not in done:
            done.add((hex, pieces))
            _step(s, heap, price, pieces, hexes)


def _step(
    s: Position, heap: list[tuple[int, int, list[int]]], price: int, pieces: int, hexes: list[int]
) -> None:
    """On to the neighbours. Own pieces that the network does not have yet join it, and cost nothing."""
    for near in s.t.neighbours[hexes[-1] * 6 : hexes[-1] * 6 + 6]:
        if near < 0 or near == s.temple or near in hexes or s.net[near] >> s.to_move & 1:
            continue
        if _is_own(s, near):
            heappush(heap, (price, pieces, [*hexes, near]))
        else:
            heappush(heap, (price + price_of(s, near), pieces + 1, [*hexes, near]))


def _is_own(s: Position, hex: int) -> bool:
    return bool(s.board[hex] & 17 << s.to_move)


# -- a god -------------------------------------------------------------------------------------------


def _to_god(s: Position, place: int) -> list[int]:
    tile = s.gods_open[place]
    kind, a = s.agenda[-1], s.agenda[-3]
    if tile < 0 or not (kind == c.ACTION or (kind == c.PAY and a == place)):
        return []
    ways = payments(s, s.to_move, s.t.cost[tile], s.t.cards_only[tile])
    if not ways:
        return []
    payment = c.make_move(c.SACRIFICE, min(ways, key=lambda way: _loss(s, tile, way)))
    return [payment] if kind == c.PAY else [c.make_move(c.DO_GAIN, place), payment]


def _loss(s: Position, tile: int, way: int) -> tuple[int, int]:
    """Fewest cards, and of these the kinds of which there are most: the last card of a kind is worth keeping."""
    cards = cards_of_payment(s, s.to_move, s.t.cost[tile], way)
    left = [s.hand(s.to_move, kind) - n for kind, n in enumerate(cards) if n]
    return sum(cards), -min(left, default=0)


# -- a purchase --------------------------------------------------------------------------------------


def _to_level(s: Position, kind: int) -> list[int]:
    """The next level of a sacrifice tile."""
    owned = s.level(s.to_move, kind + 1)
    if owned == c.TOP_LEVEL:
        return []
    price = s.t.tile_price[owned + 1] - s.t.tile_price[owned]
    return _buy(s, price, [c.make_move(c.BUY_TILE, kind * c.TOP_LEVEL + owned)])


def _buy(s: Position, price: int, purchase: list[int]) -> list[int]:
    """The money for it, then the purchase itself."""
    kind = s.agenda[-1]
    if kind not in (c.ACTION, c.PLAY_MONEY):
        return []
    there = s.has(s.to_move, c.COINS) if kind == c.ACTION else s.budget
    coins = _coins(s, price - there)
    if coins is None:
        return []
    beginning = [c.DO_BUY] if kind == c.ACTION else []
    return [*beginning, *(c.make_move(c.COIN, value) for value in coins), c.PAID, *purchase]


def _coins(s: Position, needed: int) -> list[int] | None:
    """Cards of the hand that come to it: as little as possible is lost, and that with the fewest cards."""
    sums: dict[int, list[int]] = {0: []}
    for value in range(c.TOP_VALUE, 0, -1):
        for _ in range(s.hand(s.to_move, c.MONEY + value)):
            for total, cards in sorted(sums.items(), reverse=True):
                if len(sums.get(total + value, [0] * (len(cards) + 2))) > len(cards) + 1:
                    sums[total + value] = [*cards, value]
    return min(((total, cards) for total, cards in sums.items() if total >= needed), default=(0, None))[1]
