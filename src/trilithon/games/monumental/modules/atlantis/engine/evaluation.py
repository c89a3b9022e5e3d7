"""What a Nexus is worth to somebody who must judge a position at a glance.

Its cards come in an order that everybody knows: of the turns to come each brings the next one, and an effect may bring
another. The base game's judgement of a City leaves all of them out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.evaluation import HUNDREDTHS, OF_THE_DECK, turns_to_come
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.atlantis.engine.nexus import card_in, size
from trilithon.games.monumental.modules.atlantis.engine.own import Own

READY: Final = 0.1
"""Of what an effect could bring that is active and not used yet: it shows which plans promise something."""
EXTRA: Final = 0.5
"""Cards besides the leftmost that effects activate in a turn."""


def worth_besides(s: World, mine: Own, seat: i64) -> float:
    n = size(s, mine, seat)
    if n == 0:
        return 0.0
    value = _in_turns(s, mine, seat, n)
    if s.may_act(seat) and s.phase() == c.ACTING:
        for place in range(n):
            card = card_in(s, mine, seat, place)
            if s.is_active(card) and not s.was_used(card):
                value += READY * float(s.box.ability_worth[i64(s.kinds[card])])
    return value / HUNDREDTHS


def _in_turns(s: World, mine: Own, seat: i64, n: i64) -> float:
    """One card a turn, and again from the beginning when all have come. What effects activate besides is chosen: it is
    as good as the best."""
    turns = turns_to_come(s, seat)
    total = 0.0
    best = 0.0
    coming: i64 = 0
    for is_active in (False, True):  # those that are active now come last
        for place in range(n):
            card = card_in(s, mine, seat, place)
            if s.is_active(card) == is_active:
                worth = float(s.box.card_worth[i64(s.kinds[card])])
                total += worth * _times(turns - float(coming), float(n))
                best = max(best, worth)
                coming += 1
    return OF_THE_DECK * (total + EXTRA * turns * best)


def _times(turns: float, n: float) -> float:
    """In so many turns, counted from the one that is its turn, a card of n comes up this often."""
    times = 0.0
    while turns > 0.0:
        times += min(turns, 1.0)
        turns -= n
    return times
