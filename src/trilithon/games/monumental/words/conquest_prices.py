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


def shortage(s: Position, seat: int, tile: int) -> int:
    """What is missing after all Gold and all reductions."""
    have = [s.has(seat, resource) for resource in range(c.BASICS)]
    if conquest.target_bits(s, tile) & c.TARGET_BARBARIAN:
        have[c.MILITARY] += s.has(seat, c.FEUD)
    lacking = sum(max(0, n - there) for n, there in zip(_full_price(s, seat, tile), have, strict=True))
    return max(0, lacking - conquest.reduction(s, seat, tile) - s.has(seat, c.GOLD))


def _full_price(s: Position, seat: int, tile: int) -> list[int]:
    """Before reductions."""
    return [conquest.conquest_price(s, seat, tile, resource) for resource in range(c.BASICS)]
