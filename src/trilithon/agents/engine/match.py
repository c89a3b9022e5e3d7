"""Whole games of agents, as fast as they think: nothing is written down but what they decide.

Tables and records play through `kernel.playthrough`, which keeps the way back and what happened.
"""

from __future__ import annotations

from time import perf_counter

from mypy_extensions import i64

from trilithon.agents.engine.agent import Agent
from trilithon.kernel.engine.moves import Moves
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY, State


def play_at_random(state: State, rng: Rng) -> i64:
    """To the end, any legal move, each equally likely; returns how many moves that were."""
    moves = Moves()
    played: i64 = 0
    while state.to_move != NOBODY:
        moves.clear()
        state.offer(moves)
        state.play(moves[rng.below(moves.count())])
        played += 1
    return played


class Match:
    """A game between agents, one for each seat. A single answer is played for them, as `Playthrough` does."""

    def __init__(self, state: State, agents: list[Agent]) -> None:
        self.state = state
        self.agents = agents
        self.decided: list[int] = []
        """The moves that somebody chose: a playthrough that is given these is the same game."""
        self.played = 0
        """All moves, automatic ones as well."""
        self.decisions = [0] * len(agents)
        self.seconds = [0.0] * len(agents)
        """How long each seat thought; those who choose at random do not."""

    def go_on(self, seconds: float) -> bool:
        """Play to the end, or until at least so much time has gone by. Is it over?"""
        state = self.state
        moves = Moves()
        played: i64 = 0
        thinking = 0.0
        # Looking at a clock takes as long as a move at random does.
        is_timed = [agent.name != "random" for agent in self.agents]
        while thinking < seconds and state.to_move != NOBODY:
            moves.clear()
            state.offer(moves)
            played += 1
            if moves.count() == 1 and not state.asks(moves[0]):
                state.play(moves[0])
                continue
            seat = state.to_move
            if is_timed[seat]:
                began = perf_counter()
                move = self.agents[seat].choose_from(state, moves)
                took = perf_counter() - began
                thinking += took
                self.seconds[seat] += took
            else:
                move = self.agents[seat].choose_from(state, moves)
            self.decisions[seat] += 1
            self.decided.append(move)
            state.play(move)
        self.played += played
        return state.to_move == NOBODY
