"""Random games for the contract's tests: the same ones every time, so that a failure can be seen again.

TRILITHON_CONTRACT_GAMES says how many the cheapest test plays of each game; the dearer ones play a share of
that, and look at some decisions only. The default is for every change, ten times as many for a night.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.kernel.market.game import Market
from trilithon.games import find, installed
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.game import Game, Setup
from trilithon.kernel.options import random_options

GAMES = int(os.environ.get("TRILITHON_CONTRACT_GAMES", "700"))
USUAL_LENGTH = 200
"""Decisions of a random game for which GAMES is meant."""
OPTIONS, MOVES, DREAMS, SAMPLES = 1, 2, 3, 4  # salts: streams that do not know of each other


def all_games() -> list[str]:
    return [Market.id, *installed()]


def load(name: str) -> Game:
    return Market() if name == Market.id else find(name)


@dataclass(frozen=True)
class Case:
    """A game to be played at random. Its repr is all that is needed to play it again."""

    setup: Setup
    seed: int
    default: bool
    """All options have their default values, but for those that let so many play."""


def cases(game: Game, share: float = 1.0) -> Iterator[Case]:
    """Games at every number of seats, half of them with options drawn at random."""
    counts = game.seat_counts
    for seed in range(max(len(counts), int(GAMES * share * _rarity(game.id)))):
        default = (seed + seed // len(counts)) % 2 == 0
        options = {} if default else random_options(game.options, seeded(seed, OPTIONS))
        seats = counts[seed % len(counts)]
        yield Case(game.setup(seats, options | game.allowing(seats)), seed, default)


@cache
def _rarity(name: str) -> float:
    """Games that take many decisions are played less often: every game gets about the same time."""
    game = load(name)
    length = sum(1 for _ in decisions(game, Case(game.setup(game.seat_counts[0]), seed=0, default=True)))
    return min(1.0, USUAL_LENGTH / length)


def decisions(game: Game, case: Case) -> Iterator[State]:
    """The position at every decision of a random game. It is one object that goes on: copy it to keep it."""
    state = game.start(case.setup, case.seed)
    rng = seeded(case.seed, MOVES)
    while state.to_move != NOBODY:
        yield state
        state.play(any_of(state.moves(), rng))


def sampled(game: Game, case: Case, count: int) -> Iterator[State]:
    """So many of the decisions of a random game, wherever they lie."""
    places = list(range(sum(1 for _ in decisions(game, case))))
    seeded(case.seed, SAMPLES).shuffle(places)
    chosen = set(places[:count])
    for place, state in enumerate(decisions(game, case)):
        if place in chosen:
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
