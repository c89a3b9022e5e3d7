"""Where everything of a position lies in its one packed array, and what may stand there: each field is declared once.

A game's layout is a class whose `__init__` has one line for each field,

    self.soldiers: Final = self.field("soldiers", [TILE], NUMBER, 0, 9)
    self.decks: Final = self.piles("deck", [SEAT], CARD, most)

and the result is the first of its places: `d[at.soldiers + tile]`. Copying, hashing, saved positions, the checks of
what is loaded and what a new turn clears follow from these lines; nobody lists the fields again.

What a number means is a *domain*: things that are counted from 0 and have names (tiles, cards, seats), or plain
numbers. A domain is what a field has a place for (`[TILE]`: one for each tile) as well as what may stand there
(`CARD`: which card, or -1 for none).

A *pile* has room for a number of things; how many there are stands in front of them, how many there may be in front of
that. The top of a pile is its end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

# -- domains that every game has; a game's own follow from FIRST_DOMAIN on -----------------------------------------
NUMBER: Final = 0
FLAG: Final = 1  # 0 or 1
SEAT: Final = 2
SEATS: Final = 3  # any of them at once: seat s is bit s
FIRST_DOMAIN: Final = 4

# -- how long something lasts: `AgendaState.forget` blanks what has lasted so long ---------------------------------
GAME: Final = 0
TURN: Final = 1

# -- the agenda lies at the beginning of every position ------------------------------------------------------------
DEPTH: Final = 0  # how many frames there are
AGENDA: Final = 1  # the first of them
FRAME: Final = 8  # places of a frame: its step, whose it is, and what it is about

ZEROS: Final = vec[i16]([0] * 8192)
HIGHEST: Final = 32767  # of what fits into a place


class Domain:
    """Things that numbers stand for."""

    def __init__(self, name: str, names: list[str], size: int, group: str, first: int) -> None:
        self.name = name
        self.names = names
        """In saved positions; none if the numbers themselves are written."""
        self.first = first
        """In saved positions, the number of the first of them: people count things from 1."""
        self.size = size
        self.group = group
        """In saved positions all fields about one of these things stand together, under this heading; or nowhere. A
        domain may share its heading with a wider one that begins with the same things (land hexes, hexes)."""


class Field:
    """One declared field: where it is and what it may hold."""

    def __init__(
        self,
        name: str,
        start: int,
        axes: list[int],
        rows: int,
        domain: int,
        low: int,
        high: int,
        most: int,
        lasts: int,
        derived: bool,
        noted: bool,
    ) -> None:
        self.name = name
        self.start = start
        self.axes = axes
        """Domains; the last one runs fastest."""
        self.rows = rows
        """Numbers, or piles, that the axes make together."""
        self.domain = domain
        self.low = low
        self.high = high
        self.most = most
        """Of piles: how many things each has room for; else 0."""
        self.lasts = lasts
        self.derived = derived
        """It follows from the rest: neither hashed nor saved."""
        self.noted = noted
        """No rule asks for it, those who look on do: saved, and not hashed."""

    def blank(self) -> int:
        """What stands there when there is nothing: no thing, or the number 0."""
        if self.most:
            return 0
        return -1 if self.low == -1 else max(self.low, 0)

    def stride(self) -> int:
        """From one row to the next."""
        return self.most + 2 if self.most else 1

    def places(self) -> int:
        return self.rows * self.stride()

    def row(self, index: int) -> int:
        """The place of a row; of a pile: of its count."""
        return self.start + index * self.stride()


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """What all layouts can do. `frames` is how deep the agenda may become."""

    size: i64
    """Places of a position."""

    def __init__(self, seats: int, frames: int) -> None:
        self.seats = seats
        self.frames = frames
        self.size = AGENDA + frames * FRAME
        self.fields: list[Field] = []
        self.by_name: dict[str, Field] = {}
        self.domains: dict[int, Domain] = {}
        self._kept: list[tuple[int, int]] = []
        self._nothing = vec[i16]()
        self.basis: list[int] = []
        """What never changes in a game and yet belongs to its positions, for their hashes: options, the map."""
        self.domain(NUMBER, "number", [], HIGHEST)
        self.domain(FLAG, "flag", [], 2)
        self.domain(SEAT, "seat", [str(seat + 1) for seat in range(seats)], seats, "players", 1)
        self.domain(SEATS, "seats", [], 1 << seats)

    # -- declaring -------------------------------------------------------------------------------------

    def domain(
        self, number: int, name: str, names: list[str], size: int = -1, group: str = "", first: int = 0
    ) -> None:
        self.domains[number] = Domain(name, names, size if size >= 0 else len(names), group, first)

    def field(
        self,
        name: str,
        axes: list[int],
        domain: int = NUMBER,
        low: int = 0,
        high: int = -1,
        lasts: int = GAME,
    ) -> i64:
        """A number for everything that the axes name; `high` -1: as the domain has it."""
        return self._declare(name, axes, domain, low, high, 0, lasts, False, False)

    def thing(self, name: str, axes: list[int], domain: int, lasts: int = GAME) -> i64:
        """The same for something that may be missing: -1 is none."""
        return self._declare(name, axes, domain, -1, -1, 0, lasts, False, False)

    def piles(
        self,
        name: str,
        axes: list[int],
        domain: int,
        most: int,
        low: int = 0,
        high: int = -1,
        lasts: int = GAME,
    ) -> i64:
        """Room for `most` things, for everything that the axes name; `stride(name)` is from one pile to the next."""
        return self._declare(name, axes, domain, low, high, most, lasts, False, False)

    def derived(self, name: str, axes: list[int], low: int, high: int) -> i64:
        """Numbers that follow from the rest and are kept because every decision needs them."""
        return self._declare(name, axes, NUMBER, low, high, 0, GAME, True, False)

    def derived_piles(self, name: str, axes: list[int], domain: int, most: int) -> i64:
        return self._declare(name, axes, domain, 0, -1, most, GAME, True, False)

    def noted(self, name: str, axes: list[int], low: int, high: int) -> i64:
        """Numbers that tell what has just been done; what may be done does not depend on them."""
        return self._declare(name, axes, NUMBER, low, high, 0, GAME, False, True)

    def _declare(
        self,
        name: str,
        axes: list[int],
        domain: int,
        low: int,
        high: int,
        most: int,
        lasts: int,
        derived: bool,
        noted: bool,
    ) -> i64:
        if name in self.by_name:
            raise ValueError(f"the field {name} is declared twice")
        rows = 1
        for axis in axes:
            rows *= self.domains[axis].size
        if high < 0:
            high = self.domains[domain].size - 1
        start = int(self.size) + (1 if most else 0)
        field = Field(name, start, axes, rows, domain, low, high, most, lasts, derived, noted)
        self.fields.append(field)
        self.by_name[name] = field
        self.size += field.places()
        return start

    def stride(self, name: str) -> i64:
        return self.by_name[name].stride()

    # -- what follows from it --------------------------------------------------------------------------

    def nothing(self) -> vec[i16]:
        """The array of a position with nothing in it: made once, and copied for every game."""
        if len(self._nothing) == 0:
            self._nothing = self._lay_out_nothing()
        return self._nothing[:]

    def _lay_out_nothing(self) -> vec[i16]:
        """As `blank` says, without a list in between: some games have a layout of their own each time."""
        d = ZEROS[: self.size] if self.size <= i64(len(ZEROS)) else vec[i16]([0] * int(self.size))
        for field in self.fields:
            stride: i64 = field.stride()
            place: i64 = field.start
            end = place + field.rows * stride
            if field.most:
                most = i16(field.most)
                while place < end:
                    d[place - 1] = most
                    place += stride
            elif field.blank() != 0:
                nothing = i16(field.blank())
                while place < end:
                    d[place] = nothing
                    place += 1
        return d

    def blank(self) -> list[int]:
        """The same as numbers."""
        numbers = [0] * int(self.size)
        for field in self.fields:
            for row in range(field.rows):
                if field.most:
                    numbers[field.row(row) - 1] = field.most
                else:
                    numbers[field.row(row)] = field.blank()
        return numbers

    def kept(self) -> list[tuple[int, int]]:
        """The ranges of places that make a position what it is, the agenda first: what is hashed."""
        if not self._kept:
            ranges = [(0, AGENDA + self.frames * FRAME)]
            for field in self.fields:
                start = field.start - (1 if field.most else 0)
                if not field.derived and not field.noted:
                    if ranges[-1][1] == start:
                        ranges[-1] = (ranges[-1][0], start + field.places())
                    else:
                        ranges.append((start, start + field.places()))
            self._kept = ranges
        return self._kept
