"""What conquests cost, as people are told."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest
from trilithon.games.monumental.engine.position import Position


def price_of_conquest(s: Position, seat: int, tile: int) -> tuple[list[int], int]:
    """What a conquest costs, and what goes off that still; nothing if it is clear where it goes off."""
    price = _full_price(s, seat, tile)
    less = min(conquest.reduction(s, seat, tile), sum(price))
    if sum(n > 0 for n in price) == 1 or less == sum(price):
        return [max(0, n - less) for n in price], 0
    return price, less


def usual_price(s: Position, seat: int, tile: int) -> list[int]:
    """With all that goes off it, as whoever spares Gold would have it: off what is lacking first, then off the last
    resources."""
    price = _full_price(s, seat, tile)
    off = min(conquest.reduction(s, seat, tile), sum(price))
    for spared in (_means(s, seat, tile), [0] * c.BASICS):
        for resource in reversed(range(c.BASICS)):
            less = min(off, max(0, price[resource] - spared[resource]))
            price[resource] -= less
            off -= less
    return price


def shortage(s: Position, seat: int, tile: int) -> int:
    """What is missing after all Gold and all reductions."""
    price = zip(_full_price(s, seat, tile), _means(s, seat, tile), strict=True)
    lacking = sum(max(0, n - have) for n, have in price)
    return max(0, lacking - conquest.reduction(s, seat, tile) - s.has(seat, c.GOLD))


def _means(s: Position, seat: int, tile: int) -> list[int]:
    """What the seat has of each resource for this conquest."""
    have = [int(s.has(seat, resource)) for resource in range(c.BASICS)]
    if conquest.target_bits(s, tile) & c.TARGET_BARBARIAN:
        have[c.MILITARY] += s.has(seat, c.FEUD)
    return have


def _full_price(s: Position, seat: int, tile: int) -> list[int]:
    """Before reductions."""
    return [conquest.conquest_price(s, seat, tile, resource) for resource in range(c.BASICS)]
