"""The road to the next layers: how many turns of work each of them still needs.

Tokens are produced, workers are born, land is walked to, and each of the three takes as long as the seat's hexes,
towns and cards make it take. What shortens the road is worth what the shorter road is worth: a factory, a second town,
an upgraded card or a bonus needs no price of its own.
"""

from __future__ import annotations

from typing import Final

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import LAYERS, layer_discount
from trilithon.games.monuments.engine.reach import (
    land_without_obstacles,
    steps_to_worker,
    voyage_to_free_land,
    ways_to_free_land,
)
from trilithon.games.monuments.engine.spots import is_usable
from trilithon.games.monuments.engine.survey import Survey
from trilithon.games.monuments.engine.world import World

PLAY: Final = 1.25
"""Turns that a card costs, with its share of taking the cards back."""
BIRTH: Final = 1.6
"""Turns for a Populate, which must be prepared."""
RAISING: Final = 1.6
USUAL_TOKEN: Final = 0.3
USUAL_WORKER: Final = 0.8
"""Turns for a token and for a worker once a seat has grown: later layers will not wait for the means of today."""
NO_HEX: Final = 0.5
"""Of a kind that no hex of the seat yields, trade and bonuses bring so many tokens where a hex would bring one."""
LOOSE: Final = 0.5
"""A token that somebody must step to counts for so much of one in hand."""
SECOND_HEX: Final = 0.5
WORKSHOP: Final = 0.6
NO_TOWN: Final = 12.0
TOWN_TOO_SMALL: Final = 5.5
TO_TOWN: Final = 1.2
FAR_FROM_TOWN: Final = 6
"""Turns until workers are born, if there is no town, and if nobody lives in it: more than it takes, so that every
step there is a gain."""
TOO_FEW_WORKERS: Final = 7.0
"""More of them for each worker without whom a town can hardly be built and settled."""
OF_A_TOWN: Final = 1.5
"""Less of them for each token of its price, and for two workers in one hex."""
HALF_OF_TWO: Final = 0.25
"""A second town without the upgraded card, or the card without the town: one of them is done."""
BONUS_WORKERS: Final = 0.8
"""That come with a layer, beyond those that Populate brings."""
ARRIVING: Final = 0.3
USUAL_WAY: Final = 5
WAY_BEYOND: Final = 8
"""Turns to take land, beyond the way to it; half activations that a worker to come will have to go, and to land that is
not near."""
FALLEN_HELD_LAND: Final = 0.6
"""So many of the workers that are sacrificed were the last ones in their hex."""
NO_WAY: Final = 2.2
NO_WAY_MORE: Final = 0.8
"""Turns more if land is needed behind a bridge or a ferry which is not there, and for each such hex, three at most."""
WOOD_FOR_A_WAY: Final = 1.0
"""Less of them with the wood for a bridge or a ferry in hand."""
TOO_FEW_PIECES: Final = 1.6
"""Turns for every holder of land that the supply does not have."""


def turns_to_layers(s: World, seat: int, v: Survey, turns: list[float]) -> None:
    """Fills in the turns of work from now until each layer that is not built yet."""
    built = s.layers[seat]
    box = s.box
    per_token = [0.0, 0.0, 0.0, 0.0]
    _turns_per_token(s, seat, v, per_token)
    per_worker = BIRTH / _workers_per_play(s, seat, v)
    until_town = _turns_until_town(s, seat, v)
    per_way = 0.5 * PLAY / ((3 if s.is_green(seat, c.MOVE) else 2) + s.rule(seat, c.R_ACTIVATIONS))
    far = ways_to_free_land(s, seat)
    on_the_way = ways_of_spare(s, seat, v, far)
    near_land = land_without_obstacles(s, seat, v, far)
    pieces = v.holders + s.in_supply(seat, c.S_WORKER)
    discount = layer_discount(s, seat)
    spared = s.rule(seat, c.R_SACRIFICE)
    less_land = s.rule(seat, c.R_LAND_NEED)
    tokens_short = [0.0, 0.0, 0.0, 0.0]
    for kind in range(c.KINDS):
        tokens_short[kind] = -v.tokens[kind] - LOOSE * v.loose[kind]
    token_work = 0.0
    people_work = 0.0
    people_done = float(v.holders)
    residents = 2 if v.ready_towns > 1 else 1  # the second worker of a town holds no land of its own
    fallen = 0
    for layer in range(built, LAYERS):
        cost = box.layer_cost[layer]
        saved = float(discount)
        for kind in range(c.KINDS):
            before = max(0.0, tokens_short[kind])
            tokens_short[kind] += cost[kind]
            more = max(0.0, tokens_short[kind]) - before
            if saved > 0.0:
                less = min(saved, more)
                saved -= less
                more -= less
                tokens_short[kind] -= less
            token_work += more * per_token[kind]
        land_needed = box.layer_land[layer] - less_land
        people = land_needed + residents + fallen - BONUS_WORKERS * (layer - built)
        if people > people_done:
            people_work += (people - people_done) * per_worker + until_town
            until_town = 0.0
            people_done = people
        work = RAISING * (layer - built + 1) + token_work + people_work
        missing = int(land_needed + FALLEN_HELD_LAND * fallen) - v.land
        work += _turns_to_land(missing, on_the_way, near_land, per_way)
        beyond = land_needed - v.land - near_land
        if beyond > 0:
            work += NO_WAY + NO_WAY_MORE * min(3, beyond)
            if v.tokens[c.WOOD]:
                work -= WOOD_FOR_A_WAY
        lacking = land_needed - pieces - (layer - built) * s.options[c.O_UNLOCK]
        if lacking > 0:
            work += lacking * TOO_FEW_PIECES
        turns[layer] = work
        fallen += max(0, box.layer_workers[layer] - spared)
        for kind in range(c.KINDS):
            per_token[kind] = _towards(per_token[kind], USUAL_TOKEN)
        per_worker = _towards(per_worker, USUAL_WORKER)


def _towards(now: float, usual: float) -> float:
    """Half way to what is usual later, if it is worse today."""
    return now if now < usual else 0.5 * (now + usual)


def _turns_per_token(s: World, seat: int, v: Survey, per_token: list[float]) -> None:
    hexes = (3 if s.is_green(seat, c.PRODUCE) else 2) + s.rule(seat, c.R_PRODUCE_HEXES)
    for kind in range(c.KINDS):
        gain = v.best_yield[kind] + SECOND_HEX * v.next_yield[kind] + WORKSHOP * v.any_yield
        if gain < NO_HEX:
            gain = NO_HEX
        per_token[kind] = PLAY / (hexes * gain)


def _workers_per_play(s: World, seat: int, v: Survey) -> float:
    towns = min(v.ready_towns, 2 if s.is_green(seat, c.POPULATE) else 1)
    births = float(towns)
    if towns:
        births += s.rule(seat, c.R_POPULATE_EXTRA)
        if towns == 1 and (v.ready_towns > 1 or s.is_green(seat, c.POPULATE)):
            births += HALF_OF_TWO
    if v.ready_farms:
        births += 0.9
    elif v.usable[c.FARM]:
        births += 0.3
    return max(1.0, births)


def _turns_until_town(s: World, seat: int, v: Survey) -> float:
    if v.ready_towns:
        return 0.0
    if v.usable[c.TOWN]:
        return (
            TOWN_TOO_SMALL + TO_TOWN * (_way_to_town(s, seat) - 1) + TOO_FEW_WORKERS * max(0, 2 - v.workers)
        )
    crowd = OF_A_TOWN if v.crowd > 1 else 0.0
    few = TOO_FEW_WORKERS * max(0, 3 - v.workers)
    return NO_TOWN + few - crowd - OF_A_TOWN * (min(2, v.tokens[c.WHEAT]) + min(1, v.tokens[c.SHEEP]))


def _way_to_town(s: World, seat: int) -> int:
    """Steps from the nearest worker elsewhere to a town of the seat."""
    nearest = FAR_FROM_TOWN
    for town in range(s.chart.lands):
        if s.builder[town] == seat and is_usable(s, seat, town, c.TOWN):
            nearest = min(nearest, steps_to_worker(s, seat, town, FAR_FROM_TOWN))
    return nearest


def ways_of_spare(s: World, seat: int, v: Survey, far: list[int]) -> list[int]:
    """How far pieces with nothing else to do are from free land, the nearest first."""
    ways: list[int] = []
    for place in v.spare:
        ways.append(far[place] if place >= 0 else voyage_to_free_land(s, seat, -1 - place))
    ways.sort()
    return ways


def _turns_to_land(missing: int, on_the_way: list[int], near_land: int, per_way: float) -> float:
    """For land still to be taken: the way of whoever is free to go, the usual way for those who are still to come.

    All of them may be near the same hex; once what is near is taken, the rest have a way over a river or the sea.
    """
    turns = 0.0
    for i in range(missing):
        way = on_the_way[i] if i < len(on_the_way) else USUAL_WAY
        if i >= near_land and way < WAY_BEYOND:
            way = WAY_BEYOND
        turns += ARRIVING + per_way * way
    return turns
