"""What a seat may still do in this round, for somebody who must judge a position at a glance.

One action is looked at at a time. Effects that were not used yet are not lost: so what others may take comes first, and
whoever passes gives them up. Of row and column that were chosen in secret it is seen what they will bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import is_crossed
from trilithon.games.monumental.engine.evaluation import HUNDREDTHS, OF_THE_DECK
from trilithon.games.monumental.engine.slots import space_of
from trilithon.games.monumental.engine.world import World

READY: Final = 0.4
"""Of what an effect could bring that is active and not used yet."""


def worth_besides(s: World, seat: i64, chosen: i64) -> float:
    """`chosen`: the space where row and column meet that will be activated, or -1."""
    if not s.may_act(seat) or not s.is_person(seat):
        return 0.0
    if chosen >= 0:
        return OF_THE_DECK * _in_cross(s, seat, chosen) / HUNDREDTHS
    return READY * _ready(s, seat) / HUNDREDTHS


def _ready(s: World, seat: i64) -> float:
    """Of cards of the City and the newest Policy: what lies elsewhere its module judges."""
    worth = 0.0
    for slot in range(i64(c.CITY_SLOTS)):
        card = s.card_at(seat, slot)
        if card >= 0 and i64(s.d[s.at.marks + card]) & (c.ACTIVE | c.USED) == c.ACTIVE:
            worth += float(s.box.ability_worth[i64(s.kinds[card])])
    policy = s.active_policy(seat)
    if policy >= 0 and not i64(s.d[s.at.policy_used + policy]):
        worth += float(s.box.ability_worth[s.policy_ability(policy)])
    return worth


def _in_cross(s: World, seat: i64, crossing: i64) -> float:
    worth = 0.0
    for slot in range(i64(c.CITY_SLOTS)):
        card = s.card_at(seat, slot)
        if card >= 0 and is_crossed(space_of(slot), crossing):
            worth += float(s.box.card_worth[i64(s.kinds[card])])
    return worth
