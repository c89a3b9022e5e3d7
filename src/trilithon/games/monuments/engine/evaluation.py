"""What a position is worth to each seat, at a glance: the points it may expect at the end.

What would be scored now, without rounding while there is time to round it up; what the seat has for the layers to come
(`prospects.py`), which counts less and less when the limit of rounds is near; quests (`hopes.py`); and what a stronger
neighbour could take.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.hopes import expected_from_quests
from trilithon.games.monuments.engine.prospects import prospects
from trilithon.games.monuments.engine.scoring import row_of
from trilithon.games.monuments.engine.steps.card import PLAY_CARD
from trilithon.games.monuments.engine.survey import Survey, survey
from trilithon.games.monuments.engine.threats import battle_under_way, expected_losses
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.state import NOBODY

TO_COME: Final = vec[float]([46.0, 40.0, 32.0, 24.0, 16.0, 0.0])
"""Rounds that are still to come if nobody has built more layers than so many."""
FURTHER: Final = 16.0
"""To be a layer further than somebody else, beyond its points."""
ALL_AHEAD: Final = 14.0
"""With so many rounds to come, or more, prospects count in full."""
NOT_YET: Final = 0.6
LONG: Final = 16.0
"""Points that can still be had later count less by so much, if so many rounds are to come: first the monument."""
WINNING: Final = 60.0
CLEAR_LEAD: Final = 4.0
"""In the last round, what a lead is worth beyond its points; half of it with a lead of so many."""
LAST_TURN: Final = 3.0
"""What a seat gains by the turn it still has in the last round; another layer would be twice as much, but is rare."""
SPENT_BY_THEN: Final = 0.3
ALL_SPENT: Final = 30.0
"""With so many rounds to come a token would be worth nothing at the end, and is never worth less than that share."""
NO_ROUND: Final = 0.5
LAST_ROUND: Final = 1.5
"""Fewer rounds than this are none, or the last one."""
BELOW_ALL: Final = -1.0e9


def expected_points(s: World) -> list[float]:
    values = [expected(s, seat) for seat in range(s.seats)]
    if s.d[s.at.target] >= 0:
        battle_under_way(s, values)
    if s.d[s.at.ending] != 0 and s.to_move != NOBODY:
        _add_victory(values)
    return values


def _add_victory(values: list[float]) -> None:
    """In the last round whoever leads will probably win: nobody should end a game that he is losing."""
    best = 0
    for seat in range(1, len(values)):
        if values[seat] > values[best]:
            best = seat
    second = BELOW_ALL
    for seat in range(len(values)):
        if seat != best and values[seat] > second:
            second = values[seat]
    lead = values[best] - second
    values[best] += WINNING * lead / (lead + CLEAR_LEAD)


def rounds_left(s: World, seat: i64) -> float:
    """Turns that the seat still has after this one, roughly."""
    if s.d[s.at.ending] != 0:
        mine = (seat - s.start()) % s.seats
        return 1.0 if mine > (s.active() - s.start()) % s.seats else 0.0
    limit = s.option(c.O_ROUNDS)
    most: i64 = 0
    for other in range(s.seats):
        if s.layers(other) > most:
            most = s.layers(other)
    left = TO_COME[most]
    return min(left, float(limit - i64(s.d[s.at.round]))) if limit > 0 else left


def expected(s: World, seat: i64) -> float:
    """Of one seat, whatever a battle under way or the lead may change."""
    if s.to_move == NOBODY or s.d[s.at.score_card + seat] < 0:
        return float(sum(row_of(s, seat)))
    rounds = rounds_left(s, seat)
    v = survey(s, seat)
    quests = expected_from_quests(s, seat, v, rounds)
    if rounds < LAST_ROUND:
        value = quests + float(sum(row_of(s, seat)))
        if rounds < NO_ROUND:
            return value + LAST_TURN if s.is_on_top(PLAY_CARD) and s.whose() == seat else value
        return value + LAST_TURN - expected_losses(s, seat)
    value = (1.0 - NOT_YET * min(1.0, rounds / LONG)) * (quests + _unrounded(s, seat, v, rounds))
    value += FURTHER * float(s.layers(seat)) + min(1.0, rounds / ALL_AHEAD) * prospects(s, seat, v)
    return value - expected_losses(s, seat)


def rate_of(s: World, seat: i64, metric: i64) -> float:
    """Points for one more of what a line counts."""
    return s.box.rates[i64(s.d[s.at.score_card + seat]) * c.METRICS + metric]


def _unrounded(s: World, seat: i64, v: Survey, rounds: float) -> float:
    value = rate_of(s, seat, c.M_LAYERS) * float(s.layers(seat))
    value += _token(s, seat, rounds) * float(c.purse_size(v.tokens))
    value += rate_of(s, seat, c.M_WORKERS) * float(v.workers)
    value += rate_of(s, seat, c.M_LAND) * float(v.land)
    value += rate_of(s, seat, c.M_POWER) * float(v.power)
    value += rate_of(s, seat, c.M_UPGRADES) * float(v.upgrades)
    d = s.d
    pile = s.completed_of(seat)
    for i in range(i64(d[pile])):
        value += float(i64(s.box.quest_points[i64(d[pile + 1 + i])]))
    return value


def _token(s: World, seat: i64, rounds: float) -> float:
    """What a token is worth at the end; early on it will have been spent by then."""
    return rate_of(s, seat, c.M_RESOURCES) * max(SPENT_BY_THEN, 1.0 - rounds / ALL_SPENT)
