"""Where an Automa is among the lines of its revealed cards (MO-AUT-08), and what becomes of the next one."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.verbs.table import VERBS


def current_card(s: World, mine: Own, seat: i64) -> i64:
    """The card whose lines are being gone through, or -1."""
    at = i64(s.d[mine.in_nexus + seat])
    if at > 0:
        return i64(s.d[mine.nexus_of(seat) + at])
    queue = mine.queue_of(seat)
    resolved = i64(s.d[mine.resolved + seat])
    return i64(s.d[queue + 1 + resolved]) if resolved < s.size(queue) else c.NONE


def current_reading(s: World, mine: Own, seat: i64) -> i64:
    if i64(s.d[mine.in_nexus + seat]) > 0:
        return a.AS_USUAL
    return i64(s.d[mine.readings_of(seat) + 1 + i64(s.d[mine.resolved + seat])])


def current_line(s: World, mine: Own, seat: i64) -> i64:
    """The line that is next, or -1 if all cards are done with."""
    card = current_card(s, mine, seat)
    if card < 0:
        return c.NONE
    return mine.cards.line_at(card, current_reading(s, mine, seat), i64(s.d[mine.line + seat]))


def advance(s: World, mine: Own, seat: i64) -> None:
    """The line is done with, and perhaps the card."""
    card = current_card(s, mine, seat)
    s.d[mine.line + seat] += 1
    if i64(s.d[mine.line + seat]) < mine.cards.length(card, current_reading(s, mine, seat)):
        return
    s.d[mine.line + seat] = 0
    at = i64(s.d[mine.in_nexus + seat])
    if at > 0 and at < s.size(mine.nexus_of(seat)):
        s.d[mine.in_nexus + seat] = i16(at + 1)
        return
    s.d[mine.in_nexus + seat] = 0
    s.d[mine.resolved + seat] += 1


def fate(s: World, mine: Own, seat: i64, line: i64) -> i64:
    """What becomes of this line if it is the next (MO-AUT-11 to -13)."""
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
