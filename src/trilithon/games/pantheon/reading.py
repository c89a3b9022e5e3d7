"""Numbers of a position as lists, and as views write them."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.pantheon.engine.position import Position


def numbers(s: Position, first: int, n: int) -> list[int]:
    """So many places of a position, from one of its fields on."""
    return [int(number) for number in s.d[first : first + n]]


def row(s: Position, first: int, seat: int, width: int) -> list[int]:
    """The numbers of one seat, of a field that has `width` for each."""
    return numbers(s, first + seat * width, width)


def named(names: Sequence[str], counts: list[int]) -> dict[str, int]:
    """What there is of each, as far as there is any."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def spread(counts: list[int]) -> list[int]:
    """Half gods by value, one by one."""
    return [value for value, n in enumerate(counts) for _ in range(n)]


def seats_in(seats: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]
