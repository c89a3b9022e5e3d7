"""Agents think in processes of their own, which can be killed: a thought that never ends stops nobody else.

Each thread of a small pool owns one worker process and asks it one thing at a time over a pipe. A worker that does not
answer in time, or dies, is replaced. Waiting for a free worker does not count as thinking.
"""

from __future__ import annotations

import asyncio
import math
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from time import perf_counter

from trilithon.agents import make_agent
from trilithon.games import find, find_again
from trilithon.kernel.engine.state import State
from trilithon.kernel.errors import TrilithonError
from trilithon.kernel.game import Game, Json
from trilithon.kernel.kept import Parts

START_SECONDS = 60.0
"""How long a new process may take to load everything, on a busy machine."""
GRACE_SECONDS = 5
"""After this much more a worker ends itself, in case nobody is left to do it."""


class ThinkingFailed(TrilithonError):
    """No answer: the time is up, or the process died."""


@dataclass(frozen=True)
class Thought:
    """What is to be thought about. The agent itself looks at the position only as its seat may."""

    game: str
    kept: Parts
    """Its content, as far as that is not the content of today."""
    position: Json
    spec: str
    seed: int
    seconds: float
    whole: bool = False
    """Not the next decision alone, but all to the end of the action."""


@dataclass(frozen=True)
class Advice:
    """What an agent would do: one move, or all to the end of its action, those without a choice included."""

    moves: tuple[str, ...]
    other: str | None = None
    """What it thought best besides the first of them,"""
    better: float = 0.0
    """and how many points worse."""


@dataclass(frozen=True)
class _Answer:
    advice: Advice | None = None
    problem: str | None = None


class Thinkers:
    """A pool of workers. Processes start when they are first needed."""

    def __init__(self, workers: int = 2) -> None:
        self.thinking = 0
        self.failed = 0
        """How often no answer came; for metrics."""
        self._threads = ThreadPoolExecutor(workers, "thinker")
        self._free: SimpleQueue[_Worker] = SimpleQueue()
        self._workers = [_Worker() for _ in range(workers)]
        for worker in self._workers:
            self._free.put(worker)
        self._closed = False

    async def think(self, thought: Thought) -> Advice:
        """What the agent chooses; ThinkingFailed if it does not."""
        if self._closed:
            raise ThinkingFailed("nobody thinks here any more")
        self.thinking += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, thought)
        except ThinkingFailed:
            self.failed += 1
            raise
        finally:
            self.thinking -= 1

    async def close(self) -> None:
        """Thoughts that are under way are given up."""
        if not self._closed:
            self._closed = True
            self._threads.shutdown(wait=False, cancel_futures=True)
            for worker in self._workers:
                worker.kill()
            await asyncio.to_thread(self._threads.shutdown)

    def _ask(self, thought: Thought) -> Advice:
        worker = self._free.get()  # there are as many as threads, so one is free
        try:
            if self._closed:
                raise ThinkingFailed("nobody thinks here any more")
            return worker.ask(thought)
        finally:
            self._free.put(worker)


class _Worker:
    """A process and the pipe to it; used by one thread at a time."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, thought: Thought) -> Advice:
        try:
            pipe = self._running()
            pipe.send(thought)
            answer = _receive(pipe, thought.seconds)
        except (OSError, EOFError) as error:
            self.kill()
            raise ThinkingFailed(f"the process that thought died: {error!r}") from None
        except ThinkingFailed:
            self.kill()
            raise
        if answer.advice is None:
            raise ThinkingFailed(f"{thought.spec} cannot think about this: {answer.problem}")
        return answer.advice

    def _running(self) -> Connection:
        if self._pipe is None:
            # Spawned, not forked: the server has threads, and these do not survive a fork.
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs,), daemon=True)
            process.start()
            self._process = process
            theirs.close()  # so that the pipe ends when the process does
            _receive(self._pipe, START_SECONDS)
        return self._pipe

    def kill(self) -> None:
        """May be called by another thread: whoever waits for an answer then finds the pipe at its end."""
        process, self._process = self._process, None
        self._pipe = None
        if process is not None:
            process.kill()
            process.join()


def _receive(pipe: Connection, seconds: float) -> _Answer:
    if not pipe.poll(seconds):
        raise ThinkingFailed(f"no answer in {seconds:g} seconds")
    answer: _Answer = pipe.recv()
    return answer


def _work(pipe: Connection) -> None:
    """What a worker does, until nobody is at the other end any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the server to hear
    try:
        pipe.send(_Answer())  # ready
        while True:
            thought = pipe.recv()
            if hasattr(signal, "alarm"):
                signal.alarm(math.ceil(thought.seconds) + GRACE_SECONDS)
            try:
                answer = _Answer(_choose(thought))
            except Exception as error:  # the worker itself is well, and may be asked again
                answer = _Answer(problem=repr(error))
            pipe.send(answer)
            if hasattr(signal, "alarm"):
                signal.alarm(0)
    except (EOFError, OSError):
        return


def _choose(thought: Thought) -> Advice:
    """Ends with the share of the seat, before anything hidden is shown, or when time grows short."""
    began = perf_counter()
    game = find_again(thought.game, thought.kept) if thought.kept else find(thought.game)
    state = game.load(thought.position)
    agent = make_agent(thought.spec, thought.seed)
    seat, revealed = state.to_move, state.reveals
    moves: list[str] = []
    other, better = None, 0.0
    while True:
        move = agent.choose(state)
        if not moves:
            other, better = _second_best(game, state, move, agent.judged)
        moves.append(game.write(state, move))
        closing = state.closes(move)
        state.play(move)
        late = perf_counter() - began > thought.seconds / 4
        if not thought.whole or closing or state.to_move != seat or state.reveals != revealed or late:
            return Advice(tuple(moves), other, better)


def _second_best(game: Game, state: State, best: int, judged: dict[int, float]) -> tuple[str | None, float]:
    others = {move: value for move, value in judged.items() if move != best}
    if best not in judged or not others:
        return None, 0.0
    second = max(others, key=lambda move: others[move])
    return game.write(state, second), judged[best] - judged[second]
