"""Many games between agents, on several cores.

A game of a series depends on the series and its own number alone, not on the process that plays it or on
what was played before: the same series gives the same games, in the same order, with any number of workers.
(Agents that think by the clock are the exception: a busy machine lets them think less.)
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_bool
from dataclasses import dataclass, field
from functools import partial
from itertools import islice, permutations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from trilithon.agents import make_agent
from trilithon.agents.engine.agent import Agent
from trilithon.agents.engine.match import Match
from trilithon.games import find
from trilithon.kernel.engine.events import Event
from trilithon.kernel.engine.moves import Moves
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import SetupError, TrilithonError
from trilithon.kernel.game import Game, Retelling, Setup, Study
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import write_record
from trilithon.kernel.rows import only_answer

CHANCE = "random"
"""Whoever plays any legal move."""
CHANCE_TOLD = 200
"""So many games of chance are studied by hearing them again."""
LARGEST_CHUNK = 16
"""Games handed to a worker at once, so that random games are not slowed down by being sent to and fro."""
PATIENCE_SECONDS = 0.1
"""After so much thinking it is looked whether anybody still waits for the game."""
CHUNKS_AHEAD = 4
"""Chunks in the queue for each worker, so that none ever waits and results do not pile up either."""


class SimulationError(TrilithonError):
    """A series cannot be played to its end."""


@dataclass(frozen=True)
class Series:
    """Who plays against whom, at which game, how often."""

    game: str
    entrants: tuple[str, ...]
    """Specifications of agents, one for each seat that the game does not play itself; the same one may enter several
    times."""
    games: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()
    records: bool = False
    """Is every game to be written down? That takes longer than to play one at random."""
    in_blocks: bool = False
    """Is every deal played once in each rotation of the seats? Games of one deal follow each other."""

    def check(self) -> Game:
        """The game itself; TrilithonError says what is wrong with the series, before anything is played."""
        game = find(self.game, self.packs)
        for spec in self.entrants:
            make_agent(spec, 0)
        if self.games < 1:
            raise SetupError(f"a series has at least one game, not {self.games}")
        Playthrough.start(game, game.setup_for(len(self.entrants), self.options), self.seed)
        return game


@dataclass(frozen=True)
class FinishedGame:
    """What came of one game. Lists are by seat."""

    number: int
    """From 0 on: its place in the series."""
    seed: int
    seating: tuple[int, ...]
    """Which of the entrants sat there; NOBODY where the game played itself."""
    agents: tuple[str, ...]
    """The names of those, "" for nobody."""
    scores: list[int]
    sheet: list[list[int]]
    """Points by category, one row for each seat."""
    places: list[int]
    decisions: list[int]
    """How often the seat had something to decide."""
    moves: int
    """All that was played, by the kernel itself as well."""
    seconds: list[float]
    """How long the seat thought."""
    study: Study
    record: str | None
    """If the series is to be written down."""
    columns: tuple[str, ...] = ()
    """Of the sheet, if they are not all categories of the game."""

    def to_json(self, game: Game) -> dict[str, Any]:
        """A line of a file of games; `record` is all that is needed to see it again."""
        return {
            "game": game.id,
            "number": self.number,
            "seed": self.seed,
            "agents": list(self.agents),
            "entrants": list(self.seating),
            "scores": self.scores,
            "places": self.places,
            "sheet": [dict(zip(self.columns or game.categories, row, strict=True)) for row in self.sheet],
            "decisions": self.decisions,
            "moves": self.moves,
            "seconds": [round(seconds, 4) for seconds in self.seconds],
            "traits": self.study.traits,
            "measures": self.study.measures,
            "chances": self.study.chances,
            "gains": self.study.gains,
            "accounts": self.study.accounts,
            **({} if self.record is None else {"record": self.record}),
        }


class NoAgent(Agent):
    """At a seat that the game plays itself."""

    def __init__(self) -> None:
        super().__init__("", seeded(0))

    def choose_from(self, state: State, moves: Moves) -> int:
        raise AssertionError("somebody is asked to decide for a seat that the game plays itself")


def seating(seats: int, number: int) -> tuple[int, ...]:
    """Which entrant sits where in the game of that number.

    Every `seats` games each entrant sits everywhere once; then they go on in another order, until all orders
    have been seen: in many games it matters whom one sits next to.
    """
    if seats == 0:
        return ()
    orders = list(permutations(range(1, seats)))
    order = (0, *orders[number // seats % len(orders)])
    shift = number % seats
    return order[shift:] + order[:shift]


def play_series(series: Series, workers: int = 1, first: int = 0) -> Generator[FinishedGame, None, None]:
    """All games of a series, from the first on, each as soon as it and those before it are finished."""
    series.check()
    if workers < 1:
        raise SetupError(f"there must be at least one worker, not {workers}")
    numbers = range(first, series.games)
    return _play_in_workers(series, workers, numbers) if workers > 1 else _play_here(series, numbers)


def play_game(series: Series, number: int) -> FinishedGame:
    """One game of a series."""
    game = find(series.game, series.packs)
    rng = seeded(series.seed, number)  # its words are the seeds of the game and of the agents
    setup, seed = game.setup_for(len(series.entrants), series.options), rng.word()
    if series.in_blocks:
        seed = seeded(series.seed, number // len(series.entrants)).word()
    in_turn = iter(seating(len(series.entrants), number))
    sitting = tuple(next(in_turn) if somebody else NOBODY for somebody in game.people(setup))
    agents = [
        NoAgent() if entrant == NOBODY else make_agent(series.entrants[entrant], rng.word())
        for entrant in sitting
    ]
    state = game.start(setup, seed)
    match = Match(state, agents)
    over = False
    while not over:
        if _stopping.value:
            raise _Stopped
        over = match.go_on(PATIENCE_SECONDS)
    return FinishedGame(
        number=number,
        seed=seed,
        seating=sitting,
        agents=tuple(agent.name for agent in agents),
        scores=state.scores(),
        sheet=game.score_sheet(state),
        places=state.ranking(),
        decisions=match.decisions,
        moves=match.played,
        seconds=match.seconds,
        study=_study(series, number, game, state, partial(_retell, game, setup, seed, match.decided)),
        record=_record(game, setup, seed, match) if series.records else None,
        columns=game.columns(state),
    )


def _record(game: Game, setup: Setup, seed: int, match: Match) -> str:
    """The same game once more, for the record."""
    playthrough = Playthrough.start(game, setup, seed)
    for move in match.decided:
        playthrough.play(move)
    return write_record(playthrough)


def _study(series: Series, number: int, game: Game, state: State, retell: Callable[[], Retelling]) -> Study:
    """Games of chance tell little of what a card is worth, and are played faster than they are told again: of these
    only the first are."""
    if game.retells and number >= CHANCE_TOLD and all(entrant == CHANCE for entrant in series.entrants):
        return Study([{} for _ in range(state.seats)])
    return game.study(state, retell)


def _retell(game: Game, setup: Setup, seed: int, decided: Sequence[int]) -> Retelling:
    """The same game once more, for whoever wants to hear it."""
    events: list[Event] = []
    state, decisions = game.start(setup, seed, events), iter(decided)
    opening = state.copy()
    state.events = events
    while state.to_move != NOBODY:
        answer = only_answer(state, state.moves())
        state.play(next(decisions) if answer is None else answer)
    return Retelling(opening, events)


def _play_here(series: Series, numbers: range) -> Generator[FinishedGame, None, None]:
    return (play_game(series, number) for number in numbers)


# -- workers -----------------------------------------------------------------------------------------


def _play_in_workers(series: Series, workers: int, numbers: range) -> Generator[FinishedGame, None, None]:
    # Spawned, not forked: whoever calls may have threads, a progress bar for instance, and these do not
    # survive a fork. Results are taken in the order of the games: a file of them shall not depend on luck.
    context = get_context("spawn")
    stopping = context.RawValue(c_bool, False)
    pool = ProcessPoolExecutor(workers, context, initializer=_become_worker, initargs=(stopping,))
    chunks = _chunks(series, numbers, workers)
    waiting: deque[Future[list[FinishedGame]]] = deque()
    try:
        while True:
            for chunk in islice(chunks, CHUNKS_AHEAD * workers - len(waiting)):
                with deaf_to_ctrl_c():
                    waiting.append(pool.submit(_play_chunk, series, chunk))
            if not waiting:
                return
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise SimulationError("a worker process died, perhaps of too little memory; use fewer") from None
    finally:
        stopping.value = True
        pool.shutdown(cancel_futures=True)


def _chunks(series: Series, numbers: range, workers: int) -> Iterator[range]:
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (workers * CHUNKS_AHEAD * 4)))
    if series.in_blocks:
        size = len(series.entrants)  # somebody waits for each block to see whether it was enough
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


class _Stopped(Exception):
    """Nobody waits for this game any more."""


_stopping = c_bool(False)
"""In a worker, memory that it shares: true when nobody waits for its games, so that Ctrl-C need not either."""


def _become_worker(stopping: c_bool) -> None:
    global _stopping
    _stopping = stopping
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal, but the one that waits for the games decides for all.

    A worker inherits this deafness: it must not be hit while it loads, before it can ignore anything itself.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _play_chunk(series: Series, numbers: range) -> list[FinishedGame]:
    return list(_play_here(series, numbers))
