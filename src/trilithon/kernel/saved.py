"""A packed position as readable JSON and back, from the declarations of its fields alone (`engine/layout.py`).

    {"table": {"phase": 2, "display": ["forum", null, ...]},
     "players": [{"goods": {"gold": 2}, "deck": ["work_camp 3", ...]}, ...],
     "tiles": {"d4": {"owner": 1, "units": {"soldier": 2}}, ...},
     "agenda": [{"do": "pay", "seat": 1, "resource": "military", "n": 2}, ...]}

Fields about a seat, a tile and so on stand under `players`, `tiles`, ...; all others under `table`. Seats are counted
from 1; several at once are a list of them. Piles and the agenda are written from their tops on. What is not mentioned
is blank: 0, none or empty. Reading collects everything that is wrong before anything is refused; it says where, as in
`table.phase`, `tiles.d4.owner` and `seat 1, goods.gold`, and counts from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from trilithon.kernel.engine.agenda import FIRST_FIELD, AgendaState
from trilithon.kernel.engine.layout import FLAG, SEAT, SEATS, Domain, Field, Layout
from trilithon.kernel.words import frames

Json = dict[str, Any]
Complain = Callable[[str], None]
TABLE = "table"
MANY = 9
"""Of more things than this, what is blank is not written."""


# -- where something is, for people -----------------------------------------------------------------


def of_seat(seat: int, field: str = "") -> str:
    """A seat, or a field of it."""
    return f"seat {seat + 1}, {field}" if field else f"seat {seat + 1}"


def in_list(at: str, n: int, what: str = "number") -> str:
    return f"{at}, {what} {n + 1}"


def row_named(layout: Layout, field: Field, row: int) -> str:
    """A row of a field, as reading calls it."""
    numbers: list[int] = []
    for axis in reversed(field.axes):
        row, number = divmod(row, max(layout.domains[axis].size, 1))
        numbers.insert(0, number)
    axes = [layout.domains[axis] for axis in field.axes]
    group = _group_of(layout, field)
    if group is layout.domains[SEAT]:
        at = of_seat(numbers[0], field.name)
    elif group is not None:
        at = f"{group.group}.{group.names[numbers[0]]}.{field.name}"
    else:
        at = f"{TABLE}.{field.name}"
    for domain, number in list(zip(axes, numbers, strict=True))[1 if group is not None else 0 :]:
        at = f"{at}.{domain.names[number]}" if domain.names else in_list(at, number, domain.name)
    return at


# -- writing ---------------------------------------------------------------------------------------


def write_fields(s: AgendaState) -> Json:
    layout = s.layout
    writer = _Writer(s)
    written: Json = {TABLE: {}}
    for domain in _headings(layout):
        written[domain.group] = {name: {} for name in domain.names}
    for field in layout.fields:
        if field.derived:
            continue
        group = _group_of(layout, field)
        if group is None:
            written[TABLE][field.name] = writer.rows(field, field.axes, 0, field.rows)
            continue
        things, axes, rows = written[group.group], field.axes[1:], field.rows // group.size
        for thing, name in enumerate(group.names):
            if group.size <= MANY or not writer.is_blank(field, thing * rows, rows):
                things[name][field.name] = writer.rows(field, axes, thing * rows, rows)
    for domain in _headings(layout):
        things = written[domain.group]
        is_list = domain is layout.domains[SEAT]
        written[domain.group] = (
            [*things.values()] if is_list else {name: fields for name, fields in things.items() if fields}
        )
    return written


class _Writer:
    """Most of a position is blank most of the time: that is seen by comparing whole stretches of it."""

    def __init__(self, s: AgendaState) -> None:
        self.layout = s.layout
        self.numbers: list[int] = memoryview(s.d).tolist()
        self.blank = self.layout.blank()

    def is_blank(self, field: Field, row: int, rows: int) -> bool:
        start = field.row(row)
        end = start + rows * field.stride()
        if field.most:
            end -= 1  # there stands how large the next pile may be, which may be another field's
        return self.numbers[start:end] == self.blank[start:end]

    def rows(self, field: Field, axes: list[int], row: int, rows: int) -> Any:
        if not axes:
            return self.row(field, row)
        domain = self.layout.domains[axes[0]]
        if domain.names and self.is_blank(field, row, rows):
            return {}
        each = rows // max(domain.size, 1)
        starts = range(row, row + rows, each) if each else range(0)
        if not domain.names:
            return [self.rows(field, axes[1:], start, each) for start in starts]
        return {
            name: self.rows(field, axes[1:], start, each)
            for name, start in zip(domain.names, starts, strict=True)
            if not self.is_blank(field, start, each)
        }

    def row(self, field: Field, row: int) -> Any:
        place = field.row(row)
        if field.most:
            items = self.numbers[place + 1 : place + 1 + self.numbers[place]]
            return [write_value(self.layout, field.domain, item) for item in reversed(items)]
        return write_value(self.layout, field.domain, self.numbers[place])


def _headings(layout: Layout) -> list[Domain]:
    """A domain for each heading: of several that share one, that which has all of the things."""
    widest: dict[str, Domain] = {}
    for domain in layout.domains.values():
        if domain.group and (domain.group not in widest or domain.size > widest[domain.group].size):
            widest[domain.group] = domain
    return [*widest.values()]


def _group_of(layout: Layout, field: Field) -> Domain | None:
    if field.axes and layout.domains[field.axes[0]].group:
        return layout.domains[field.axes[0]]
    return None


def write_value(layout: Layout, domain: int, value: int) -> int | bool | str | list[int] | None:
    if value < 0:
        return None
    if domain == FLAG:
        return bool(value)
    if domain == SEATS:
        return [seat + 1 for seat in range(layout.seats) if value >> seat & 1]
    meant = layout.domains[domain]
    return meant.names[value] if meant.names and domain != SEAT else value + meant.first


def write_agenda(s: AgendaState) -> list[Json]:
    """The top frame first."""
    return [
        {"do": frame.step.name, "seat": frame.seat + 1}
        | {
            field.name: write_value(s.layout, field.domain, frame.values[field.name])
            for field in frame.step.fields
        }
        for frame in reversed(frames(s))
    ]


# -- reading ---------------------------------------------------------------------------------------


class FieldReader:
    """Fills a blank position from such a JSON; what is wrong is complained of and left blank.

    `unsure`: domains whose names are not known, since what they come from is wrong itself. Any name will do for these.
    """

    def __init__(self, s: AgendaState, complain: Complain, unsure: Collection[int] = ()) -> None:
        self.s = s
        self.layout = s.layout
        self.complain = complain
        self.unsure = [s.layout.domains[number] for number in unsure]

    def read(self, written: Mapping[str, Any]) -> None:
        fields = [field for field in self.layout.fields if not field.derived]
        loose = {field.name: field for field in fields if _group_of(self.layout, field) is None}
        self._read_fields(loose, written.get(TABLE, {}), 0, TABLE, f"{TABLE}.")
        for domain in _headings(self.layout):
            for thing, part, at, inside in self._things(domain, written.get(domain.group, {})):
                here = {
                    field.name: field
                    for field in fields
                    if (group := _group_of(self.layout, field))
                    if group.group == domain.group and thing < group.size
                }
                self._read_fields(here, part, thing, at, inside)

    def _things(self, domain: Domain, written: Any) -> Iterator[tuple[int, Any, str, str]]:
        """Each of them: which, what is written of it, where that is, and how what is inside begins."""
        at = domain.group
        if domain is self.layout.domains[SEAT]:
            if not isinstance(written, list) or len(written) != domain.size:
                self.complain(f"{at}: a list of {domain.size} players is needed")
                return
            for seat, part in enumerate(written):
                yield seat, part, of_seat(seat), f"{of_seat(seat)}, "
            return
        if not isinstance(written, dict):
            self.complain(f"{at}: an object is needed, in braces")
            return
        for name, part in written.items():
            thing = self._named(domain, name, at)
            if thing is not None:
                yield thing, part, f"{at}.{name}", f"{at}.{name}."

    def _named(self, domain: Domain, name: Any, at: str) -> int | None:
        """The number of the thing of that name."""
        if isinstance(name, str) and name in domain.names:
            return domain.names.index(name)
        if domain in self.unsure and domain.size and isinstance(name, str):
            return 0
        self.complain(f"{at}: there is no {domain.name} {name!r}; {_there_are(domain)}")
        return None

    def _read_fields(
        self, fields: Mapping[str, Field], written: Any, thing: int, at: str, inside: str
    ) -> None:
        if not isinstance(written, dict):
            self.complain(f"{at}: an object is needed, in braces")
            return
        for name, value in written.items():
            if name not in fields:
                self.complain(f"{at}: there is no field {name!r}; there are: {', '.join(sorted(fields))}")
                continue
            field = fields[name]
            group = _group_of(self.layout, field)
            rows = field.rows // (group.size if group else 1)
            axes = field.axes[1:] if group else field.axes
            self._read_rows(field, axes, thing * rows, rows, value, inside + name)

    def _read_rows(self, field: Field, axes: Sequence[int], row: int, rows: int, value: Any, at: str) -> None:
        if not axes:
            self._read_row(field, row, value, at)
            return
        domain = self.layout.domains[axes[0]]
        each = rows // max(domain.size, 1)
        if domain.names:
            if not isinstance(value, dict):
                self.complain(f"{at}: an object is needed, in braces, by {domain.name}")
                return
            for name, part in value.items():
                n = self._named(domain, name, at)
                if n is not None:
                    self._read_rows(field, axes[1:], row + n * each, each, part, f"{at}.{name}")
        elif not isinstance(value, list) or len(value) != domain.size:
            self.complain(f"{at}: a list of {domain.size} is needed")
        else:
            for n, part in enumerate(value):
                inside = in_list(at, n, domain.name)
                self._read_rows(field, axes[1:], row + n * each, each, part, inside)

    def _read_row(self, field: Field, row: int, value: Any, at: str) -> None:
        place = field.row(row)
        if not field.most:
            number = self.value(field.domain, value, field.low, field.high, at)
            if number is not None:
                self.s.d[place] = number
            return
        if not isinstance(value, list):
            self.complain(f"{at}: a list is needed, in brackets")
        elif len(value) > field.most:
            self.complain(f"{at}: {len(value)} are more than the {field.most} there is room for")
        else:
            self.s.empty(place)
            for n, item in reversed(list(enumerate(value))):
                number = self.value(field.domain, item, field.low, field.high, in_list(at, n))
                if number is not None:
                    self.s.add(place, number)

    def value(self, domain_number: int, value: Any, low: int, high: int, at: str) -> int | None:
        domain = self.layout.domains[domain_number]
        if value is None and low < 0:
            return -1
        if domain_number == FLAG and isinstance(value, bool):
            return int(value)
        if domain_number == SEATS:
            return self._seats(value, at)
        if domain.names and domain_number != SEAT:
            return self._named(domain, value, at)
        if type(value) is not int:
            self.complain(f"{at}: {value!r} is not {_what_is_needed(domain_number)}")
            return None
        first = domain.first
        if domain_number == SEAT and not first <= value < first + domain.size:
            self.complain(f"{at}: there is no seat {value}; seats are {first} to {domain.size}")
            return None
        lowest = max(low, 0) + first if first else low
        if domain_number != SEAT and not lowest <= value <= high + first:
            self.complain(f"{at}: {value} is not from {lowest} to {high + first}")
            return None
        return value - first

    def _seats(self, value: Any, at: str) -> int | None:
        if not isinstance(value, list):
            self.complain(f"{at}: a list of seats is needed, in brackets")
            return None
        seats = [self.value(SEAT, seat, 0, 0, at) for seat in value]
        if None in seats:
            return None
        if len(set(seats)) < len(seats):
            self.complain(f"{at}: a seat is named twice")
            return None
        return sum(1 << seat for seat in seats if seat is not None)

    # -- the agenda --------------------------------------------------------------------------------

    def read_agenda(self, written: Any) -> None:
        if not isinstance(written, list) or not all(isinstance(frame, dict) for frame in written):
            self.complain("agenda: a list of objects is needed")
            return
        steps = {step.name: step for step in self.s.steps if self.s.plays(step)}
        if len(written) > self.layout.frames:
            self.complain(f"agenda: {len(written)} are more than the {self.layout.frames} there is room for")
            return
        for number, frame in reversed(list(enumerate(written))):
            at = in_list("agenda", number, "frame")
            name = frame.get("do")
            if not isinstance(name, str) or name not in steps:
                self.complain(f"{at}, do: {name!r}; allowed: {', '.join(sorted(steps))}")
                continue
            step = steps[name]
            wanted = {"do", "seat", *(field.name for field in step.fields)}
            if frame.keys() != wanted:
                self.complain(f"{at}: {step.name} has the fields {', '.join(sorted(wanted))}")
                continue
            seat = self.value(SEAT, frame["seat"], 0, 0, f"{at}, seat")
            values = [
                self.value(
                    field.domain, frame[field.name], field.low, self._high(field), f"{at}, {field.name}"
                )
                for field in step.fields
            ]
            if seat is None or None in values:
                continue
            self.s.push(step, seat)
            for place, value in enumerate(values, FIRST_FIELD):
                self.s.put(place, value or 0)

    def _high(self, field: Any) -> int:
        return int(field.high) if field.high >= 0 else self.layout.domains[field.domain].size - 1


def _there_are(domain: Domain) -> str:
    names = domain.names
    return f"there are: {', '.join(names) if len(names) < 30 else f'{names[0]} to {names[-1]}'}"


def _what_is_needed(domain: int) -> str:
    return {FLAG: "true or false", SEAT: "the number of a seat"}.get(domain, "a whole number")


# -- checking --------------------------------------------------------------------------------------


def range_problems(s: AgendaState) -> Iterator[str]:
    """Every number that is not what its declaration allows: the engine has written where it should not have."""
    layout = s.layout
    numbers = memoryview(s.d).tolist()
    for field in layout.fields:
        low, high, most, stride = field.low, field.high, field.most, field.stride()
        if not most:
            values = numbers[field.start : field.start + field.rows]
            if not values or (low <= min(values) and max(values) <= high):
                continue  # as always; which one is wrong is looked for only if one is
        for row, place in enumerate(range(field.start, field.start + field.rows * stride, stride)):
            if most:
                n = numbers[place]
                if numbers[place - 1] != most or not 0 <= n <= most:
                    yield f"{row_named(layout, field, row)}: {n} things in a pile for {most}"
                    continue
                values = numbers[place + 1 : place + 1 + n]
                if any(numbers[place + 1 + n : place + 1 + most]):
                    yield f"{row_named(layout, field, row)}: something lies above the top"
            else:
                values = numbers[place : place + 1]
            for value in values:
                if not low <= value <= high:
                    yield f"{row_named(layout, field, row)}: {value} is not from {low} to {high}"
    for frame in frames(s):
        if not 0 <= frame.seat < layout.seats:
            yield f"agenda: {frame.step.name}: there is no seat {frame.seat + 1}"
        for declared in frame.step.fields:
            high = declared.high if declared.high >= 0 else layout.domains[declared.domain].size - 1
            value = frame.values[declared.name]
            if not declared.low <= value <= high:
                yield f"agenda: {frame.step.name}.{declared.name}: {value} is not from {declared.low} to {high}"
