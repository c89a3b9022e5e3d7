"""What every opponent is: something that chooses a legal move, knowing what its seat may know."""

from __future__ import annotations

import gc
from typing import Final

from mypy_extensions import i64, mypyc_attr

from trilithon.kernel.engine.moves import Moves
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY, State, ahead


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses for the seat to move. It must look at other positions only through `state.imagine`."""

    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self.rng = rng
        self.judged: dict[int, float] = {}
        """What its latest choice thought of the moves it had, in points; empty if it does not weigh them."""

    def choose(self, state: State) -> int:
        """One of `state.moves()`; the state is left as it is."""
        moves = Moves()
        state.offer(moves)
        return self.choose_from(state, moves)

    def choose_from(self, state: State, moves: Moves) -> i64:
        """The same for whoever has asked already what is legal."""
        raise NotImplementedError


class RandomAgent(Agent):
    """Any legal move, each equally likely."""

    def choose_from(self, state: State, moves: Moves) -> i64:
        return moves[self.rng.below(moves.count())]


def pause_collector() -> bool:
    """Thinking makes thousands of positions, none of which refer to each other in a circle: to look for circles among
    them took a third of the time. Returns whether the collector was at work, for `resume_collector`."""
    was_on = gc.isenabled()
    gc.disable()
    return was_on


def resume_collector(was_on: bool) -> None:
    if was_on:
        gc.enable()


VICTORY: Final = 15.0
"""What winning the game is worth beyond the points it is won by."""


def advantage(state: State, seat: i64) -> float:
    """A seat's expected points less those of its best rival; at the end victory counts extra."""
    lead = ahead(state.evaluate(), seat)
    if state.to_move == NOBODY:
        lead += VICTORY if state.ranking()[seat] == 1 else -VICTORY
    return lead
