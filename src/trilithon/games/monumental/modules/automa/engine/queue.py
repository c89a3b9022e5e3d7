"""Where an Automa is among the lines of its revealed cards (MO-AUT-08)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import Own


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


def enter_nexus(s: World, mine: Own, seat: i64) -> None:
    """The cards of the Nexus come next; the card that says so is done with when all of these are (MO-AUT-54)."""
    s.d[mine.in_nexus + seat] = 1
    s.d[mine.line + seat] = 0


def forget_resolved(s: World, mine: Own, seat: i64) -> list[int]:
    """Cards that are done with leave the queue, and so does the card whose last line is being carried out, unless it is
    in the Nexus (MO-AUT-16). Returns them."""
    queue = mine.queue_of(seat)
    fates = mine.fates_of(seat)
    gone = i64(s.d[mine.resolved + seat])
    kept: i64 = 0
    if i64(s.d[mine.in_nexus + seat]) > 0:
        kept = _lines_in_nexus(s, mine, seat)
    else:
        gone += 1
        s.d[mine.line + seat] = 0
    cards: list[int] = []
    for _ in range(gone):
        cards.append(int(s.take_at(queue, 0)))
        s.take_at(mine.readings_of(seat), 0)
    while s.size(fates) > kept:
        s.take_at(fates, 0)
    s.d[mine.resolved + seat] = 0
    if kept > 0:
        advance(s, mine, seat)
    return cards


def _lines_in_nexus(s: World, mine: Own, seat: i64) -> i64:
    """Lines of the card that has led there and of the Nexus so far, the one under way among them."""
    n = 2 + i64(s.d[mine.line + seat])
    nexus = mine.nexus_of(seat)
    for at in range(i64(s.d[mine.in_nexus + seat]) - 1):
        n += mine.cards.length(i64(s.d[nexus + 1 + at]), a.AS_USUAL)
    return n
