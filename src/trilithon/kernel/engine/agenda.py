"""A position that keeps what is still to do on an agenda, and the loops that work it off: the same for every game.

The agenda is a stack of frames. What a frame is about is known to its *step*, one object for each kind of frame: either
it runs by itself as soon as it comes to the top, or it asks somebody and stays until the answer is played. Whole turns,
effects inside effects and choices inside those are nothing but frames, so a position is complete at every decision, and
all that the engine knows of a question stands in one file.

Frames lie in the position's packed array (`layout.py`), the top one last:

    place 0            the number of its step
    place 1            the seat whose frame it is
    places 2 to 7      what it is about: the fields that its step declares
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from trilithon.kernel.engine.layout import AGENDA, DEPTH, FRAME, NUMBER, Layout
from trilithon.kernel.engine.moves import Moves
from trilithon.kernel.engine.packed import PackedState, fitting
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY

S = TypeVar("S", bound="AgendaState")

WHOSE: Final = 1  # place of the seat in a frame
FIRST_FIELD: Final = 2
PART: Final = 7  # numbers of a part of an effect: a frame without the seat

MOST: Final = 99
"""The highest number in a frame, unless its step says otherwise."""


class FrameField:
    """A number of a frame: what it is called, and what it may be (a domain of the layout)."""

    def __init__(self, name: str, domain: int, low: int, high: int) -> None:
        self.name = name
        self.domain = domain
        self.low = low
        self.high = high
        """-1: as high as the domain goes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of frame: it runs by itself, or, as a `Question`, asks.

    A game makes one object of each and lists them (`number_steps`); the place in that list is the number in frames.
    """

    name: str
    """In saved positions."""
    number: i64
    module: i64
    """The module that it belongs to, by its number; -1 if it is the game's own."""
    decides: bool
    """It asks somebody."""
    is_together: bool
    """Frames of it that lie on one another, one for each of several seats, may be answered in any order: these seats
    decide at the same time. Such a step always has something to ask."""
    source: i64
    """The place in its frame for the card (or whatever it is) whose effect it is part of; 0 if it need not know."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1
        self.module = -1
        self.decides = False
        self.is_together = False
        self.source = 0
        self.fields: list[FrameField] = []

    def field(self, name: str, domain: int = NUMBER, low: int = 0, high: int = -1) -> i64:
        """Declare the next number of its frames; returns the place to read it at: `s.get(self.left)`."""
        if high < 0 and domain == NUMBER:
            high = MOST
        self.fields.append(FrameField(name, domain, low, high))
        if len(self.fields) > FRAME - FIRST_FIELD:
            raise ValueError(f"{self.name} has more fields than a frame has room for")
        return FIRST_FIELD + len(self.fields) - 1

    def thing(self, name: str, domain: int) -> i64:
        """The same for something that may be missing: -1 is none."""
        return self.field(name, domain, -1)

    def run(self, s: S) -> None:
        """Do it. The frame is on top still: read what it says, `s.drop()` it, then go on."""
        raise NotImplementedError

    # A question has these instead.

    def idle(self, s: S) -> bool:
        """Is there nothing to ask? This only looks."""
        return False

    def settle(self, s: S) -> None:
        """Do what an idle question does instead of asking: be gone, unless it says otherwise."""
        s.drop()

    def offer(self, s: S, moves: Moves) -> None:
        """Add all answers, without repetition, in a fixed order. Never none: such a question is idle."""
        raise NotImplementedError

    def answer(self, s: S, move: i64) -> None:
        """Do what one of these answers means. The frame is on top still; drop it unless it asks again."""
        raise NotImplementedError

    def closes(self, s: S, move: i64) -> bool:
        """Does this answer end a turn or a seat's share of one?"""
        return False

    def must_ask(self, s: S, move: i64) -> bool:
        """Must the seat be asked although this is its only answer? See `State.asks`."""
        return self.closes(s, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A frame that asks the seat whose it is: it has `offer` and `answer`, most have `idle`. While it is on top,
    `s.get` reads its fields."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.decides = True

    def by_chance(self, s: S) -> None:
        """Any of the answers, each equally likely: what `settle` does where `idle` says that there is nobody to ask."""
        moves = Moves()
        self.offer(s, moves)
        s.reveals += 1
        self.answer(s, moves[s.rng.below(moves.count())])


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Generic[S]):
    """Moves that stand beside the answers to every question; a game lists its asides once."""

    def offer(self, s: S, moves: Moves) -> None:
        raise NotImplementedError

    def owns(self, move: i64) -> bool:
        """Is this one of its moves?"""
        raise NotImplementedError

    def play(self, s: S, move: i64) -> None:
        """The question on top stays there."""
        raise NotImplementedError


def number_steps(steps: list[Step[Any]]) -> list[Step[Any]]:
    """Every step gets its place in the list as its number; two of one name would be confused in saved positions."""
    names: set[str] = set()
    for number in range(len(steps)):
        if steps[number].name in names:
            raise ValueError(f"two steps are called {steps[number].name}")
        names.add(steps[number].name)
        steps[number].number = number
    return steps


def add_steps(steps: list[Step[Any]], more: list[Step[Any]], module: i64) -> None:
    """Those of a module come after all others, whether or not it is on: so nobody's number depends on that."""
    for step in more:
        step.module = module
        steps.append(step)
    number_steps(steps)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class AgendaState(PackedState):
    """A game's position adds what never changes (its box, its map) and its rules."""

    steps: list[Step[Any]]
    asides: list[Aside[Any]]
    top: i64
    """Where the top frame begins; below AGENDA if there is none."""

    def __init__(
        self,
        layout: Layout,
        steps: list[Step[Any]],
        asides: list[Aside[Any]],
        rng: Rng,
        d: vec[i16],
    ) -> None:
        super().__init__(layout, rng, d)
        self.steps = steps
        self.asides = asides
        self.top = AGENDA + (i64(d[DEPTH]) - 1) * FRAME
        self.to_move = NOBODY if self.top < AGENDA else i64(d[self.top + WHOSE])

    # -- frames ----------------------------------------------------------------------------------------

    def push(
        self,
        step: Step[Any],
        seat: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
        g: i64 = 0,
    ) -> None:
        """Put a frame on top; the numbers are its fields in the order of their declaration."""
        d = self.d
        depth = i64(d[DEPTH])
        if depth >= self.layout.frames:
            raise OverflowError("the agenda is full: an effect calls itself without end")
        d[DEPTH] = i16(depth + 1)
        top = self.top + FRAME
        self.top = top
        d[top] = i16(step.number)
        d[top + WHOSE] = i16(seat)
        d[top + 2] = fitting(a)
        d[top + 3] = fitting(b)
        d[top + 4] = fitting(c)
        d[top + 5] = fitting(e)
        d[top + 6] = fitting(f)
        d[top + 7] = fitting(g)

    def drop(self) -> None:
        """Take the top frame off."""
        d = self.d
        top = self.top
        d[DEPTH] -= 1
        i: i64 = 0
        while i < FRAME:  # places that are free are zero, for the hash
            d[top + i] = 0
            i += 1
        self.top = top - FRAME

    def get(self, field: i64) -> i64:
        """A field of the top frame."""
        return i64(self.d[self.top + field])

    def put(self, field: i64, value: i64) -> None:
        """Change a field of the top frame."""
        self.d[self.top + field] = fitting(value)

    def whose(self) -> i64:
        """The seat of the top frame."""
        return i64(self.d[self.top + WHOSE])

    def step(self) -> Step[Any]:
        """What is on top of the agenda."""
        return self.steps[i64(self.d[self.top])]

    def is_on_top(self, step: Step[Any]) -> bool:
        return self.top >= AGENDA and i64(self.d[self.top]) == step.number

    def depth(self) -> i64:
        return i64(self.d[DEPTH])

    # Frames below the top are named by where they begin: `below(1)` is the one right under it.

    def below(self, n: i64) -> i64:
        """Where the n-th frame under the top begins; below AGENDA if there are not so many."""
        return self.top - n * FRAME

    def is_at(self, frame: i64, step: Step[Any]) -> bool:
        """Does a frame of this step begin here?"""
        return frame >= AGENDA and i64(self.d[frame]) == step.number

    def find(self, step: Step[Any]) -> i64:
        """Where the topmost frame of a step begins; -1 if there is none."""
        frame = self.top
        while frame >= AGENDA:
            if i64(self.d[frame]) == step.number:
                return frame
            frame -= FRAME
        return -1

    def field_of(self, frame: i64, field: i64) -> i64:
        """A field of any frame."""
        return i64(self.d[frame + field])

    def seat_of(self, frame: i64) -> i64:
        """The seat of any frame."""
        return i64(self.d[frame + WHOSE])

    def remove_frame(self, frame: i64) -> None:
        """Take a frame out of the middle; those above it come down."""
        d = self.d
        place = frame
        while place < self.top:
            d[place] = d[place + FRAME]
            place += 1
        self.drop()

    def push_code(self, code: vec[i16], seat: i64, source: i64) -> None:
        """Put an effect on the agenda, its first part on top. A part is the number of a step and its fields; those that
        want to know are told whose effect it is."""
        self.push_parts(code, 0, len(code), seat, source)

    def push_parts(self, code: vec[i16], first: i64, end: i64, seat: i64, source: i64) -> None:
        """The same with the parts between two places of a table that holds many effects."""
        d = self.d
        part = end - PART
        while part >= first:
            step = self.steps[i64(code[part])]
            self.push(step, seat)
            i: i64 = 1
            while i < PART:
                d[self.top + 1 + i] = code[part + i]
                i += 1
            if step.source > 0:
                d[self.top + step.source] = i16(source)
            part -= PART

    def plays(self, step: Step[Any]) -> bool:
        """Can such a frame come up in this game? Those of modules that are off cannot."""
        return step.module < 0

    # -- the loops -------------------------------------------------------------------------------------

    def offer(self, moves: Moves) -> None:
        if self.top < AGENDA:
            return
        step = self.steps[i64(self.d[self.top])]
        step.offer(self, moves)
        for aside in self.asides:
            aside.offer(self, moves)

    def play(self, move: i64) -> None:
        for aside in self.asides:
            if aside.owns(move):
                aside.play(self, move)
                self.run()
                return
        step = self.steps[i64(self.d[self.top])]
        step.answer(self, move)
        self.run()

    def run(self) -> None:
        """Work off what runs by itself until somebody must decide or the game is over."""
        d = self.d
        steps = self.steps
        while self.top >= AGENDA:
            step = steps[i64(d[self.top])]
            if not step.decides:
                step.run(self)
                continue
            if not step.idle(self):
                self.to_move = i64(d[self.top + WHOSE])
                return
            step.settle(self)
        self.to_move = NOBODY

    # -- several seats at once -------------------------------------------------------------------------

    def deciding(self) -> list[int]:
        if self.top < AGENDA:
            return []
        seats = [int(self.whose())]
        step = self.step()
        frame = self.top - FRAME
        while step.is_together and self.is_at(frame, step):
            seats.append(int(self.seat_of(frame)))
            frame -= FRAME
        return seats

    def turn_to(self, seat: i64) -> None:
        if seat == self.to_move:
            return
        if int(seat) not in self.deciding():
            raise ValueError(f"seat {seat} has nothing to decide now")
        step = self.step()
        frame = self.top
        while self.seat_of(frame) != seat:
            frame -= FRAME
        numbers = self.d[frame : frame + FRAME]
        self.remove_frame(frame)
        self.push(step, seat)
        for place in range(i64(FRAME)):
            self.d[self.top + place] = numbers[place]
        self.to_move = seat

    # -- what moves are --------------------------------------------------------------------------------

    def closes(self, move: i64) -> bool:
        if self.top < AGENDA or self._is_aside(move):
            return False
        step = self.steps[i64(self.d[self.top])]
        return step.closes(self, move)

    def asks(self, move: i64) -> bool:
        if self.top < AGENDA:
            return False
        if self._is_aside(move):
            return True  # it is never forced
        step = self.steps[i64(self.d[self.top])]
        return step.must_ask(self, move)

    def _is_aside(self, move: i64) -> bool:
        for aside in self.asides:
            if aside.owns(move):
                return True
        return False
