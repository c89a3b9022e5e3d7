"""Search: Monte-Carlo tree search over what the agent knows, for any game that keeps the contract.

Every iteration imagines a position that fits what the seat knows and walks down one common tree, whose branches are
moves (not positions), so that all imagined worlds add to the same statistics. A move that has not been tried is
judged by the game's evaluation one step ahead; this is also the prior that says where to look first. Values
are advantages in points, each seat maximising its own.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter

from trilithon.agents.engine.agent import Agent, advantages
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY, State

CURIOSITY = 2.0
"""How many points of advantage a rarely tried move is given on trial."""
TEMPERATURE = 1.5
"""Differences of this many points make one move e times likelier than another in the prior."""
LONGEST_WALK = 200


class Branch:
    """A move somewhere in the tree, and what has been learnt about it."""

    def __init__(self, move: int, seat: int, first_guess: float) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.total = first_guess  # the guess counts as one visit
        self.prior = 0.0
        self.children: dict[int, Branch] = {}

    def mean(self) -> float:
        return self.total / (self.visits + 1)


class SearchAgent(Agent):
    """`iterations` or `seconds`: a budget for each decision; 0 means no limit of that kind."""

    def __init__(self, name: str, rng: Rng, iterations: int, seconds: float) -> None:
        super().__init__(name, rng)
        self.iterations = iterations
        self.seconds = seconds
        self.root = Branch(0, NOBODY, 0.0)
        self.expected = ""

    def choose(self, state: State) -> int:
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        if state.fingerprint() != self.expected:
            self.root = Branch(0, NOBODY, 0.0)
        seat = state.to_move
        end = perf_counter() + self.seconds
        done = self.root.visits
        while self.iterations == 0 or done < self.iterations:
            if self.seconds > 0.0 and perf_counter() >= end:
                break
            self._iterate(state.imagine(seat, self.rng))
            done += 1
        return self._decide(state, moves)

    def _decide(self, state: State, moves: list[int]) -> int:
        """The move that was tried most often; its part of the tree is kept if the next decision follows from it."""
        best = self.root.children.get(moves[0])
        for move in moves:
            branch = self.root.children.get(move)
            if branch is not None and (best is None or branch.visits > best.visits):
                best = branch
        if best is None:
            return moves[0]
        self._remember(state, best)
        return best.move

    def _remember(self, state: State, branch: Branch) -> None:
        """Within a turn nothing is learnt unless something hidden is shown: until then the tree stays true."""
        twin = state.copy()
        twin.play(branch.move)
        _play_single_answers(twin)
        if twin.to_move == state.to_move and twin.reveals == state.reveals:
            self.expected = twin.fingerprint()
            self.root = branch
        else:
            self.expected = ""

    def _iterate(self, state: State) -> None:
        path = [self.root]
        branch = self.root
        for _ in range(LONGEST_WALK):
            if state.to_move == NOBODY:
                break
            moves = state.moves()
            if len(moves) == 1:
                state.play(moves[0])
                continue
            if branch.visits == 0 and len(path) > 1:
                break
            branch = _select(branch, state, moves)
            path.append(branch)
            state.play(branch.move)
        values = advantages(state)
        for visited in path:
            visited.visits += 1
            if visited.seat != NOBODY:
                visited.total += values[visited.seat]


def _play_single_answers(state: State) -> None:
    """As a table does between two decisions."""
    while state.to_move != NOBODY:
        moves = state.moves()
        if len(moves) > 1 or state.closes(moves[0]):
            return
        state.play(moves[0])


def _select(branch: Branch, state: State, moves: list[int]) -> Branch:
    """The child whose mean and curiosity together promise most to the seat that chooses."""
    children = branch.children
    for move in moves:
        if move not in children:
            _grow(children, state, moves)
            break
    trials = 1
    for move in moves:
        trials += children[move].visits
    eagerness = CURIOSITY * sqrt(trials)
    best = children[moves[0]]
    best_score = -1.0e18
    for move in moves:
        child = children[move]
        score = child.mean() + eagerness * child.prior / (1 + child.visits)
        if score > best_score:
            best_score = score
            best = child
    return best


def _grow(children: dict[int, Branch], state: State, moves: list[int]) -> None:
    """Judge the moves that are new here one step ahead."""
    seat = state.to_move
    highest = -1.0e18
    for move in moves:
        if move not in children:
            twin = state.copy()
            twin.play(move)
            children[move] = Branch(move, seat, advantages(twin)[seat])
        mean = children[move].mean()
        if mean > highest:
            highest = mean
    weights: list[float] = []
    total = 0.0
    for move in moves:
        weight = exp((children[move].mean() - highest) / TEMPERATURE)
        weights.append(weight)
        total += weight
    for i in range(len(moves)):
        children[moves[i]].prior = weights[i] / total
