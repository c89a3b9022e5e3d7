"""What a position is worth to each seat, at a glance: the points it may expect at the end.

What would be scored now, without rounding while there is time to round it up; layers to come, by the work that they
still need (`road.py`); quests (`hopes.py`); cards in hand, because taking them back costs a turn; and what a stronger
neighbour could take.
"""

from __future__ import annotations

from typing import Final

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.hopes import expected_from_quests
from trilithon.games.monuments.engine.monument import LAYERS
from trilithon.games.monuments.engine.road import turns_to_layers
from trilithon.games.monuments.engine.scoring import row_of
from trilithon.games.monuments.engine.survey import Survey, survey
from trilithon.games.monuments.engine.threats import battle_under_way, expected_losses
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.state import NOBODY

USUAL_LENGTH: Final = 48
"""Rounds of a game among seats that know what they do."""
AT_LEAST: Final = [36, 32, 25, 17, 9, 0]
"""Rounds that are still to come, however late it is, if nobody has built more layers than so many."""
LAYER_BONUS: Final = [3.0, 3.5, 4.0, 4.5, 14.0]
"""What the bonuses of a layer are worth; with the fifth, its card and to choose when the game ends."""
AHEAD: Final = 0.4
"""What it is worth to be a layer further, for every round to come: what is built early helps to build the rest."""
RACE: Final = 15
"""Late in the game being a layer further means to be first, so it counts as if so many rounds were left."""
WINNING: Final = 24.0
CLEAR_LEAD: Final = 4.0
"""In the last round, what a lead is worth beyond its points; half of it with a lead of so many."""
NOT_YET: Final = 0.8
"""A layer that could be built is not built."""
BEYOND: Final = 8.0
STEADY: Final = 0.8
HARDLY: Final = 0.3
"""A layer is worth less, turn by turn, the later it will come: all of it if now, nothing so many turns after the end
that is to be expected. From a share of that time on it loses more slowly, or nobody would work for what is far away."""
WORKER_LOST: Final = 1.0
"""More than its points: the land it held and the work it would have done."""
SPENT_BY_THEN: Final = 0.3
HAND: Final = [0.12, 0.35, 0.35, 0.25, 0.35, 0.2, 0.06, 0.03, 0.1, 0.12]
"""Turns that each action card in hand is worth, because it need not be taken back first."""
GREEN: Final = [0.012, 0.0, 0.0, 0.012, 0.0, 0.0, 0.006, 0.004, 0.008, 0.01]
"""For every round to come, what the green side of a card brings; the others shorten the road."""
LASTING: Final = [
    0.03,  # permit
    0.04,  # workers' steps
    0.006,
    0.004,
    0.006,
    0.0,
    0.01,
    0.03,  # ford
    0.012,  # ferry points
    0.0,
    0.015,  # production limit
    0.03,  # capacity
    0.03,  # build discount
    0.0,
    0.03,  # populate need
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.015,  # trades
    0.01,  # quest draw
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
]
"""The same of lasting effects, where the road does not see them."""


def expected_points(s: World) -> list[float]:
    values: list[float] = []
    for seat in range(s.seats):
        if s.to_move == NOBODY or s.score_card[seat] < 0:
            values.append(float(sum(row_of(s, seat))))
        else:
            values.append(_expected(s, seat))
    if s.target >= 0:
        battle_under_way(s, values)
    if s.ending and s.to_move != NOBODY:
        _add_victory(values)
    return values


def _add_victory(values: list[float]) -> None:
    """In the last round whoever leads will probably win: nobody should end a game that he is losing."""
    best = 0
    for seat in range(1, len(values)):
        if values[seat] > values[best]:
            best = seat
    second = -1.0e9
    for seat in range(len(values)):
        if seat != best and values[seat] > second:
            second = values[seat]
    lead = values[best] - second
    values[best] += WINNING * lead / (lead + CLEAR_LEAD)


def rounds_left(s: World, seat: int) -> float:
    """Turns that the seat still has after this one, roughly."""
    if s.ending:
        mine = (seat - s.start) % s.seats
        return 1.0 if mine > (s.active - s.start) % s.seats else 0.0
    limit = s.options[c.O_ROUNDS]
    left = float(max(AT_LEAST[max(s.layers)], USUAL_LENGTH - s.round))
    return min(left, float(limit - s.round)) if limit else left


def _expected(s: World, seat: int) -> float:
    rounds = rounds_left(s, seat)
    v = survey(s, seat)
    value = expected_from_quests(s, seat, v, rounds)
    if rounds < 1.5:
        value += sum(row_of(s, seat))
        if rounds < 0.5:
            return value
    else:
        value += _unrounded(s, seat, v, rounds)
    return value + _to_come(s, seat, v, rounds) - expected_losses(s, seat)


def rate_of(s: World, seat: int, metric: int) -> float:
    """Points for one more of what a line counts."""
    card = s.score_card[seat]
    lines = s.box.lines[card]
    rate = lines[metric * 2] / lines[metric * 2 + 1]
    extras = s.box.extras[card]
    i = 0
    while i < len(extras):
        if extras[i] == metric:
            rate += extras[i + 1] / extras[i + 2]
        i += 3
    return rate


def _unrounded(s: World, seat: int, v: Survey, rounds: float) -> float:
    value = rate_of(s, seat, c.M_LAYERS) * s.layers[seat]
    value += _token(s, seat, rounds) * v.all_tokens()
    value += rate_of(s, seat, c.M_WORKERS) * v.workers
    value += rate_of(s, seat, c.M_LAND) * v.land
    value += rate_of(s, seat, c.M_POWER) * v.power
    value += rate_of(s, seat, c.M_UPGRADES) * v.upgrades
    for quest in s.completed[seat]:
        value += s.box.quest_points[quest]
    return value


def _token(s: World, seat: int, rounds: float) -> float:
    """What a token is worth at the end; early on it will have been spent by then."""
    return rate_of(s, seat, c.M_RESOURCES) * max(SPENT_BY_THEN, 1.0 - rounds / 30.0)


def _to_come(s: World, seat: int, v: Survey, rounds: float) -> float:
    turns = [0.0, 0.0, 0.0, 0.0, 0.0]
    turns_to_layers(s, seat, v, turns)
    horizon = rounds + BEYOND
    ahead = AHEAD * max(RACE, USUAL_LENGTH - s.round)
    value = ahead * s.layers[seat]
    tempo = 0.0
    for layer in range(s.layers[seat], LAYERS):
        gain = NOT_YET * (_gain_of_layer(s, seat, layer, rounds) + ahead)
        late = turns[layer] / horizon
        if late < STEADY:
            value += gain * (1.0 - late)
            tempo += gain / horizon
        else:  # hardly in time, but who comes nearer may still hope
            value += gain * (1.0 - STEADY - HARDLY * (late - STEADY))
            tempo += gain * HARDLY / horizon
    base = seat * c.CARDS
    hand = 0.0
    for card in range(c.CARDS):
        state = s.cards[base + card]
        if state & c.IN_HAND:
            hand += HAND[card]
        if state & c.GREEN:
            value += GREEN[card] * rounds
    value += hand * tempo
    base = seat * c.RULES
    for rule in range(c.RULES):
        if s.rules[base + rule]:
            value += LASTING[rule] * s.rules[base + rule] * rounds
    return value


def _gain_of_layer(s: World, seat: int, layer: int, rounds: float) -> float:
    """Points of the layer and its bonuses, less what is given for it."""
    cost = s.box.layer_cost[layer]
    tokens = cost[0] + cost[1] + cost[2] + cost[3]
    gain = rate_of(s, seat, c.M_LAYERS) + LAYER_BONUS[layer]
    gain -= _token(s, seat, rounds) * tokens
    return gain - s.box.layer_workers[layer] * (rate_of(s, seat, c.M_WORKERS) + WORKER_LOST)
