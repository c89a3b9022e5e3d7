"""What a unit takes along on a step: no token, one, or two. A load is one number (MS-MOV-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c

LOADS: Final = 16
"""More than there are: 0 is nothing, 1 to 4 one token, from 5 on two tokens, the lower kind first."""
NOTHING: Final = 0


def load_of_one(kind: i64) -> i64:
    return 1 + kind


def load_of_two(first: i64, second: i64) -> i64:
    """`first` is not above `second`."""
    return 1 + c.KINDS + first * (2 * c.KINDS + 1 - first) // 2 + second - first


def first_of(load: i64) -> i64:
    """The kind of the first token, -1 if there is none."""
    if load <= c.KINDS:
        return load - 1
    first: i64 = 0
    while first < c.KINDS - 1 and load >= load_of_two(first + 1, first + 1):
        first += 1
    return first


def second_of(load: i64) -> i64:
    if load <= c.KINDS:
        return c.NONE
    first = first_of(load)
    return load - load_of_two(first, first) + first
