"""Which continuous and triggered effects a seat has now (MO-EFF-01, -02, -19).

Abilities in force and the rules that they make together are derived fields, collected anew whenever a card or Policy
becomes active or ceases to be.
"""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World


def renew_rules(s: World, seat: i64) -> None:
    """Of active cards in the City, the active Policy, and what was borrowed for this turn."""
    d = s.d
    at = s.at
    s.empty(at.in_force + seat * at.in_force_stride)
    rules = at.rules + seat * c.RULES
    i: i64 = 0
    while i < c.RULES:
        d[rules + i] = 0
        i += 1
    place = at.more_rules + seat * s.setup.more_rules
    end = place + s.setup.more_rules
    while place < end:
        d[place] = 0
        place += 1
    city = at.city + seat * at.slots
    places = s.slots_of(seat)
    slot: i64 = 0
    while slot < places:
        card = i64(d[city + slot])
        if card >= 0 and i64(d[at.marks + card]) & c.ACTIVE:
            add_ability(s, seat, i64(s.kinds[card]))
        slot += 1
    if s.hooks.on_active_policies:
        for active in active_policies(s, seat):
            add_ability(s, seat, s.policy_ability(active))
    else:
        policy = s.active_policy(seat)
        if policy >= 0:
            add_ability(s, seat, s.policy_ability(policy))
    lasting = s.lasting(seat)
    i = 1
    while i <= i64(d[lasting]):
        add_ability(s, seat, i64(d[lasting + i]))
        i += 1
    for hook in s.hooks.on_in_force:
        hook.in_force(s, seat)


def active_policies(s: World, seat: i64) -> list[int]:
    """Mostly the newest alone (MO-POL-03); modules may say otherwise."""
    policy = s.active_policy(seat)
    policies = [int(policy)] if policy >= 0 else []
    for hook in s.hooks.on_active_policies:
        hook.active_policies(s, seat, policies)
    return policies


def add_ability(s: World, seat: i64, ability: i64) -> None:
    """It is in force, if it has continuous or triggered effects at all. Got twice, amounts add up (MO-EFF-19); what
    holds instead of a rule of the game holds once, however often it is said."""
    if not lasts(s, ability):
        return
    d = s.d
    s.add(s.at.in_force + seat * s.at.in_force_stride, ability)
    rules = s.at.rules + seat * c.RULES
    row = i64(s.box.rule_start[ability])
    end = i64(s.box.rule_start[ability + 1])
    while row < end:
        rule = i64(s.box.rules[row])
        place = rules + rule
        if rule >= c.RULES:
            d[s.at.more_rules + seat * s.setup.more_rules + rule - c.RULES] += s.box.rules[row + 1]
        elif rule >= c.FIRST_INSTEAD:
            d[place] = max(d[place], s.box.rules[row + 1])
        else:
            d[place] += s.box.rules[row + 1]
        row += 2


def lasts(s: World, ability: i64) -> bool:
    """Does it do something without being used?"""
    box = s.box
    return (
        box.rule_start[ability] != box.rule_start[ability + 1]
        or box.trigger_start[ability] != box.trigger_start[ability + 1]
    )


def borrow(s: World, seat: i64, ability: i64) -> None:
    """Continuous and triggered effects got by copying or drawing last until the end of the turn (MO-EFF-19)."""
    if lasts(s, ability):
        s.add(s.lasting(seat), ability)
        renew_rules(s, seat)
