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
    if misfit(mine, seat, line, current_reading(s, mine, seat)) or not _holds(s, mine, seat, line):
        return a.IGNORED
    verb = VERBS[cards.told(line, a.VERB)]
    is_possible = verb.is_possible(s, mine, seat, cards.told(line, a.WHICH), cards.told(line, a.HOW))
    price = cards.told(line, a.PRICE)
    if price > 0:
        return a.DONE if is_possible and s.has(seat, c.GOLD) >= price else a.SKIPPED
    if is_possible:
        return a.DONE
    return a.GOLD if verb.is_made_up_for else a.IGNORED


def why_ignored(s: World, mine: Own, seat: i64, line: i64, reading: i64, before: i64) -> i64:
    """Why this one was, which came after so many others. What a condition is about may have changed since then; but a
    line with such a condition is ignored for nothing else."""
    why = misfit(mine, seat, line, reading)
    if why != a.FITS:
        return why
    when = mine.cards.told(line, a.WHEN)
    if when == a.NEITHER:
        return a.NO_CARD if _were_ignored(s, mine, seat, before) else a.NOT_SO
    return a.NO_CARD if when == a.ALWAYS else a.NOT_SO


def misfit(mine: Own, seat: i64, line: i64, reading: i64) -> i64:
    """Why the line is not for this seat, whatever lies on the table."""
    kind = mine.cards.told(line, a.TYPE)
    if reading == a.TYPED:
        return a.UNREAD if kind < 0 else a.FITS
    if kind < 0:
        return a.FITS
    if reading == a.GENERAL_TWICE:
        return a.UNREAD
    return a.OTHER_TYPE if kind != i64(mine.kinds[seat]) else a.FITS


def _holds(s: World, mine: Own, seat: i64, line: i64) -> bool:
    """A condition of a line (MO-AUT-52)."""
    when = mine.cards.told(line, a.WHEN)
    if when == a.ALWAYS:
        return True
    if when == a.NEITHER:
        return _were_ignored(s, mine, seat, s.size(mine.fates_of(seat)))
    return is_behind(s, seat, c.PROVINCES if when == a.FEWER_PROVINCES else c.DEVELOPED)


def _were_ignored(s: World, mine: Own, seat: i64, before: i64) -> bool:
    """The last two of so many lines."""
    fates = mine.fates_of(seat)
    return i64(s.d[fates + before]) == a.IGNORED and i64(s.d[fates + before - 1]) == a.IGNORED


def is_behind(s: World, seat: i64, what: i64) -> bool:
    """Has some opponent more of it?"""
    for other in range(s.seats):
        if s.count(other, what) > s.count(seat, what):
            return True
    return False
