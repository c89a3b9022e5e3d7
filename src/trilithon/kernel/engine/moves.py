"""Moves: what one integer means, and the legal ones of a position as a search wants them, packed and in their order.

A move is a verb and an argument. What they mean is known to the question that offered it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

VERBS: Final = 64


def make_move(verb: i64, argument: i64) -> i64:
    return argument * VERBS + verb


def verb_of(move: i64) -> i64:
    return move % VERBS


def argument_of(move: i64) -> i64:
    return move // VERBS


@mypyc_attr(acyclic=True, free_list_len=1)
class Moves:
    """Filled by `State.offer`; `moves[0]` to `moves[moves.count() - 1]`. Whoever asks often clears one and uses it
    again."""

    _items: vec[i32]
    _count: i64

    def __init__(self) -> None:
        self._items = vec[i32](capacity=32)
        self._count = 0

    def clear(self) -> None:
        self._count = 0

    def add(self, move: i64) -> None:
        n = self._count
        if n < i64(len(self._items)):
            self._items[n] = i32(move)
        else:
            self._items = append(self._items, i32(move))
        self._count = n + 1

    def say(self, verb: i64, argument: i64) -> None:
        self.add(argument * VERBS + verb)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: i64) -> i64:
        if index < 0 or index >= self._count:
            raise IndexError("there are not so many moves")  # which also ends a loop over them
        return i64(self._items[index])

    def __contains__(self, move: i64) -> bool:
        i: i64 = 0
        while i < self._count:
            if i64(self._items[i]) == move:
                return True
            i += 1
        return False

    def count(self) -> i64:
        """The same as `len`, without leaving machine integers."""
        return self._count

    def listed(self) -> list[int]:
        return [int(self._items[i]) for i in range(self._count)]
