"""City cards: dealing and drawing, activating, archiving and discarding, and the end of a turn (MO-ACTV, MO-CITY)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.resources import gain_icons, tell_gain
from trilithon.games.monumental.engine.telling import card as named
from trilithon.games.monumental.engine.telling import cards as named_cards
from trilithon.games.monumental.engine.telling import tell
from trilithon.games.monumental.engine.world import World

# -- decks -----------------------------------------------------------------------------------------


def draw(s: World, seat: int) -> int:
    """The top card of a City deck, the discard pile being shuffled if it must (MO-EFF-21); -1 if there is none."""
    deck = s.decks[seat]
    if not deck:
        if not s.discards[seat]:
            return c.NONE
        deck = s.discards[seat].copy()
        s.rng.shuffle(deck)
        s.discards[seat] = []
        s.known[seat] = 0
        if s.events is not None:
            tell(s, seat, "shuffled", {"n": len(deck)})
    else:
        deck = deck.copy()
    card = deck.pop()
    s.decks[seat] = deck
    if s.known[seat] > 0:
        s.known[seat] -= 1
    s.reveals += 1
    return card


def can_draw(s: World, seat: int) -> bool:
    return len(s.decks[seat]) > 0 or len(s.discards[seat]) > 0


def put_on_top(s: World, seat: int, card: int) -> None:
    """Everybody saw which card it is (MO-ACQ-02 to -04)."""
    s.add_to(s.decks, seat, card)
    s.known[seat] += 1


def discard(s: World, seat: int, card: int) -> None:
    s.marks[card] &= ~(c.ACTIVE | c.USED)
    s.add_to(s.discards, seat, card)


# -- activating ------------------------------------------------------------------------------------


def activate_cross(s: World, seat: int, crossing: int) -> None:
    """One row and one column, all together; then the resources of all at once (MO-ACTV-01 to -04)."""
    row = crossing // 3
    column = crossing % 3
    spaces: list[int] = []
    for space in range(c.SPACES):
        if space // 3 == row or space % 3 == column:
            spaces.append(space)
    activate(s, seat, spaces)


def activate(s: World, seat: int, spaces: list[int]) -> None:
    fresh: list[int] = []
    for space in spaces:
        at = seat * c.SPACES + space
        for card in (s.city[at], s.under[at]):
            if card >= 0 and not s.marks[card] & c.ACTIVE:
                s.marks[card] |= c.ACTIVE
                fresh.append(card)
    if s.events is not None:
        tell(s, seat, "activated", {"cards": named_cards(s, fresh), "n": len(fresh)})
    got: list[int] = []
    for card in fresh:
        got.extend(gain_icons(s, seat, s.kinds[card]))
    tell_gain(s, seat, got)
    renew_rules(s, seat)


def can_be_opened(s: World, seat: int, space: int) -> bool:
    """Is there an inactive card, for an effect that activates one more space?"""
    upper = s.city[seat * c.SPACES + space]
    lower = s.under[seat * c.SPACES + space]
    if upper >= 0 and not s.marks[upper] & c.ACTIVE:
        return True
    return lower >= 0 and not s.marks[lower] & c.ACTIVE


# -- cards that leave the City ---------------------------------------------------------------------


def card_at(s: World, seat: int, place: int) -> int:
    """`place` is space * 2, + 1 for the Knowledge that lies there."""
    at = seat * c.SPACES + place // 2
    return s.under[at] if place % 2 else s.city[at]


def place_of(s: World, seat: int, card: int) -> int:
    """The same the other way round; -1 if the card is not in this City."""
    for space in range(c.SPACES):
        at = seat * c.SPACES + space
        if s.city[at] == card:
            return space * 2
        if s.under[at] == card:
            return space * 2 + 1
    return c.NONE


def inactive_places(s: World, seat: int, kinds: int) -> list[int]:
    """Where cards of these kinds (bits) lie that can be archived or discarded (MO-EFF-08, -11)."""
    places: list[int] = []
    for space in range(c.SPACES):
        at = seat * c.SPACES + space
        card = s.city[at]
        if card >= 0 and not s.marks[card] & c.ACTIVE and kinds >> s.kind_of(card) & 1:
            places.append(space * 2)
        card = s.under[at]
        if card >= 0 and not s.marks[card] & c.ACTIVE and kinds >> s.kind_of(card) & 1:
            places.append(space * 2 + 1)
    return places


def leave_city(s: World, seat: int, place: int) -> int:
    """Take a card out of its space; a Knowledge below it goes to the discard pile (MO-EFF-09 to -11)."""
    at = seat * c.SPACES + place // 2
    if place % 2:
        card = s.under[at]
        s.under[at] = c.NONE
    else:
        card = s.city[at]
        s.city[at] = c.NONE
        lower = s.under[at]
        if lower >= 0:
            s.under[at] = c.NONE
            discard(s, seat, lower)
    s.marks[card] &= ~(c.ACTIVE | c.USED)
    renew_rules(s, seat)
    return card


def archive(s: World, seat: int, card: int) -> None:
    """Out of the game, under the Warlord card; it never scores again (MO-EFF-08)."""
    s.add_to(s.archives, seat, card)
    kind = s.kind_of(card)
    if kind == c.WONDER:
        s.counts[seat * c.COUNTS + c.WONDERS] -= 1
    elif kind == c.KNOWLEDGE and s.box.card_deck[s.kinds[card]] != c.STARTING:
        s.counts[seat * c.COUNTS + c.KNOWLEDGES] -= 1
    if s.events is not None:
        tell(s, seat, "archived", {"card": named(s, card)})


# -- the end of a turn -----------------------------------------------------------------------------


def reinforceable(s: World, seat: int) -> list[int]:
    """Places of active Buildings and Wonders (MO-EFF-13, -14)."""
    places: list[int] = []
    for space in range(c.SPACES):
        card = s.city[seat * c.SPACES + space]
        if card >= 0 and s.marks[card] & c.ACTIVE:
            places.append(space * 2)
    return places


def straighten(s: World, seat: int, place: int) -> None:
    """A reinforced card stays; its Knowledge is discarded (MO-EFF-14)."""
    at = seat * c.SPACES + place // 2
    s.marks[s.city[at]] &= ~(c.ACTIVE | c.USED)
    lower = s.under[at]
    if lower >= 0:
        s.under[at] = c.NONE
        discard(s, seat, lower)
    renew_rules(s, seat)
    if s.events is not None:
        tell(s, seat, "reinforced", {"card": named(s, s.city[at])})


def clear_city(s: World, seat: int) -> None:
    """All active cards go to the discard pile (MO-CITY-01)."""
    pile = s.discards[seat].copy()
    marks = s.marks
    for at in range(seat * c.SPACES, (seat + 1) * c.SPACES):
        card = s.city[at]
        if card >= 0 and marks[card] & c.ACTIVE:
            marks[card] = 0
            pile.append(card)
            s.city[at] = c.NONE
        card = s.under[at]
        if card >= 0 and marks[card] & c.ACTIVE:
            marks[card] = 0
            pile.append(card)
            s.under[at] = c.NONE
    s.discards[seat] = pile
    renew_rules(s, seat)


def fill_city(s: World, seat: int) -> int:
    """Deal cards to open spaces (MO-CITY-03 to -08). If the owner must choose between two Knowledge cards, the
    space is returned and the new one waits on top of the deck; -1 when all is done."""
    for space in range(c.SPACES):
        at = seat * c.SPACES + space
        while s.city[at] < 0:
            if not s.decks[seat] and not _worth_shuffling(s, seat):
                return c.NONE
            card = draw(s, seat)
            if s.kind_of(card) != c.KNOWLEDGE:
                s.city[at] = card
            elif s.under[at] < 0:
                s.under[at] = card
            else:
                put_on_top(s, seat, card)
                return space
    return c.NONE


def keep_knowledge(s: World, seat: int, space: int, new: bool) -> None:
    """Of two Knowledge cards in one space, one goes to the discard pile (MO-CITY-05)."""
    at = seat * c.SPACES + space
    card = draw(s, seat)
    other = card
    if new:
        other = s.under[at]
        s.under[at] = card
    discard(s, seat, other)
    if s.events is not None:
        tell(s, seat, "kept-knowledge", {"kept": named(s, s.under[at]), "card": named(s, other)})


def _worth_shuffling(s: World, seat: int) -> bool:
    """A pile of Knowledge alone is not shuffled to fill a City (MO-CITY-07)."""
    for card in s.discards[seat]:
        if s.kind_of(card) != c.KNOWLEDGE:
            return True
    return False
