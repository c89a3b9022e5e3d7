"""The engine's lists of numbers as positions and views write them."""

from __future__ import annotations

from collections.abc import Sequence


def named(names: Sequence[str], counts: list[int]) -> dict[str, int]:
    """What there is of each, as far as there is any."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def spread(counts: list[int]) -> list[int]:
    """Half gods by value, one by one."""
    return [value for value, n in enumerate(counts) for _ in range(n)]


def part_of(numbers: list[int], seat: int, width: int) -> list[int]:
    """The numbers of one seat, out of a list that has `width` for each."""
    return numbers[seat * width : (seat + 1) * width]
