"""Trying answers out, one after the other, on a position of a game whose questions are steps with words: what follows
from each, what is settled without being asked, and until when nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from trilithon.kernel.engine.agenda import AgendaState
from trilithon.kernel.engine.events import Message
from trilithon.kernel.words import Counted, Words

if TYPE_CHECKING:
    from trilithon.kernel.stepped import SteppedGame

S = TypeVar("S", bound=AgendaState)


class Sighted(NamedTuple):
    """A thing that can be chosen, as it was offered first."""

    counted: Counted
    label: Message
    told: Mapping[str, Any]


@dataclass
class Taken(Generic[S]):
    """An answer of a plan."""

    words: Words[S]
    before: S
    move: int
    is_given: bool
    """The kernel gives it by itself."""
    settled: list[Sighted]
    """What follows from it unasked, of the same question."""
    is_wished: bool = False
    """Somebody has asked for it."""

    def text(self) -> str:
        return self.words.write(self.before, self.move)


class Walk(Generic[S]):
    """A position in which answers are tried one after the other."""

    def __init__(self, game: SteppedGame[S], s: S) -> None:
        self.game = game
        self.s = s
        self.seat = s.to_move
        self.reveals = s.reveals
        self.sound = s
        """The last position in which nothing hidden had been shown yet."""

    @property
    def is_open(self) -> bool:
        """Is the same seat asked, and nothing hidden shown?"""
        return self.s.reveals == self.reveals and self.s.to_move == self.seat

    def copy(self) -> Walk[S]:
        other = Walk(self.game, self.game.twin(self.s))
        other.seat, other.reveals = self.seat, self.reveals
        return other

    def words(self) -> Words[S]:
        words = self.game.asked(self.s)
        assert words is not None
        return words

    def take(self, move: int, is_given: bool = False) -> Taken[S]:
        """Play an answer step by step, to see what is settled without a question, and when something is shown."""
        game, s = self.game, self.s
        taken = Taken(self.words(), game.twin(s), move, is_given, [])
        self.sound = taken.before
        s.step().answer(s, move)
        while s.depth():
            if s.reveals == self.reveals:
                self.sound = game.twin(s)
            step = s.step()
            if not step.decides:
                step.run(s)
                continue
            if not step.idle(s):
                break
            self._hear_settled(taken)
            step.settle(s)
        s.run()  # nothing is left to do: this says whose turn it is
        if s.reveals == self.reveals:
            self.sound = game.twin(s)
        return taken

    def _hear_settled(self, taken: Taken[S]) -> None:
        words, moves = self.words(), self.s.moves()
        if not words.settles_single or len(moves) != 1 or words.step is not taken.words.step:
            return
        if (counted := words.counted(self.s, moves[0])) is not None:
            taken.settled.append(
                Sighted(counted, words.label(self.s, moves[0]), words.told(self.s, moves[0]))
            )


def texts_of(row: Sequence[Taken[S]]) -> list[str]:
    """Also of what the kernel gives by itself: a row that names all up to its last decision cannot be misread."""
    return [taken.text() for taken in row]


def own_answers(game: SteppedGame[S], s: S) -> list[int]:
    """Without what stands beside every question."""
    return [move for move in s.moves() if not game.is_aside(move)]


def counted_in(taken: Taken[S]) -> list[Counted]:
    """What an answer and all that follows from it unasked comes to."""
    counted = taken.words.counted(taken.before, taken.move)
    return [*([] if counted is None else [counted]), *(settled.counted for settled in taken.settled)]
