"""What Policies on lines are worth to somebody who must judge a position at a glance.

In every turn to come one row and one column can be chosen: the best Policy of the rows and the best of the columns are
active then, whenever the cards allow it; others are active now and then. Those that are active now can still be used.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.evaluation import HUNDREDTHS, turns_to_come
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.mughals.engine import codes as m
from trilithon.games.monumental.modules.mughals.engine.own import Own, is_policy_active, line_of

OF_THE_EFFECT: Final = 0.6
"""So much of what an effect could bring becomes points, as with Policies of others."""
CHOSEN: Final = 0.9
"""How often the line is chosen that has the best Policy of the rows, or of the columns;"""
BESIDES: Final = 0.2
"""and how often another."""
NOW: Final = 0.7
"""Of an effect that can be used this turn still."""


def worth_besides(s: World, mine: Own) -> float:
    seat = mine.seat
    pile = s.developed(seat)
    is_acting = s.may_act(seat) and s.phase() == c.ACTING
    rows = 0.0
    columns = 0.0
    all_of_them = 0.0
    loose = 0.0
    now = 0.0
    for i in range(s.size(pile)):
        policy = i64(s.d[pile + 1 + i])
        worth = OF_THE_EFFECT * float(s.box.ability_worth[s.policy_ability(policy)]) / HUNDREDTHS
        line = line_of(s, mine, policy)
        if line < 0:
            loose += worth  # it will find a good place
            continue
        all_of_them += worth
        if m.is_row(line):
            if worth > rows:
                rows = worth
        elif worth > columns:
            columns = worth
        if is_acting and is_policy_active(s, mine, policy) and not i64(s.d[s.at.policy_used + policy]):
            now += worth
    best = rows + columns
    each_turn = CHOSEN * (best + loose) + BESIDES * (all_of_them - best)
    return each_turn * turns_to_come(s, seat) + NOW * now
