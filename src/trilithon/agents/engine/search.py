"""Search: looks some turns further along the plans that greedy thinks best, for any game that keeps the contract.

The first moves are judged as greedy judges them, by the best plan that begins with each. The most promising are then
played on in positions that fit what the seat knows: everybody carries out its own best plan, turn after turn, until
the seat has ended its last turn within the horizon. What the position looks like then is what the move is worth. All
of them are tried in the same imagined worlds, so that luck favours none. Within such a world everybody plays with open
cards and known dice: it is one of many, and none of them is the real one.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from trilithon.agents.engine.agent import advantage
from trilithon.agents.engine.greedy import GreedyAgent, Plan, best_of, best_plans_from, worth
from trilithon.kernel.engine.moves import Moves
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY, State

RIVALS: Final = 6
"""Plans that are played on, at most."""
BEHIND: Final = 4.0
"""So many points worse than the best plan one may look at first and still be tried."""
TURNS: Final = 2
"""How many turns of its own the seat sees the end of, the present one included."""
BEAM: Final = 6
"""How many plans everybody follows side by side in an imagined future."""
LONGEST: Final = 400
"""Plans in one future: more would be a game that does not go on."""


class SearchAgent(GreedyAgent):
    """`futures` or `seconds`: a budget for each plan; 0 means no limit of that kind."""

    def __init__(self, name: str, rng: Rng, futures: int, seconds: float) -> None:
        super().__init__(name, rng)
        self.futures = futures
        self.seconds = seconds

    def _plan(self, state: State) -> list[int]:
        end = perf_counter() + self.seconds
        rivals = _rivals(self._judge(state), min(RIVALS, self.futures) if self.futures else RIVALS)
        if len(rivals) > 1:
            self._look_ahead(state, rivals, end)
        return best_of(rivals).moves()

    def _look_ahead(self, state: State, rivals: list[Plan], end: float) -> None:
        """Each is worth from now on what it leads to, on average over all the worlds that the budget allows."""
        totals = [0.0] * len(rivals)
        worlds = 0
        while self.futures == 0 or (worlds + 1) * len(rivals) <= self.futures:
            values = self._in_one_world(state, rivals, end)
            if not values:
                break
            worlds += 1
            for i in range(len(rivals)):
                totals[i] += values[i]
        if worlds:
            for i in range(len(rivals)):
                rivals[i].value = totals[i] / worlds
            self._weigh(rivals)

    def _in_one_world(self, state: State, rivals: list[Plan], end: float) -> list[float]:
        """Empty if time runs out meanwhile: a world that not all have seen would favour some."""
        world = state.imagine(state.to_move, self.rng)
        values: list[float] = []
        for plan in rivals:
            if self.seconds > 0.0 and perf_counter() >= end:
                return []
            values.append(_future(world, plan.moves(), end if self.seconds > 0.0 else 0.0))
        return values if self.seconds == 0.0 or perf_counter() < end else []


def _rivals(plans: list[Plan], most: int) -> list[Plan]:
    """The best first."""
    ranked = sorted(plans, key=worth, reverse=True)[:most]
    return [plan for plan in ranked if plan.value >= ranked[0].value - BEHIND]


def _future(world: State, moves: list[int], end: float) -> float:
    """What the seat to move may expect if it carries out this plan and everybody then goes on as greedy would.

    At the time of its end, unless that is 0, it is given up."""
    seat = world.to_move
    state = world.copy()
    legal = Moves()
    for move in moves:
        legal.clear()
        state.offer(legal)
        if state.to_move != seat or move not in legal:
            break  # another world, another answer
        state.play(move)
    turns = 0
    at_turn = world.on_turn() == seat
    for _ in range(LONGEST):
        if state.on_turn() == seat:
            at_turn = True
        elif at_turn:
            at_turn = False
            turns += 1
        if state.to_move == NOBODY or turns == TURNS or (end > 0.0 and perf_counter() >= end):
            break
        state = best_of(best_plans_from(state, BEAM)).state
    return advantage(state, seat)
