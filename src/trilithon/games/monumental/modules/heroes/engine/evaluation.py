"""What a Hero is worth to somebody who must judge a position at a glance.

Its effect in the turns to come, as often as it can still be used; that it guards its Province; and that a Unit more
stands on the map.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.evaluation import turns_to_come
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.heroes.engine import codes as h
from trilithon.games.monumental.modules.heroes.engine.own import Own, fights, hero_of
from trilithon.games.monumental.modules.heroes.engine.steps.deploy import DEPLOY

OF_THE_EFFECT: Final = 0.7
"""So much of what an effect could bring becomes points."""
HUNDREDTHS: Final = 100.0
LONGEST: Final = 4.0
"""Nobody keeps a Hero for more turns: its Province is lost, a better one comes."""
UNTIL_POLICY: Final = 2.5
"""Turns until its owner develops a Policy."""
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
    if turns > 0.0:
        if fights(s, mine, card):
            value += FIGHTS
        if i64(mine.place[kind]) == h.OWN_PROVINCE:
            value += GUARDS * float(mine.strength[kind])
    return value


def _uses(s: World, mine: Own, seat: i64, kind: i64, turns: float) -> float:
    """In how many turns its effect will still be there, this one included if it was not used yet."""
    most = LONGEST
    spent = float(s.d[mine.spent + seat])
    back = i64(mine.back[kind])
    if s.active() == seat and s.phase() <= c.ACTING and not i64(s.d[mine.used + seat]):
        turns += 1.0
    if back == h.WHEN_USED or back == h.NEXT_TURN:
        most = float(mine.times[kind]) - spent
    elif back == h.WITH_POLICY:
        most = UNTIL_POLICY
    return turns if turns < most else most
