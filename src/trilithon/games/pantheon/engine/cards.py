"""Cards and their piles: drawing, the display, reshuffling, the emergency (PA-DRAW), special money."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.telling import card, cards
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.state import NOBODY


def spend(s: World, seat: i64, kind: i64, n: i64) -> None:
    """Cards leave a hand. Which of them had been seen is unknown, so fewer of the rest count as seen."""
    d = s.d
    held = s.at.hand + seat * c.CARD_KINDS + kind
    d[held] = i16(i64(d[held]) - n)
    seen = s.at.seen_in_hand + seat * c.CARD_KINDS + kind
    known = i64(d[seen]) - n
    d[seen] = i16(known) if known > 0 else 0


def play_from_hand(s: World, seat: i64, kind: i64, n: i64) -> None:
    """Cards go from the hand to the table, where they lie until the action is done."""
    spend(s, seat, kind, n)
    s.d[s.at.on_table + kind] = i16(i64(s.d[s.at.on_table + kind]) + n)


def discard_from_hand(s: World, seat: i64, kind: i64, n: i64) -> None:
    spend(s, seat, kind, n)
    s.d[s.at.discard + kind] = i16(i64(s.d[s.at.discard + kind]) + n)


def discard_played(s: World) -> None:
    """The cards on the table go to the discard pile (PA-MOVE-06, PA-BUY-12)."""
    d = s.d
    at = s.at
    kind: i64
    for kind in range(c.CARD_KINDS):
        d[at.discard + kind] += d[at.on_table + kind]
        d[at.on_table + kind] = 0


def can_draw(s: World) -> bool:
    """Is there a card in the draw or discard pile?"""
    if s.size(s.at.pile) > 0:
        return True
    kind: i64
    for kind in range(c.CARD_KINDS):
        if i64(s.d[s.at.discard + kind]) > 0:
            return True
    return False


def can_pick(s: World) -> bool:
    """Is there a card to pick in display or piles (PA-DRAW-08)?"""
    place: i64
    for place in range(s.box.display):
        if i64(s.d[s.at.display + place]) != c.NONE:
            return True
    return can_draw(s)


# -- drawing -------------------------------------------------------------------------------------------


def deal(s: World, seat: i64, n: i64) -> None:
    """A seat's whole share of pile draws; then gaps of the display are filled (PA-DRAW-04, -09)."""
    drawn: list[int] = []
    while n > 0:
        n -= 1
        if not can_draw(s):
            drawn = []  # the emergency that comes now takes these back
        kind = draw(s, seat)
        if kind == c.NONE:
            break
        if s.events is not None:
            drawn.append(kind)
    fill_display(s)
    _tell_drawn(s, seat, drawn)


def deal_up_to(s: World, seat: i64, hand_size: i64) -> None:
    """Draw until the hand has that size (PA-NAT-07); an emergency starts it from nothing again (PA-DRAW-12)."""
    drawn: list[int] = []
    while s.hand_size(seat) < hand_size and (can_draw(s) or _others_have_cards(s, seat)):
        if not can_draw(s):
            drawn = []
        kind = draw(s, seat)
        if kind == c.NONE:
            break
        drawn.append(kind)
    if drawn:
        fill_display(s)
        _tell_drawn(s, seat, drawn)


def _others_have_cards(s: World, seat: i64) -> bool:
    """If not, an emergency would only bring back the seat's own cards, again and again."""
    other: i64
    for other in range(s.seats):
        if other != seat and s.hand_size(other) > 0:
            return True
    return False


def _tell_drawn(s: World, seat: i64, drawn: list[int]) -> None:
    if s.events is not None and drawn:
        s.tell_privately(seat, "drew", {"n": len(drawn)}, {"cards": cards(drawn)})


def draw(s: World, seat: i64) -> i64:
    """One required pile draw, by an emergency if need be; NONE if there is no card in the world (PA-DRAW-10)."""
    pile = s.at.pile
    if s.size(pile) == 0:
        _reshuffle(s)
        if s.size(pile) == 0:
            _emergency(s)
            if s.size(pile) == 0:
                return c.NONE
    kind = _top(s)
    s.d[s.at.hand + seat * c.CARD_KINDS + kind] += 1
    return kind


def draw_and_tell(s: World, seat: i64) -> bool:
    """The same for a single card; False if there is none."""
    kind = draw(s, seat)
    if kind == c.NONE:
        return False
    if s.events is not None:
        _tell_drawn(s, seat, [kind])
    return True


def take_open(s: World, seat: i64, place: i64) -> None:
    """Take a card of the display; everybody saw it."""
    kind = i64(s.d[s.at.display + place])
    s.d[s.at.display + place] = c.NONE
    _take_before_all(s, seat, kind)
    if s.events is not None:
        s.tell(seat, "took-open", {"card": card(kind)})


def _take_before_all(s: World, seat: i64, kind: i64) -> None:
    s.d[s.at.hand + seat * c.CARD_KINDS + kind] += 1
    s.d[s.at.seen_in_hand + seat * c.CARD_KINDS + kind] += 1


def fill_display(s: World) -> None:
    """Fill the gaps as far as both piles allow; this never causes an emergency (PA-DRAW-09)."""
    d = s.d
    first = s.at.display
    place: i64
    for place in range(first, first + s.box.display):
        if i64(d[place]) == c.NONE:
            if s.size(s.at.pile) == 0:
                _reshuffle(s)
                if s.size(s.at.pile) == 0:
                    return
            kind = _top(s)
            d[place] = i16(kind)
            if s.events is not None:
                s.tell(NOBODY, "display", {"card": card(kind)})


def take_special(s: World, seat: i64, n: i64) -> None:
    """Take special money from its open stack, as much as is there (PA-TILE-13)."""
    while n > 0:
        n -= 1
        if s.size(s.at.special) == 0:
            if s.events is not None:
                s.tell(seat, "no-special", {})
            return
        kind = c.MONEY + s.pop(s.at.special)
        _take_before_all(s, seat, kind)
        if s.events is not None:
            s.tell(seat, "special", {"card": card(kind)})


# -- piles ---------------------------------------------------------------------------------------------


def _top(s: World) -> i64:
    """The top card of a pile that is not empty; an emptied pile is renewed at once (PA-DRAW-05)."""
    kind = s.pop(s.at.pile)
    s.reveals += 1
    if s.size(s.at.pile) == 0:
        _reshuffle(s)
    return kind


def _reshuffle(s: World) -> None:
    """The discard pile becomes the draw pile, if there is one."""
    kind: i64
    for kind in range(c.CARD_KINDS):
        add_several(s, s.at.pile, kind, i64(s.d[s.at.discard + kind]))
        s.d[s.at.discard + kind] = 0
    _mix_pile(s, "reshuffled")


def _emergency(s: World) -> None:
    """All hands together make a new draw pile (PA-DRAW-06)."""
    d = s.d
    at = s.at
    i: i64
    for i in range(s.seats * c.CARD_KINDS):
        add_several(s, at.pile, i % c.CARD_KINDS, i64(d[at.hand + i]))
        d[at.hand + i] = 0
        d[at.seen_in_hand + i] = 0
    _mix_pile(s, "emergency")


def _mix_pile(s: World, message: str) -> None:
    pile = s.at.pile
    if s.size(pile) > 0:
        s.shuffle(pile, s.rng)
        s.reveals += 1
        if s.events is not None:
            s.tell(NOBODY, message, {"n": s.size(pile)})


def add_several(s: World, pile: i64, item: i64, n: i64) -> None:
    """The same thing so often."""
    while n > 0:
        s.add(pile, item)
        n -= 1
