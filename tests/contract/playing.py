"""Random games for the contract's tests: the same ones every time, so that a failure can be seen again.

TRILITHON_CONTRACT_GAMES says how many a thorough and cheap test plays of each game; dearer tests play a
share of that. The default takes seconds, a few thousand are for a night.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

from tests.kernel.market_game import Market
from trilithon.games import find, installed
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.game import Game, Setup
from trilithon.kernel.options import random_options

GAMES = int(os.environ.get("TRILITHON_CONTRACT_GAMES", "240"))
OPTIONS, MOVES, DREAMS, SAMPLES = 1, 2, 3, 4  # salts: streams that do not know of each other


def all_games() -> list[str]:
    return [Market.id, *installed()]


def load(id: str) -> Game:
    return Market() if id == Market.id else find(id)


@dataclass(frozen=True)
class Case:
    """A game to be played at random. Its repr is all that is needed to play it again."""

    setup: Setup
    seed: int
    default: bool
    """All options have their default values."""


def cases(game: Game, share: float = 1.0) -> Iterator[Case]:
    """Games at every number of seats, half of them with options drawn at random."""
    counts = game.seat_counts
    for seed in range(max(2 * len(counts), int(GAMES * share))):
        default = (seed // len(counts)) % 2 == 0
        options = {} if default else random_options(game.options, seeded(seed, OPTIONS))
        yield Case(game.setup(counts[seed % len(counts)], options), seed, default)


def decisions(game: Game, case: Case) -> Iterator[State]:
    """The position at every decision of a random game. It is one object that goes on: copy it to keep it."""
    state = game.start(case.setup, case.seed)
    rng = seeded(case.seed, MOVES)
    while state.to_move != NOBODY:
        yield state
        state.play(any_of(state.moves(), rng))


def sampled(game: Game, case: Case, every: int) -> Iterator[State]:
    """Some of the decisions, one in `every` on average."""
    rng = seeded(case.seed, SAMPLES)
    for state in decisions(game, case):
        if rng.below(every) == 0:
            yield state


def finished(game: Game, case: Case) -> State:
    """The position at the end of a random game."""
    state = game.start(case.setup, case.seed)
    for state in decisions(game, case):  # noqa: B007  the position itself moves on to the end
        pass
    return state


def any_of(moves: list[int], rng: Rng) -> int:
    return moves[rng.below(len(moves))]


def viewers(state: State) -> list[int]:
    """All seats, and a spectator."""
    return [*range(state.seats), NOBODY]
