"""Rows of moves, as people give them: several moves in one text, `sell wool fame end`.

A row is read from left to right against what is legal, the longest text first. Answers that the kernel gives by itself
may be left out or named, as one likes: whoever copies a record names them, whoever thinks in decisions does not. Inside
a row a text that would fit both such an answer and the decision after it is the answer: the decision is then still open
and will be asked. At the beginning of a row it is the decision, since whoever writes it has seen what was asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import MoveError
from trilithon.kernel.game import Game, what_is_legal


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
    reader = _Reader(game, words, state.to_move if seat is None else seat, stops_at_reveal)
    reading = reader.read(_Place(state, 0, before, 0, inside=False)) if words else None
    if reading is None:
        raise MoveError(reader.complaint(state))
    return reading


@dataclass(frozen=True)
class _Place:
    """How far a row has been read."""

    state: State
    at: int
    """So many words are understood."""
    given: Sequence[str]
    """Answers that the kernel has given since the last decision;"""
    named: int
    """so many of them were named, or can no longer be."""
    inside: bool
    """Behind a decision of this row."""
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


class _Reader:
    def __init__(self, game: Game, words: list[str], seat: int, stops_at_reveal: bool) -> None:
        self.game = game
        self.words = words
        self.seat = seat
        self.stops_at_reveal = stops_at_reveal
        self.furthest: _Place | None = None
        """Where nothing fitted, as far to the right as possible."""

    def read(self, place: _Place) -> Reading | None:
        """The first way of reading the rest that understands all of it."""
        if place.at == len(self.words):
            return Reading([], place.named)
        for way in [] if place.closed else self._ways(place):
            end, decision = place.at + way.length, way.decision
            if decision is None:
                rest = self.read(_Place(place.state, end, place.given, way.named, place.inside))
            elif end == len(self.words):
                return Reading([decision], 0)
            else:
                rest = self.read(self._after(place, decision, end))
            if rest is not None:
                return rest if decision is None else Reading([decision, *rest.decisions], rest.named)
        if self.furthest is None or place.at > self.furthest.at:
            self.furthest = place
        return None

    def _ways(self, place: _Place) -> list[_Way]:
        """The best first."""
        ways: list[_Way] = []
        for n in range(place.named, len(place.given)):
            if length := self._fits(place.given[n], place.at):
                ways.append(_Way(length, place.inside, None, n + 1))
        if place.state.to_move == self.seat:
            for move in place.state.moves():
                if length := self._fits(self.game.write(place.state, move), place.at):
                    ways.append(_Way(length, not place.inside, move, 0))
        return sorted(ways, key=lambda way: way[:2], reverse=True)

    def _fits(self, text: str, at: int) -> int:
        """How many words it is, if these come next."""
        words = text.split()
        return len(words) if self.words[at : at + len(words)] == words else 0

    def _after(self, place: _Place, move: int, at: int) -> _Place:
        state = place.state.copy()
        state.play(move)
        given: list[str] = []
        while (answer := only_answer(state, state.moves())) is not None:
            given.append(self.game.write(state, answer))
            state.play(answer)
        closed = self.stops_at_reveal and state.reveals != place.state.reveals
        return _Place(state, at, given, 0, inside=True, closed=closed)

    def complaint(self, start: State) -> str:
        place = self.furthest or _Place(start, 0, (), 0, inside=False)
        rest = " ".join(self.words[place.at :])
        after = f"after {' '.join(self.words[: place.at])!r}: " if place.at else ""
        state = place.state
        if place.closed:
            return f"{after}{rest!r} is too much: something hidden is shown before that"
        if state.to_move not in (self.seat, NOBODY):
            return f"{after}{rest!r} is too much: seat {state.to_move + 1} has to move here"
        return after + what_is_legal(rest, [self.game.write(state, move) for move in state.moves()])
