"""The row of cards above the City: how long it is, what comes to it, what becomes active there (MO-LK-08 to -12)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import straighten
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.resources import gain_icons
from trilithon.games.monumental.engine.telling import goods_of, named_card, tell_gained_since
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.atlantis.engine.own import Own


def card_in(s: World, mine: Own, seat: i64, place: i64) -> i64:
    """The card in a place of the row, the leftmost of which is 0; -1 if there is none."""
    return s.card_at(seat, mine.first + place)


def size(s: World, mine: Own, seat: i64) -> i64:
    n: i64 = 0
    while n < mine.room and card_in(s, mine, seat, n) >= 0:
        n += 1
    return n


def add(s: World, mine: Own, seat: i64, card: i64) -> None:
    """At the right end."""
    n = size(s, mine, seat)
    if n == mine.room:
        raise ValueError("the Nexus has room for all Knowledge that there is")
    s.d[s.at.city + seat * s.at.slots + mine.first + n] = i16(card)


def take_own(s: World, mine: Own, seat: i64) -> None:
    """Before the City is dealt: the Special Building to the left, the starting Knowledge to the right (MO-LK-08)."""
    civilization = s.civilization(seat)
    for kind in (i64(s.box.special[civilization]), i64(s.box.starting[civilization])):
        for card in s.items(s.deck(seat)):
            if i64(s.kinds[card]) == kind:
                s.take(s.deck(seat), card)
                add(s, mine, seat, card)


def can_activate(s: World, mine: Own, seat: i64, place: i64, n: i64) -> bool:
    """Of a row of so many cards: is this one inactive, and was it there when the turn began? (MO-LK-12)"""
    return place < n - i64(s.d[mine.fresh + seat]) and not s.is_active(card_in(s, mine, seat, place))


def leftmost_inactive(s: World, mine: Own, seat: i64) -> i64:
    """The place of the card that is activated next; -1 if there is none."""
    n = size(s, mine, seat)
    for place in range(n):
        if can_activate(s, mine, seat, place, n):
            return place
    return c.NONE


def activate(s: World, mine: Own, seat: i64, place: i64) -> None:
    """Its resources are gained, its effect can be used (MO-LK-10)."""
    card = card_in(s, mine, seat, place)
    before = goods_of(s, seat) if s.events is not None else None
    s.d[s.at.marks + card] |= c.ACTIVE
    s.d[mine.turned + seat] += 1
    gain_icons(s, seat, i64(s.kinds[card]))
    if before is not None:
        s.tell(seat, "nexus-activated", {"card": named_card(s, card)})
        tell_gained_since(s, seat, before)
    renew_rules(s, seat)


def turn_over(s: World, mine: Own, seat: i64) -> None:
    """Active cards are straightened and go to the right end in their order (MO-LK-11)."""
    n = size(s, mine, seat)
    row = s.at.city + seat * s.at.slots + mine.first
    stay: list[int] = []
    go: list[int] = []
    for place in range(n):
        card = i64(s.d[row + place])
        if s.is_active(card):
            straighten(s, card)
            go.append(int(card))
        else:
            stay.append(int(card))
    place = row
    for card in stay + go:
        s.d[place] = i16(card)
        place += 1
    s.d[mine.fresh + seat] = 0


def close_gap(s: World, mine: Own, seat: i64, place: i64) -> None:
    """A card has left the row, none that came in this turn: those to its right move up."""
    row = s.at.city + seat * s.at.slots + mine.first
    while place + 1 < mine.room and i64(s.d[row + place + 1]) >= 0:
        s.d[row + place] = s.d[row + place + 1]
        place += 1
    s.d[row + place] = c.NONE
