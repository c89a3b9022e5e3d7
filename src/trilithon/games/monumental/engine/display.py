"""The display of Development cards: cards that leave it, and how it is replenished (MO-DISP, MO-ACQ-05, -09)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import named_card, named_cards
from trilithon.games.monumental.engine.world import World


def leave_display(s: World, place: i64) -> i64:
    """A gap that stays until phase 4, and its row was not untouched (MO-ACQ-05, -09)."""
    card = s.on_display(place)
    s.d[s.at.display + place] = c.NONE
    s.d[s.at.taken + place // s.setup.width] += 1
    return card


def leaving(s: World) -> list[int]:
    """Places of cards that go when the display is replenished, as it looks now: of each row the oldest (MO-DISP-04)."""
    places: list[int] = []
    for row in range(s.setup.rows):
        n = going(s, row)
        place = oldest(s, row)
        while n > 0 and place >= row * s.setup.width:
            if s.on_display(place) >= 0:
                places.append(int(place))
                n -= 1
            place -= 1
    return places


def going(s: World, row: i64) -> i64:
    """How many cards of a row go besides those that were taken?"""
    if s.size(s.at.future) == 0:
        return 0
    taken = i64(s.d[s.at.taken + row])
    if s.setup.quota > 0:
        return max(0, s.setup.quota - taken)
    return 0 if taken > 0 else 1


def oldest(s: World, row: i64) -> i64:
    """The last place of a row."""
    return (row + 1) * s.setup.width - 1


def fill_display(s: World) -> bool:
    """Phase 4; true if the last Development card was dealt (MO-DISP, MO-END-01)."""
    had_cards = s.size(s.at.future) > 0
    for row in range(s.setup.rows):
        if i64(s.d[s.at.taken + row]) > 0:
            slide(s, row)
        for _ in range(going(s, row)):
            discard_oldest(s, row)
            slide(s, row)
        s.d[s.at.taken + row] = 0
    if had_cards:
        deal(s)
    return had_cards and s.size(s.at.future) == 0


def discard_oldest(s: World, row: i64) -> None:
    """The rightmost card of a row, if there is one."""
    last = s.at.display + oldest(s, row)
    card = i64(s.d[last])
    if card < 0:
        return
    s.d[last] = c.NONE
    s.add(s.at.past, card)
    if s.events is not None:
        s.tell(c.NONE, "display-lost", {"card": named_card(s, card)})


def slide(s: World, row: i64) -> None:
    """Cards move right into the gaps, in their order."""
    start = s.at.display + row * s.setup.width
    to = start + s.setup.width - 1
    place = to
    while place >= start:
        card = s.d[place]
        if i64(card) >= 0:
            s.d[place] = c.NONE
            s.d[to] = card
            to -= 1
        place -= 1


def deal(s: World) -> None:
    """Row by row, each card into the rightmost open position (MO-DISP-03, -06)."""
    dealt: list[int] | None = [] if s.events is not None else None
    before = s.size(s.at.future)
    for row in range(s.setup.rows):
        place = (row + 1) * s.setup.width - 1
        while place >= row * s.setup.width:
            if s.on_display(place) < 0:
                card = _next_card(s, place)
                if card >= 0:
                    s.d[s.at.display + place] = i16(card)
                    if dealt is not None:
                        dealt.append(card)
            place -= 1
    if s.size(s.at.future) != before:
        s.reveals += 1
    if dealt:
        s.tell(c.NONE, "display-dealt", {"cards": named_cards(s, dealt)})


def _next_card(s: World, place: i64) -> i64:
    """For this place; -1 if the deck is empty."""
    while s.size(s.at.future) > 0:
        card = s.pop(s.at.future)
        if not _goes_elsewhere(s, card, place):
            return card
    return c.NONE


def _goes_elsewhere(s: World, card: i64, place: i64) -> bool:
    for hook in s.hooks.on_dealt:
        if hook.dealt(s, card, place):
            return True
    return False
