"""Greedy: looks one whole action ahead and takes the plan whose end the game's own evaluation likes best.

An action is a chain of small decisions. The agent follows the most promising chains side by side (a beam),
from its own decision until another seat must decide, until something hidden is shown, or until it has closed
its share of the turn. It plans in as many imagined positions as the game needs and adds up what they say of each
first move.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.agents.engine.agent import Agent, advantage, pause_collector, resume_collector
from trilithon.kernel.engine.moves import Moves
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY, State

BEAM: Final = 12
SHARE: Final = 4
"""Plans that begin alike and are followed side by side, at least."""
DEEPEST: Final = 24


class Plan:
    """A chain of decisions: which of the legal moves it begins with, where it has led, whether that is its end, what it
    is worth, and how it got there."""

    first: i64
    move: i64

    def __init__(
        self, first: i64, state: State, done: bool, value: float, move: i64, before: Plan | None
    ) -> None:
        self.first = first
        self.state = state
        self.done = done
        self.value = value
        self.move = move
        self.before = before

    def moves(self) -> list[int]:
        """All decisions of the chain, in order."""
        moves: list[int] = []
        plan: Plan | None = self
        while plan is not None:
            moves.append(plan.move)
            plan = plan.before
        moves.reverse()
        return moves


class GlanceAgent(Agent):
    """Takes the move after which the position looks best at once, and never thinks of what comes next."""

    def choose_from(self, state: State, moves: Moves) -> i64:
        imagined = state.imagine(state.to_move, self.rng)
        answers = Moves()
        imagined.offer(answers)
        best: i64 = 0
        highest = -1.0e18
        for i in range(answers.count()):
            twin = imagined.copy()
            twin.play(answers[i])
            value = advantage(twin, state.to_move)
            if value > highest:
                highest = value
                best = answers[i]
        return best


class GreedyAgent(Agent):
    """What it has planned it carries out, as long as everything comes as planned; then it plans anew."""

    def __init__(self, name: str, rng: Rng, beam: int = BEAM) -> None:
        super().__init__(name, rng)
        self.beam = beam
        self.planned: list[int] = []
        self.expected = ""

    def choose_from(self, state: State, moves: Moves) -> i64:
        self.judged = {}
        if moves.count() == 1:
            return moves[0]
        if not self.planned or state.fingerprint() != self.expected:
            was_on = pause_collector()
            try:
                self.planned = self._plan(state)
            finally:
                resume_collector(was_on)
        move = self.planned.pop(0)
        self._expect(state, move)
        return move

    def _plan(self, state: State) -> list[int]:
        return best_of(self._judge(state)).moves()

    def _world(self, state: State) -> State:
        """One that could be this, to plan in."""
        return state.imagine(state.to_move, self.rng)

    def _judge(self, state: State) -> list[Plan]:
        """For each legal move the plan that promises most, worth what all imagined worlds together say of the move."""
        best = best_plans_from(self._world(state), self.beam)
        totals = [plan.value for plan in best]
        worlds = state.worlds()
        for _ in range(worlds - 1):
            plans = best_plans_from(self._world(state), self.beam)
            for i in range(len(best)):
                totals[i] += plans[i].value
                if plans[i].value > best[i].value:
                    best[i] = plans[i]
        for i in range(len(best)):
            best[i].value = totals[i] / worlds
        self._weigh(best)
        return best

    def _weigh(self, plans: list[Plan]) -> None:
        """Remember what they are worth, for whoever asks why."""
        self.judged = {}
        for plan in plans:
            self.judged[plan.moves()[0]] = plan.value

    def _expect(self, state: State, move: i64) -> None:
        """The plan holds if the next decision is the one after this move and nothing hidden has been shown."""
        if not self.planned:
            return
        twin = state.copy()
        twin.play(move)
        answers = Moves()
        while twin.to_move == state.to_move and self.planned:
            answers.clear()
            twin.offer(answers)
            if answers.count() > 1 or twin.asks(answers[0]):
                break
            twin.play(answers[0])  # as a table does; the plan has this answer too
            self.planned.pop(0)
        if twin.to_move == state.to_move and twin.reveals == state.reveals:
            self.expected = twin.fingerprint()
        else:
            self.planned = []


class PlainGreedyAgent(GreedyAgent):
    """Plays games with extensions as if those were worth nothing: what `GreedyAgent` wins against it they are worth."""

    def _world(self, state: State) -> State:
        world = super()._world(state)
        world.evaluate_plainly()
        return world


def best_of(plans: list[Plan]) -> Plan:
    """The first of the best."""
    best = plans[0]
    for plan in plans:
        if plan.value > best.value:
            best = plan
    return best


def best_plans_from(state: State, beam: int) -> list[Plan]:
    """For each legal move the best plan found that begins with it, followed to its end."""
    seat = state.to_move
    moves = Moves()
    state.offer(moves)
    best: list[Plan] = []
    plans: list[Plan] = []
    for i in range(moves.count()):
        plan = _follow(state, moves[i], i, seat, None)
        best.append(plan)
        if not plan.done:
            plans.append(plan)
            # an action half done is worth what it leads to
            best[i] = Plan(i, plan.state, False, -1.0e9, moves[i], None)
    for _ in range(DEEPEST):
        if not plans:
            break
        plans = _step(_most_promising(plans, beam, max(SHARE, beam // moves.count())), best, seat)
    for plan in plans:
        plan.value = advantage(plan.state, seat)
        if plan.value > best[plan.first].value:
            best[plan.first] = plan
    return best


def _step(plans: list[Plan], best: list[Plan], seat: i64) -> list[Plan]:
    """Every plan one decision further; those that are complete report themselves."""
    further: list[Plan] = []
    for plan in plans:
        _go_on(plan, best, seat, further, True)
    return further


def _go_on(plan: Plan, best: list[Plan], seat: i64, further: list[Plan], may_look_on: bool) -> None:
    """A decision after which nothing looks different (which unit, which building) is judged by the one that follows."""
    moves = Moves()
    plan.state.offer(moves)
    for i in range(moves.count()):
        next_plan = _follow(plan.state, moves[i], plan.first, seat, plan)
        if next_plan.done:
            if next_plan.value > best[plan.first].value:
                best[plan.first] = next_plan
        elif may_look_on and next_plan.value == plan.value:
            _go_on(next_plan, best, seat, further, False)
        else:
            further.append(next_plan)


def _follow(state: State, move: i64, first: i64, seat: i64, before: Plan | None) -> Plan:
    """A complete plan is judged exactly, one under way at a glimpse: it is compared only with others under way."""
    twin = state.copy()
    twin.play(move)
    done = _is_done(state, move, twin, seat)
    value = advantage(twin, seat) if done else twin.glimpse(seat)
    return Plan(first, twin, done, value, move, before)


def _is_done(before: State, move: i64, after: State, seat: i64) -> bool:
    return (
        after.to_move != seat
        or after.to_move == NOBODY
        or after.reveals != before.reveals
        or before.closes(move)
    )


def _most_promising(plans: list[Plan], beam: int, share: int) -> list[Plan]:
    """The best plan of every first move, so that each is judged by what it leads to, then the best of the rest, but
    no more than its share for any first move.

    Of equal value only one: chains that differ only in order lead to the same place.
    """
    chosen: list[Plan] = []
    rest: list[Plan] = []
    begun: dict[int, int] = {}
    last = Plan(-1, plans[0].state, False, 0.0, -1, None)
    for plan in sorted(plans, key=worth, reverse=True):
        if plan.first not in begun:
            begun[plan.first] = 1
            chosen.append(plan)
        elif begun[plan.first] < share and (plan.value != last.value or plan.first != last.first):
            begun[plan.first] += 1
            rest.append(plan)
        last = plan
    for plan in rest:
        if len(chosen) >= beam:
            break
        chosen.append(plan)
    return chosen


def worth(plan: Plan) -> float:
    return plan.value
