"""Fields of a packed position by their names, for those who are in no hurry: tests, tools, whoever looks once.

    look = Peek(state)
    look.soldiers[4]           # the number at a place
    look.hand[seat, good]      # the same where a field has two axes
    look.deck[0]               # a pile, from its bottom to its top
    look.phase                 # a field that is a single number
    look.deck[0] = [3, 1, 2]   # and the same for writing

A field is called as it was declared, which is also its name in saved positions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from trilithon.kernel.engine.layout import Field, Layout
from trilithon.kernel.engine.packed import PackedState


class Peek:
    def __init__(self, state: PackedState) -> None:
        object.__setattr__(self, "_state", state)

    def __getattr__(self, name: str) -> Any:
        field = self._field(name)
        rows = Rows(self._state, field)
        return rows if field.axes else rows[0]

    def __setattr__(self, name: str, value: Any) -> None:
        field = self._field(name)
        rows = Rows(self._state, field)
        if field.axes:
            rows[:] = value
        else:
            rows[0] = value

    def _field(self, name: str) -> Field:
        layout: Layout = self._state.layout
        if name not in layout.by_name:
            raise AttributeError(f"no field {name!r} in this position")
        return layout.by_name[name]


class Rows(Sequence[Any]):
    """The numbers or piles of a field, in the order of their places."""

    def __init__(self, state: PackedState, field: Field) -> None:
        self.state = state
        self.field = field

    def __len__(self) -> int:
        return self.field.rows

    def __iter__(self) -> Iterator[Any]:
        return (self._get(row) for row in range(self.field.rows))

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._get(row) for row in range(*index.indices(self.field.rows))]
        return self._get(self._row(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, slice):
            for row, one in zip(range(*index.indices(self.field.rows)), value, strict=True):
                self._set(row, one)
        else:
            self._set(self._row(index), value)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, (list, tuple, Rows)) else NotImplemented

    def __repr__(self) -> str:
        return repr(list(self))

    def _row(self, index: int | tuple[int, ...]) -> int:
        if isinstance(index, tuple):
            row = 0
            for axis, at in zip(self.field.axes, index, strict=True):
                size = self.state.layout.domains[axis].size
                row = row * size + range(size)[at]
            return row
        return range(self.field.rows)[index]

    def _get(self, row: int) -> Any:
        place = self.field.row(row)
        return self.state.items(place) if self.field.most else int(self.state.d[place])

    def _set(self, row: int, value: Any) -> None:
        place = self.field.row(row)
        if self.field.most:
            self.state.fill(place, list(value))
        else:
            self.state.d[place] = value
