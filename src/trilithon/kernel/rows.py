"""Rows of moves, as people give them: several moves in one text, `sell wool fame end`.

A row is read from left to right against what is legal, the longest text first. Answers that the kernel gives by itself
may be left out or named, as one likes: whoever copies a record names them, whoever thinks in decisions does not. Inside
a row a text that would fit both such an answer and the decision after it is the answer: the decision is then still open
and will be asked. At the beginning of a row it is the decision, since whoever writes it has seen what was asked.

Where the answers to a question are a set (`Game.any_order`), a row may name them in any order; they are played and
recorded in that of the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import MoveError
from trilithon.kernel.game import Game, what_is_legal

LARGEST_SET = 30
"""Nobody names more answers to one question in a row: a limit for those who would keep the reader busy."""


@dataclass(frozen=True)
class Reading:
    """What a row says."""

    decisions: list[int]
    """Without the answers that the kernel gives by itself."""
    named: int
    """How many such answers, behind its last decision or else of those before it, the row has gone past."""


def only_answer(state: State, legal: Sequence[int]) -> int | None:
    """The answer that the kernel gives by itself here; None where somebody is to be asked, or the game is over."""
    return legal[0] if len(legal) == 1 and not state.asks(legal[0]) else None


def read_row(
    game: Game,
    state: State,
    text: str,
    before: Sequence[str] = (),
    seat: int | None = None,
    stops_at_reveal: bool = False,
) -> Reading:
    """The moves of a text from a position where somebody decides; MoveError says what was not understood, and what
    would be legal there. All decisions are those of one seat, whoever is to move unless it is given.

    `before`: answers that the kernel has just given by itself and that the row may name first. `stops_at_reveal`:
    nothing may follow a move that shows something hidden, so that nobody learns from a refusal what that would be.
    """
    words = text.split()
    reader = _Reader(game, state.to_move if seat is None else seat, stops_at_reveal)
    start = _Place(state, words, 0, before, 0, inside=False)
    reading = reader.read(start) if words else None
    if reading is None:
        raise reader.complaint(start)
    return reading


@dataclass(frozen=True)
class _Place:
    """How far a row has been read."""

    state: State
    words: list[str]
    at: int
    """So many of them are understood."""
    given: Sequence[str]
    """Answers that were given since the last decision without being asked for;"""
    named: int
    """so many of them were named, or can no longer be;"""
    inside: bool
    """Behind a decision of this row."""
    settled: int = 0
    """so many, the first, by the game, which no record has; the others by the kernel."""
    in_order: bool = False
    """In the middle of a set, or before one that has been put in order."""
    closed: bool = False
    """Nothing may follow."""


class _Way(NamedTuple):
    """What the next words may be."""

    length: int
    preferred: bool
    decision: int | None
    """None: it names an answer that was given,"""
    named: int
    """after which so many of these are named."""


def _fits(text: str, words: Sequence[str]) -> int:
    """How many words it is, if these come first."""
    wanted = text.split()
    return len(wanted) if words[: len(wanted)] == wanted else 0


class _Reader:
    def __init__(self, game: Game, seat: int, stops_at_reveal: bool) -> None:
        self.game = game
        self.seat = seat
        self.stops_at_reveal = stops_at_reveal
        self.furthest: _Place | None = None
        """Where nothing fitted, as far to the right as possible."""

    def read(self, place: _Place) -> Reading | None:
        """The first way of reading the rest that understands all of it."""
        if place.at == len(place.words):
            return Reading([], max(0, place.named - place.settled))
        for way in [] if place.closed else self._ways(place):
            end, decision = place.at + way.length, way.decision
            if decision is None:
                rest = self.read(replace(place, at=end, named=way.named))
            elif end == len(place.words):
                return Reading([decision], 0)
            else:
                rest = self.read(self._after(place, decision, end))
            if rest is not None:
                return rest if decision is None else Reading([decision, *rest.decisions], rest.named)
        if not place.closed and (in_order := self._in_order(place)) is not None:
            return self.read(in_order)
        if self.furthest is None or place.at > self.furthest.at:
            self.furthest = place
        return None

    def _ways(self, place: _Place) -> list[_Way]:
        """The best first."""
        ways: list[_Way] = []
        for n in range(place.named, len(place.given)):
            if length := _fits(place.given[n], place.words[place.at :]):
                ways.append(_Way(length, place.inside, None, n + 1))
        if place.state.to_move == self.seat:
            for move in place.state.moves():
                if length := _fits(self.game.write(place.state, move), place.words[place.at :]):
                    ways.append(_Way(length, not place.inside, move, 0))
        return sorted(ways, key=lambda way: way[:2], reverse=True)

    def _in_order(self, place: _Place) -> _Place | None:
        """The same with the answers to the question here in its order, as many as it takes; None if they are."""
        if place.in_order or place.state.to_move != self.seat or self.game.any_order(place.state) is None:
            return None
        rest = place.words[place.at :]
        starts = [at for at, word in enumerate(rest) if word == rest[0]][:LARGEST_SET]
        for n in range(len(starts), 1, -1):
            whole = [" ".join(rest[start:end]) for start, end in pairwise(starts[:n])]
            ordered = self._ordered(place, whole, " ".join(rest[starts[n - 1] :]))
            if ordered is not None:
                words = [*place.words[: place.at], *ordered]
                return None if words == place.words else replace(place, words=words, in_order=True)
        return None

    def _ordered(self, place: _Place, whole: list[str], last: str) -> list[str] | None:
        """The words of these answers in the order in which the question takes them, and what follows the last; None if
        it does not take them all."""
        asked = self.game.any_order(place.state)
        ordered: list[str] = []
        behind: str | None = None
        while whole or behind is None:
            is_last_open = behind is None
            found = next(
                (
                    (text, further)
                    for text, further in self._answers(place, asked)
                    if text in whole or (is_last_open and f"{last} ".startswith(f"{text} "))
                ),
                None,
            )
            if found is None:
                return None
            text, further = found
            if text in whole:
                whole.remove(text)
            else:
                behind = last[len(text) :]
            ordered.append(text)
            place = further()
        return " ".join([*ordered, behind]).split()

    def _answers(self, place: _Place, asked: str | None) -> Iterator[tuple[str, Callable[[], _Place]]]:
        """To that question, in its order, with the place behind each; first those that were given."""
        for n in range(place.named, len(place.given)):
            yield place.given[n], partial(replace, place, named=n + 1)
        if place.closed or place.state.to_move != self.seat or self.game.any_order(place.state) != asked:
            return
        for move in place.state.moves():
            yield self.game.write(place.state, move), partial(self._after, place, move, place.at)

    def _after(self, place: _Place, move: int, at: int) -> _Place:
        given = self.game.settled(place.state, move)
        settled = len(given)
        state = place.state.copy()
        state.play(move)
        while (answer := only_answer(state, state.moves())) is not None:
            given.append(self.game.write(state, answer))
            state.play(answer)
        closed = self.stops_at_reveal and state.reveals != place.state.reveals
        asked = self.game.any_order(state)
        in_order = asked is not None and asked == self.game.any_order(place.state)
        return _Place(state, place.words, at, given, 0, True, settled, in_order, closed)

    def complaint(self, start: _Place) -> MoveError:
        place = self.furthest or start
        rest = " ".join(place.words[place.at :])
        after = f"after {' '.join(place.words[: place.at])!r}: " if place.at else ""
        state = place.state
        if place.closed:
            wrong = f"{rest!r} is too much: something hidden is shown before that"
        elif state.to_move not in (self.seat, NOBODY):
            wrong = f"{rest!r} is too much: seat {state.to_move + 1} has to move here"
        else:
            wrong = what_is_legal(rest, [self.game.write(state, move) for move in state.moves()])
        return MoveError(after + wrong, rest)
