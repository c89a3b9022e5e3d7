"""A position of a game, as a search sees it: the hot half of the contract (`kernel.game` is the other).

A move is one integer. Only the game that offered it knows what it means; `Game.write` turns it into text.
Everything a position needs is plain data in its fields: a choice inside an effect is a frame on the
game's own stack of pending decisions, never a callback, so that a position can be copied, saved and
searched at every single decision.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.moves import Moves
from trilithon.kernel.engine.rng import Rng

NOBODY: Final = -1
"""In `to_move`: the game is over. As a viewer's seat: a spectator."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What a game must be able to do with a position. Games inherit from it and keep the promises below.

    Nothing in a position refers back to it (`acyclic`), so the garbage collector need not look at them: a search makes
    hundreds of thousands. A game says so of its own classes too.
    """

    seats: i64
    """How many players; seats are 0 to seats - 1."""
    to_move: i64
    """The seat that must decide now, or NOBODY when the game is over. Chance is resolved inside `play`."""
    reveals: i64
    """Grows when chance is used or something hidden is shown: a move that changes it is a barrier to undo."""
    events: list[Event] | None
    """Where `play` tells what happened; None (the default, and always in copies) is silent and fast."""
    rng: Rng
    """The game's own random numbers."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.to_move = 0
        self.reveals = 0
        self.events = None
        self.rng = rng

    def offer(self, moves: Moves) -> None:
        """Add the legal moves of the seat to move, without repetition, in a fixed order; none only at the end."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        """The same as a list, for whoever is in no hurry."""
        moves = Moves()
        self.offer(moves)
        return moves.listed()

    def play(self, move: i64) -> None:
        """Play one of `moves()` and everything automatic that follows, up to the next decision.

        A move that is not legal is undefined behaviour here, because a search calls this millions of
        times; whoever takes moves from outside checks membership first (`Playthrough.play` does).
        """
        raise NotImplementedError

    def copy(self) -> State:
        """An independent, silent twin."""
        raise NotImplementedError

    def imagine(self, seat: i64, rng: Rng) -> State:
        """A twin consistent with what `seat` knows: all else is dealt anew and the generator replaced.

        `rng` is the dreamer's own stream and advances; the game's own stream is not touched.
        """
        raise NotImplementedError

    def on_turn(self) -> i64:
        """Whose turn it is, who may have asked another seat to decide something; NOBODY at the end."""
        return self.to_move

    def deciding(self) -> list[int]:
        """All seats that may decide now, `to_move` first: mostly it alone. Where several decide at the same time, they
        may do so in any order (`turn_to`), and none is told the others' answers before all have given theirs."""
        return [] if self.to_move == NOBODY else [int(self.to_move)]

    def turn_to(self, seat: i64) -> None:
        """Of those who may decide now, let this one be the next: `to_move`, `offer` and `play` are about it then."""
        if seat != self.to_move:
            raise ValueError(f"seat {seat} has nothing to decide now")

    def worlds(self) -> int:
        """How many imagined positions it takes to judge a move: one where hidden things seldom matter to it."""
        return 2

    def closes(self, move: i64) -> bool:
        """Does this move end a turn or a seat's share of one? Such a move is never played by itself."""
        raise NotImplementedError

    def asks(self, move: i64) -> bool:
        """Must the seat be asked although this is its only answer? Where that follows from something secret, yes:
        a move that is played by itself would tell the others."""
        return self.closes(move)

    def scores(self) -> list[int]:
        """Points of each seat: so far while the game runs, the result at the end."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Place of each seat, 1 is best, tie-breaks applied; seats that share a place share the number."""
        raise NotImplementedError

    def evaluate(self) -> list[float]:
        """The final points each seat may expect, at a glance. Agents ask it of imagined positions only."""
        return [float(score) for score in self.scores()]

    def glimpse(self, seat: i64) -> float:
        """What positions in the middle of an action of the seat are compared by: how far it is ahead. A game may leave
        out what costs time and hardly changes before the action ends."""
        return ahead(self.evaluate(), seat)

    def evaluate_plainly(self) -> None:
        """From now on this position and its twins are judged without what extensions of the game add to `evaluate`: so
        it can be measured what knowing them is worth. A game without extensions has nothing to leave out."""

    def numbers(self) -> list[int]:
        """The whole position as integers in a fixed order: two positions are the same if these are.

        `reveals` is not part of it: it is about how the position came about.
        """
        raise NotImplementedError

    def fingerprint(self) -> str:
        """A short hash of the whole position, the same on every machine, compiled or not."""
        digest = blake2b(digest_size=6)
        # int: uncompiled, a bool among the numbers would be written as True
        digest.update(",".join([str(int(n)) for n in self.numbers()]).encode())
        return digest.hexdigest()


def ahead(points: list[float], seat: i64) -> float:
    """A seat's points less those of its best rival."""
    best = -1.0e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best if len(points) > 1 else points[seat]


def places(strengths: list[list[int]]) -> list[int]:
    """The place of each seat, 1 is best: who has more of the first number, then of the second, and so on;
    seats that are equal in all share a place."""
    found: list[int] = []
    for mine in strengths:
        place = 1
        for other in strengths:
            if other > mine:
                place += 1
        found.append(place)
    return found
