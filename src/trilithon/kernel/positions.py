"""Reading a saved position: names become indices, and everything wrong is collected before anything is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from trilithon.kernel.errors import PositionError

Written = TypeVar("Written", bound=msgspec.Struct)
Value = TypeVar("Value")
"""What a field of a frame can hold in the JSON."""


def parse_position(position: dict[str, Any], schema: type[Written]) -> Written:
    """The JSON by its schema; PositionError names the field that does not fit."""
    try:
        return msgspec.convert(position, schema)
    except msgspec.ValidationError as error:
        raise PositionError([str(error).replace("`", "'")]) from None


def name_of(names: Sequence[str], index: int) -> str | None:
    """The other way round: None for -1."""
    return None if index < 0 else names[index]


class PositionReader:
    """A game's reader inherits from this and asks it for every name it meets."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.complaints: list[str] = []

    def refuse_if_wrong(self) -> None:
        if self.complaints:
            raise PositionError(self.complaints)

    def index(self, names: Sequence[str], name: str | None, at: str) -> int:
        """-1 for None, and for a name that does not exist; that is complained of."""
        if name is None:
            return -1
        if name in names:
            return names.index(name)
        shown = ", ".join(names) if len(names) < 30 else f"{names[0]} to {names[-1]}"
        self.complaints.append(f"{at}: there is no {name!r}; there are: {shown}")
        return -1

    def amounts(self, names: Sequence[str], given: Mapping[str, int], at: str) -> list[int]:
        """How many of each name; 0 of those that are not given."""
        amounts = [0] * len(names)
        for name, n in given.items():
            index = self.index(names, name, at)
            if n < 0:
                self.complaints.append(f"{at}.{name}: {n} is less than none")
            elif index >= 0:
                amounts[index] = n
        return amounts

    def seat(self, seat: int | str, at: str) -> int:
        if isinstance(seat, int) and 0 <= seat < self.seats:
            return seat
        self.complaints.append(f"{at}: there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return 0


class Understood(NamedTuple, Generic[Value]):
    """A frame of a saved agenda of which name, fields and seat are right; its values are still to be read."""

    name: str
    seat: int
    values: Mapping[str, Value]
    at: str
    """Where it is, for complaints about its values."""


def read_frames(
    frames: Sequence[Mapping[str, Value]],
    seats: int,
    fields_of: Mapping[str, Sequence[tuple[str, str]]],
    complain: Callable[[str], None],
) -> Iterator[Understood[Value]]:
    """From the bottom of the agenda, which is written last, to the top; frames that are wrong are complained of.

    `fields_of` has the fields of every kind of frame by its name: how they are called, and what they are. Those
    without a name are not written.
    """
    for number, frame in reversed(list(enumerate(frames))):
        at = f"agenda[{number}]"
        name, seat = frame.get("do"), frame.get("seat")
        if not isinstance(name, str) or name not in fields_of:
            complain(f"{at}.do: {name!r}; allowed: {', '.join(sorted(fields_of))}")
            continue
        wanted = {"do", "seat", *(field for field, _ in fields_of[name] if field)}
        if frame.keys() != wanted:
            complain(f"{at}: {name} has the fields {', '.join(sorted(wanted))}")
            continue
        if not isinstance(seat, int) or not 0 <= seat < seats:
            complain(f"{at}.seat: there is no seat {seat!r}; seats are 0 to {seats - 1}")
            continue
        yield Understood(name, seat, frame, at)


def put(numbers: list[int], place: int, values: list[int]) -> None:
    """In a flat list of rows as long as `values`, one row."""
    numbers[place * len(values) : (place + 1) * len(values)] = values
