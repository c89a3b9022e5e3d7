"""Ways to far hexes, step by step: for what is on the move, and for whoever can get there best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.loads import NOTHING
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.activate import MOVE_FERRY, MOVE_UNIT
from trilithon.games.monuments.engine.steps.sail import LAND_AT, SAIL, SAIL_TO
from trilithon.games.monuments.engine.steps.step import BREAK_OUT, STEP, WALK, goal_of, load_of
from trilithon.games.monuments.words.rows import after
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.words import frames


class OnTheMove(NamedTuple):
    """A unit or a ferry whose next point is asked for."""

    here: Callable[[Position], int]
    goal: Callable[[int], int]
    """The hex that a move brings it to, carrying nothing; -1 if it does something else."""


def _walk_goal(move: int) -> int:
    if verb_of(move) == WALK and load_of(argument_of(move)) == NOTHING:
        return goal_of(argument_of(move))
    return argument_of(move) if verb_of(move) == BREAK_OUT else c.NONE


def _sail_goal(move: int) -> int:
    return argument_of(move) if verb_of(move) in (SAIL_TO, LAND_AT) else c.NONE


MOVING: dict[Step[Any], OnTheMove] = {
    STEP: OnTheMove(lambda s: int(s.d[s.at.place]), _walk_goal),
    SAIL: OnTheMove(lambda s: s.water(s.get(SAIL.ferry)), _sail_goal),
}


def ways(s: Position) -> dict[int, list[int]]:
    """Every hex that what is on the move can get to, carrying nothing, with the shortest row of steps."""
    seat, start = s.to_move, MOVING[s.step()].here(s)
    found: dict[int, list[int]] = {}
    queue: list[tuple[Position, list[int]]] = [(s, [])]
    for trial, row in queue:
        goal = MOVING[trial.step()].goal
        for move in trial.moves():
            spot = goal(move)
            if spot < 0 or spot in found or spot == start:
                continue
            found[spot] = [*row, move]
            further = after(trial, [move])
            if further.to_move == seat and further.step() in MOVING:
                queue.append((further, found[spot]))
    return found


def way_of_somebody(s: Position, spot: int) -> list[int]:
    """Of all that can get there the one with the shortest way, best one that leaves somebody behind."""
    rows: list[tuple[int, bool, bool, int, list[int]]] = []
    for move in s.moves():
        verb, n = verb_of(move), argument_of(move)
        by_ferry = verb == MOVE_FERRY
        if verb != MOVE_UNIT and not (by_ferry and s.aboard(n) == s.to_move):
            continue  # an empty ferry brings nobody there
        here = s.water(n) if by_ferry else c.spot_of(n)
        trial = after(s, [move])
        if s.chart.distance(here, spot) > frames(trial)[-1].values["points"]:
            continue
        way = ways(trial).get(spot, [])
        if way:
            alone = not by_ferry and sum(s.count(here, unit) for unit in range(c.UNITS)) == 1
            rows.append((len(way), alone, by_ferry, move, [move, *way]))
    return min(rows)[-1] if rows else []
