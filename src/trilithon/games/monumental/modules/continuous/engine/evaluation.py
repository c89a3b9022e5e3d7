"""What a seat may still do in this round, for somebody who must judge a position at a glance.

One action is looked at at a time. What is not used yet is not lost, so what others may take comes first; whoever passes
gives it up.
"""

from __future__ import annotations

import os
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.evaluation import HUNDREDTHS, OF_THE_DECK
from trilithon.games.monumental.engine.in_force import active_policies
from trilithon.games.monumental.engine.resources import basics
from trilithon.games.monumental.engine.world import World

X: Final = [float(x) for x in os.environ.get("CX", "0.5,0.1,0.0").split(",")]


def worth_besides(s: World, seat: i64) -> float:
    if not s.may_act(seat) or not s.is_person(seat):
        return 0.0
    total = 0.0
    city = s.at.city + seat * s.at.slots
    for slot in range(s.slots_of(seat)):
        card = i64(s.d[city + slot])
        if card >= 0 and i64(s.d[s.at.marks + card]) & (c.ACTIVE | c.USED) == c.ACTIVE:
            total += float(s.box.ability_worth[i64(s.kinds[card])])
    for policy in active_policies(s, seat):
        if not i64(s.d[s.at.policy_used + policy]):
            total += float(s.box.ability_worth[s.policy_ability(policy)])
    value = X[0] * total / HUNDREDTHS
    n = basics(s, seat)
    value += X[1] * float(n) + X[2] * float(s.has(seat, c.GOLD))
    return value
