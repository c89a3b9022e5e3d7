"""What becomes of the next line of an Automa card (MO-AUT-11 to -13)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.queue import current_reading
from trilithon.games.monumental.modules.automa.engine.verbs.table import VERBS


def fate(s: World, mine: Own, seat: i64, line: i64) -> i64:
    """If it is this one."""
    cards = mine.cards
    if _is_passed_over(s, mine, seat, line):
        return a.IGNORED
    verb = VERBS[cards.told(line, a.VERB)]
    is_possible = verb.is_possible(s, mine, seat, cards.told(line, a.WHICH), cards.told(line, a.HOW))
    price = cards.told(line, a.PRICE)
    if price > 0:
        return a.DONE if is_possible and s.has(seat, c.GOLD) >= price else a.SKIPPED
    if is_possible:
        return a.DONE
    return a.GOLD if verb.is_made_up_for else a.IGNORED


def _is_passed_over(s: World, mine: Own, seat: i64, line: i64) -> bool:
    kind = mine.cards.told(line, a.TYPE)
    reading = current_reading(s, mine, seat)
    if reading == a.TYPED:
        return kind < 0
    if kind >= 0 and (reading == a.GENERAL_TWICE or kind != i64(mine.kinds[seat])):
        return True
    return not _holds(s, mine, seat, mine.cards.told(line, a.WHEN))


def _holds(s: World, mine: Own, seat: i64, when: i64) -> bool:
    """A condition of a line (MO-AUT-52)."""
    if when == a.ALWAYS:
        return True
    if when == a.NEITHER:  # the two lines before it were passed over
        fates = mine.fates_of(seat)
        n = s.size(fates)
        return i64(s.d[fates + n]) == a.IGNORED and i64(s.d[fates + n - 1]) == a.IGNORED
    return is_behind(s, seat, c.PROVINCES if when == a.FEWER_PROVINCES else c.DEVELOPED)


def is_behind(s: World, seat: i64, what: i64) -> bool:
    """Has some opponent more of it?"""
    for other in range(s.seats):
        if s.count(other, what) > s.count(seat, what):
            return True
    return False
