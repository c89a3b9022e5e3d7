"""What the words of all Pantheon's questions share: answers by their verbs, proposals, checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.names import SACRIFICES
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.words import Frame, Reasons, Target, Words

REASONS = Reasons("pantheon")
because = REASONS.because


def do(key: str, **args: Argument) -> Message:
    """The label of an answer."""
    return Message(f"pantheon-do-{key}", args)


def does(key: str) -> Message:
    """For the button that plays a plan."""
    return Message(f"pantheon-does-{key}")


class Answer(NamedTuple):
    """What is said of the answers of one verb, by their argument."""

    label: Callable[[Position, int], Message]
    write: Callable[[Position, int], str]
    about: Callable[[Position, int], list[str]]
    facts: Callable[[Position, int], dict[str, Any]] = lambda s, _: {}
    """What a page must know besides the words of its text."""


def plain(key: str, text: str, about: str) -> Answer:
    """One without an argument."""
    return Answer(lambda s, _: do(key), lambda s, _: text, lambda s, _: [about])


class PantheonWords(Words[Position]):
    key: str
    """Of the question: `pantheon-ask-<key>`."""
    answers: Mapping[int, Answer]
    """By their verb."""
    needs_temple = False
    """It can be asked only while the temple piece is on the board."""
    comes_last = False
    """Nothing is above it: what it began is finished before anything else is asked."""
    is_of_turn = False
    """It is asked of the seat whose turn it is."""

    def question(self, s: Position) -> Message:
        return Message(f"pantheon-ask-{self.key}", self.details(s))

    def details(self, s: Position) -> dict[str, Argument]:
        """The arguments of the question."""
        return {}

    def label(self, s: Position, move: int) -> Message:
        return self.answers[verb_of(move)].label(s, argument_of(move))

    def write(self, s: Position, move: int) -> str:
        return self.answers[verb_of(move)].write(s, argument_of(move))

    def about(self, s: Position, move: int) -> list[str]:
        return self.answers[verb_of(move)].about(s, argument_of(move))

    def facts(self, s: Position, move: int) -> dict[str, Any]:
        return self.answers[verb_of(move)].facts(s, argument_of(move))

    # -- proposals: a way is found, then played on a copy; only what is legal move by move is ever proposed ----------

    def propose(self, s: Position, target: Target) -> list[int]:
        row = self._row_to(s, target)
        return row if _is_legal(s, row) else []

    def _row_to(self, s: Position, target: Target) -> list[int]:
        sort, name = target
        if sort == "hex" and name in s.chart.names:
            return self.to_hex(s, s.chart.names.index(name))
        if sort == "god" and name.isdecimal() and 1 <= int(name) <= s.d[s.at.gods_laid]:
            return self.to_god(s, int(name) - 1)
        if sort == "sacrifice" and name in SACRIFICES:
            return self.to_level(s, SACRIFICES.index(name) + 1)
        if sort == "bank" and name in ("feet", "columns"):
            return self.to_piece(s, name)
        return []

    def to_hex(self, s: Position, where: int) -> list[int]:
        return []

    def to_god(self, s: Position, place: int) -> list[int]:
        return []

    def to_level(self, s: Position, kind: int) -> list[int]:
        return []

    def to_piece(self, s: Position, piece: str) -> list[int]:
        return []

    # -- checks --------------------------------------------------------------------------------------

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        if self.needs_temple and s.temple() < 0:
            yield "the temple piece must be on the board"
        if self.comes_last and frame.place != s.top:
            yield "it can only be the first"
        if self.is_of_turn and frame.seat != s.active():
            yield not_active(s, frame)


def not_active(s: Position, frame: Frame) -> str:
    """What is wrong with a frame of a turn that is not this seat's."""
    return f"it is the turn of seat {s.active() + 1} (table.active), not of seat {frame.seat + 1}"


def _is_legal(s: Position, row: list[int]) -> bool:
    trial = s.copy()
    for move in row:
        if trial.to_move != s.to_move or move not in trial.moves():
            return False
        trial.play(move)
    return True
