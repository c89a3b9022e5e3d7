"""Which continuous and triggered effects a seat has now, and what they count and compare (MO-EFF-01, -02, -19)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World


def abilities_in_force(s: World, seat: int) -> list[int]:
    """Of active cards in the City, the active Policy, and what was borrowed for this turn."""
    abilities: list[int] = []
    for at in range(seat * c.SPACES, (seat + 1) * c.SPACES):
        card = s.city[at]
        if card >= 0 and s.marks[card] & c.ACTIVE:
            abilities.append(s.kinds[card])
        card = s.under[at]
        if card >= 0 and s.marks[card] & c.ACTIVE:
            abilities.append(s.kinds[card])
    policy = s.active_policy(seat)
    if policy >= 0:
        abilities.append(s.policy_ability(seat, policy))
    i = 0
    while i < len(s.lasting):
        if s.lasting[i] == seat:
            abilities.append(s.lasting[i + 1])
        i += 2
    return abilities


def renew_rules(s: World, seat: int) -> None:
    """Add up the rules in force again; called whenever a card or Policy becomes active or ceases to be."""
    rules = s.rules
    base = seat * c.RULES
    for i in range(base, base + c.RULES):
        rules[i] = 0
    for ability in abilities_in_force(s, seat):
        row = s.box.rules[ability]
        i = 0
        while i < len(row):
            rules[base + row[i]] += row[i + 1]
            i += 2


def borrow(s: World, seat: int, ability: int) -> None:
    """Continuous and triggered effects got by copying or drawing last until the end of the turn (MO-EFF-19)."""
    if s.box.rules[ability] or s.box.triggers[ability]:
        s.lasting = [*s.lasting, seat, ability]
        renew_rules(s, seat)


def counted(s: World, seat: int, what: int, source: int) -> int:
    """How many there are of something; the card that counts does not count itself (MO-EFF-28)."""
    if what < c.COUNTS:
        return s.count(seat, what)
    if what == c.COASTAL or what == c.OUTPOSTS_BUILT:
        found = 0
        for tile in range(s.chart.tiles):
            if s.owner[tile] == seat:
                found += s.chart.coastal[tile] if what == c.COASTAL else s.outposts[tile]
        return found
    found = 0
    for at in range(seat * c.SPACES, (seat + 1) * c.SPACES):
        found += _counts(s, s.city[at], what, source) + _counts(s, s.under[at], what, source)
    return found


def _counts(s: World, card: int, what: int, source: int) -> int:
    if card < 0 or card == source or not s.marks[card] & c.ACTIVE:
        return 0
    if what < c.ACTIVE_ICON:
        return 1 if s.kind_of(card) == what - c.ACTIVE_KIND else 0
    return 1 if shows(s, s.kinds[card], what - c.ACTIVE_ICON) else 0


def shows(s: World, kind: int, resource: int) -> bool:
    """A Military card is one whose icons contain Military, and so on (MO-ACTV-08)."""
    icons = s.box.icons[kind]
    i = 0
    while i < len(icons):
        if icons[i] == resource:
            return True
        i += 2
    return False


def holds(s: World, seat: int, conditions: list[int]) -> bool:
    """Are all of these conditions true now?"""
    i = 0
    while i < len(conditions):
        kind = conditions[i]
        what = conditions[i + 1]
        n = conditions[i + 2]
        if kind == c.COND_GAINED:
            if s.gained[seat * c.TALLIES + what] < n:
                return False
        elif kind == c.COND_COUNT:
            if counted(s, seat, what, c.NONE) < n:
                return False
        elif not is_behind(s, seat, what):
            return False
        i += 3
    return True


def is_behind(s: World, seat: int, what: int) -> bool:
    mine = s.count(seat, what)
    for other in range(s.seats):
        if s.count(other, what) > mine:
            return True
    return False
