"""What a Hero is worth to somebody who must judge a position at a glance.

Its effect in the turns to come, as often as it can still be used; that it guards its Province; and that a Unit more
stands on the map. One that goes when its owner develops a Policy is worth only the turns until that can be paid:
otherwise Policies would be put off for its sake.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.evaluation import HUNDREDTHS, turns_to_come
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.own import Own, fights, hero_of
from trilithon.games.monumental.modules.heroes.engine.steps.deploy import DEPLOY

OF_THE_EFFECT: Final = 0.9
"""So much of what an effect could bring becomes points;"""
OF_FEW_USES: Final = 0.75
"""and where uses are numbered, one that is kept for later is worth less than one now."""
LONGEST: Final = 4.0
"""Nobody keeps a Hero for more turns: its Province is lost, a better one comes."""
CULTURE_IN_A_TURN: Final = 1.5
UNTIL_POLICY: Final = 3.0
"""Turns until its owner develops a Policy, at most."""
FIGHTS: Final = 0.35
GUARDS: Final = 0.08
"""For each point of defence, where somebody could attack."""


def worth_besides(s: World, mine: Own, seat: i64) -> float:
    card = hero_of(s, mine, seat)
    if s.is_on_top(DEPLOY) and s.whose() == seat:
        card = s.get(DEPLOY.card)
    if card < 0:
        return 0.0
    kind = i64(s.kinds[card])
    turns = turns_to_come(s, seat)
    uses = _uses(s, mine, seat, kind, turns)
    value = OF_THE_EFFECT * float(s.box.ability_worth[kind]) / HUNDREDTHS * uses
    if i64(mine.back[kind]) == h.WHEN_USED:
        value *= OF_FEW_USES
    if turns > 0.0:
        if fights(s, mine, card):
            value += FIGHTS
        if i64(mine.place[kind]) == h.OWN_PROVINCE:
            value += GUARDS * float(mine.strength[kind])
    return value


def _uses(s: World, mine: Own, seat: i64, kind: i64, turns: float) -> float:
    """In how many turns its effect will still be there, this one included if it was not used yet."""
    now = 0.0
    if s.may_act(seat) and not i64(s.d[mine.used + seat]):
        now = 1.0
    most = LONGEST
    back = i64(mine.back[kind])
    if back == h.WHEN_USED or back == h.NEXT_TURN:
        most = float(mine.times[kind]) - float(s.d[mine.spent + seat])
    elif back == h.WITH_POLICY:
        most = now + _turns_until_policy(s, seat)
    return min(turns + now, most)


def _turns_until_policy(s: World, seat: i64) -> float:
    """The next one costs as much Culture as Policies there will be."""
    civilization = s.civilization(seat)
    policies = i64(s.box.policy_end[civilization]) - i64(s.box.policy_start[civilization])
    price = s.size(s.developed(seat)) + 1
    if price > policies:
        return UNTIL_POLICY
    return min(UNTIL_POLICY, max(0.0, float(price - s.has(seat, c.CULTURE)) / CULTURE_IN_A_TURN))
