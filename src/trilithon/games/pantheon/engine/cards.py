"""Cards and their piles: drawing, the display, reshuffling, the emergency (PA-DRAW), special money."""

from __future__ import annotations

from typing import Final

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.table import Table
from trilithon.games.pantheon.engine.telling import card, cards, tell, tell_privately

NO_CARD: Final = -1


def spend(s: Table, seat: int, kind: int, n: int) -> None:
    """Cards leave a hand. Which of them had been seen is unknown, so fewer of the rest count as seen."""
    at = seat * c.CARD_KINDS + kind
    s.hands[at] -= n
    known = s.shown[at] - n
    s.shown[at] = known if known > 0 else 0


def play_from_hand(s: Table, seat: int, kind: int, n: int) -> None:
    """Cards go from the hand to the table, where they lie until the action is done."""
    spend(s, seat, kind, n)
    s.played[kind] += n


def discard_from_hand(s: Table, seat: int, kind: int, n: int) -> None:
    spend(s, seat, kind, n)
    s.discard[kind] += n


def discard_played(s: Table) -> None:
    """The cards on the table go to the discard pile (PA-MOVE-06, PA-BUY-12)."""
    for kind in range(c.CARD_KINDS):
        if s.played[kind] > 0:
            s.discard[kind] += s.played[kind]
            s.played[kind] = 0


def can_draw(s: Table) -> bool:
    """Is there a card in the draw or discard pile?"""
    if s.pile:
        return True
    for n in s.discard:
        if n > 0:
            return True
    return False


def deal(s: Table, seat: int, n: int) -> None:
    """A seat's whole share of pile draws; then gaps of the display are filled (PA-DRAW-04, -09)."""
    drawn: list[int] = []
    for _ in range(n):
        if not can_draw(s):
            drawn = []  # the emergency that comes now takes these back
        kind = draw(s, seat)
        if kind == NO_CARD:
            break
        drawn.append(kind)
    fill_display(s)
    _tell_drawn(s, seat, drawn)


def deal_up_to(s: Table, seat: int, hand_size: int) -> None:
    """Draw until the hand has that size (PA-NAT-07); an emergency starts it from nothing again (PA-DRAW-12)."""
    drawn: list[int] = []
    while s.hand_size(seat) < hand_size and (can_draw(s) or _others_have_cards(s, seat)):
        if not can_draw(s):
            drawn = []
        kind = draw(s, seat)
        if kind == NO_CARD:
            break
        drawn.append(kind)
    if drawn:
        fill_display(s)
        _tell_drawn(s, seat, drawn)


def _others_have_cards(s: Table, seat: int) -> bool:
    """If not, an emergency would only bring back the seat's own cards, again and again."""
    for other in range(s.seats):
        if other != seat and s.hand_size(other) > 0:
            return True
    return False


def _tell_drawn(s: Table, seat: int, drawn: list[int]) -> None:
    if s.events is not None and drawn:
        tell_privately(s, seat, "drew", {"n": len(drawn)}, {"cards": cards(drawn)})


def draw(s: Table, seat: int) -> int:
    """One required pile draw, by an emergency if need be; NO_CARD if there is no card in the world (PA-DRAW-10)."""
    if not s.pile:
        _reshuffle(s)
        if not s.pile:
            _emergency(s)
            if not s.pile:
                return NO_CARD
    kind = _top(s)
    s.hands[seat * c.CARD_KINDS + kind] += 1
    return kind


def take_open(s: Table, seat: int, place: int) -> None:
    """Take a card of the display; everybody saw it."""
    kind = s.display[place]
    s.display[place] = NO_CARD
    at = seat * c.CARD_KINDS + kind
    s.hands[at] += 1
    s.shown[at] += 1
    if s.events is not None:
        tell(s, seat, "took-open", {"card": card(kind)})


def fill_display(s: Table) -> None:
    """Fill the gaps as far as both piles allow; this never causes an emergency (PA-DRAW-09)."""
    for place in range(len(s.display)):
        if s.display[place] == NO_CARD:
            if not s.pile:
                _reshuffle(s)
                if not s.pile:
                    return
            s.display[place] = _top(s)
            if s.events is not None:
                tell(s, -1, "display", {"card": card(s.display[place])})


def take_special(s: Table, seat: int, n: int) -> None:
    """Take special money from its open stack, as much as is there (PA-TILE-13)."""
    for _ in range(n):
        if not s.special:
            if s.events is not None:
                tell(s, seat, "no-special", {})
            return
        kind = c.MONEY + s.special[-1]
        s.special = s.special[:-1]
        at = seat * c.CARD_KINDS + kind
        s.hands[at] += 1
        s.shown[at] += 1
        if s.events is not None:
            tell(s, seat, "special", {"card": card(kind)})


def _top(s: Table) -> int:
    """The top card of a pile that is not empty; an emptied pile is renewed at once (PA-DRAW-05)."""
    kind = s.pile.pop()
    s.reveals += 1
    if not s.pile:
        _reshuffle(s)
    return kind


def _reshuffle(s: Table) -> None:
    """The discard pile becomes the draw pile, if there is one."""
    pile = s.pile
    for kind in range(c.CARD_KINDS):
        for _ in range(s.discard[kind]):
            pile.append(kind)
        s.discard[kind] = 0
    if pile:
        s.rng.shuffle(pile)
        s.reveals += 1
        if s.events is not None:
            tell(s, -1, "reshuffled", {"n": len(pile)})


def _emergency(s: Table) -> None:
    """All hands together make a new draw pile (PA-DRAW-06)."""
    pile = s.pile
    for at in range(s.seats * c.CARD_KINDS):
        for _ in range(s.hands[at]):
            pile.append(at % c.CARD_KINDS)
        s.hands[at] = 0
        s.shown[at] = 0
    if pile:
        s.rng.shuffle(pile)
        s.reveals += 1
        if s.events is not None:
            tell(s, -1, "emergency", {"n": len(pile)})
