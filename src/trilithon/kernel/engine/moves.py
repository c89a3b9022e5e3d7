"""Moves: what one integer means, and the legal ones of a position as a search wants them, packed and in their order.

A move is a verb and an argument. What they mean is known to the question that offered it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

VERBS: Final = 64


def make_move(verb: i64, argument: i64) -> i64:
    return argument * VERBS + verb


def verb_of(move: i64) -> i64:
    return move % VERBS


def argument_of(move: i64) -> i64:
    return move // VERBS


class Moves:
    """Filled by `State.offer`; `moves[0]` to `moves[len(moves) - 1]`."""

    items: vec[i32]

    def __init__(self) -> None:
        self.items = vec[i32](capacity=32)

    def add(self, move: i64) -> None:
        self.items = append(self.items, i32(move))

    def say(self, verb: i64, argument: i64) -> None:
        self.items = append(self.items, i32(argument * VERBS + verb))

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, index: i64) -> i64:
        return i64(self.items[index])

    def __contains__(self, move: i64) -> bool:
        for item in self.items:
            if i64(item) == move:
                return True
        return False

    def count(self) -> i64:
        """The same as `len`, without leaving machine integers."""
        return len(self.items)

    def listed(self) -> list[int]:
        return [int(item) for item in self.items]
