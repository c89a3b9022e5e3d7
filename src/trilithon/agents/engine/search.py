"""Search: Monte-Carlo tree search over what the agent knows, for any game that keeps the contract.

Every iteration imagines a position that fits what the seat knows and walks down one common tree, whose branches are
moves (not positions), so that all imagined worlds add to the same statistics. The first moves are judged beforehand
as the greedy agent judges them, by the best plan that begins with each; deeper ones by the game's evaluation one step
ahead. This is also the prior that says where to look first. At the end of a walk the seat to move finishes its
action by what looks best step by step, since a half-done action is hard to judge. Values are advantages in points,
each seat maximising its own.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from trilithon.agents.engine.agent import Agent, advantages, pause_collector, resume_collector
from trilithon.agents.engine.greedy import plan_values
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY, State

CURIOSITY: Final = 2.0
"""How many points of advantage a rarely tried move is given on trial."""
TEMPERATURE: Final = 1.5
"""Differences of this many points make one move e times likelier than another in the prior."""
LONGEST_WALK: Final = 200
LONGEST_ACTION: Final = 16
BEAM: Final = 8
"""How many plans the first moves are judged by, side by side."""
TRUST: Final = 8
"""A plan counts as much as this many walks."""


class Branch:
    """A move somewhere in the tree, and what has been learnt about it."""

    def __init__(self, move: int, seat: int, first_guess: float, weight: int) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.weight = weight  # the guess counts as so many visits
        self.total = first_guess * weight
        self.prior = 0.0
        self.children: dict[int, Branch] = {}
        """By move and seat: the same answer may belong to different seats in different worlds."""

    def mean(self) -> float:
        return self.total / (self.visits + self.weight)


def key(move: int, seat: int) -> int:
    return move * 16 + seat


class SearchAgent(Agent):
    """`iterations` or `seconds`: a budget for each decision; 0 means no limit of that kind."""

    def __init__(self, name: str, rng: Rng, iterations: int, seconds: float) -> None:
        super().__init__(name, rng)
        self.iterations = iterations
        self.seconds = seconds
        self.root = Branch(0, NOBODY, 0.0, 1)
        self.expected = ""

    def choose(self, state: State) -> int:
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        if state.fingerprint() != self.expected:
            self.root = Branch(0, NOBODY, 0.0, 1)
        was_on = pause_collector()
        try:
            self._think(state, moves)
        finally:
            resume_collector(was_on)
        return self._decide(state, moves)

    def _think(self, state: State, moves: list[int]) -> None:
        """Plan, then walk down the tree until the budget is used up."""
        end = perf_counter() + self.seconds
        if not self.root.children:
            self._plan(state, moves)
        done = self.root.visits
        while self.iterations == 0 or done < self.iterations:
            if self.seconds > 0.0 and perf_counter() >= end:
                break
            self._iterate(state.imagine(state.to_move, self.rng))
            done += 1

    def _plan(self, state: State, moves: list[int]) -> None:
        """Judge the first moves by the best plans that begin with them."""
        seat = state.to_move
        totals = [0.0] * len(moves)
        worlds = state.worlds()
        for _ in range(worlds):
            values = plan_values(state.imagine(seat, self.rng), BEAM)
            for i in range(len(moves)):
                totals[i] += values[i] / worlds
        for i in range(len(moves)):
            self.root.children[key(moves[i], seat)] = Branch(moves[i], seat, totals[i], TRUST)
        _set_priors(self.root.children, moves, seat)

    def _decide(self, state: State, moves: list[int]) -> int:
        """The move that was tried most often; its part of the tree is kept if the next decision follows from it."""
        seat = state.to_move
        best = self.root.children.get(key(moves[0], seat))
        self.judged = {}
        for move in moves:
            branch = self.root.children.get(key(move, seat))
            if branch is not None:
                self.judged[move] = branch.mean()
                if best is None or branch.visits > best.visits:
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
        _finish_action(state)
        values = advantages(state)
        for visited in path:
            visited.visits += 1
            if visited.seat != NOBODY:
                visited.total += values[visited.seat]


def _play_single_answers(state: State) -> None:
    """As a table does between two decisions."""
    while state.to_move != NOBODY:
        moves = state.moves()
        if len(moves) > 1 or state.asks(moves[0]):
            return
        state.play(moves[0])


def _finish_action(state: State) -> None:
    """The seat to move goes on with what looks best step by step, until its share ends or chance comes in."""
    seat = state.to_move
    for _ in range(LONGEST_ACTION):
        if state.to_move != seat or seat == NOBODY:
            return
        moves = state.moves()
        best = moves[0]
        if len(moves) > 1:
            highest = -1.0e18
            for move in moves:
                twin = state.copy()
                twin.play(move)
                value = advantages(twin)[seat]
                if value > highest:
                    highest = value
                    best = move
        revealed = state.reveals
        closing = state.closes(best)
        state.play(best)
        if closing or state.reveals != revealed:
            return


def _select(branch: Branch, state: State, moves: list[int]) -> Branch:
    """The child whose mean and curiosity together promise most to the seat that chooses."""
    seat = state.to_move
    children = branch.children
    for move in moves:
        if key(move, seat) not in children:
            _grow(children, state, moves)
            break
    trials = 1
    for move in moves:
        trials += children[key(move, seat)].visits
    eagerness = CURIOSITY * sqrt(trials)
    best = children[key(moves[0], seat)]
    best_score = -1.0e18
    for move in moves:
        child = children[key(move, seat)]
        score = child.mean() + eagerness * child.prior / (1 + child.visits)
        if score > best_score:
            best_score = score
            best = child
    return best


def _grow(children: dict[int, Branch], state: State, moves: list[int]) -> None:
    """Judge the moves that are new here one step ahead."""
    seat = state.to_move
    for move in moves:
        if key(move, seat) not in children:
            twin = state.copy()
            twin.play(move)
            children[key(move, seat)] = Branch(move, seat, advantages(twin)[seat], 1)
    _set_priors(children, moves, seat)


def _set_priors(children: dict[int, Branch], moves: list[int], seat: int) -> None:
    """The better a move looks, the sooner it is tried."""
    highest = -1.0e18
    for move in moves:
        highest = max(highest, children[key(move, seat)].mean())
    total = 0.0
    for move in moves:
        child = children[key(move, seat)]
        child.prior = exp((child.mean() - highest) / TEMPERATURE)
        total += child.prior
    for move in moves:
        children[key(move, seat)].prior /= total
