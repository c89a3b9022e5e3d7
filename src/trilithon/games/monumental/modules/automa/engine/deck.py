"""The deck of an Automa: revealing, putting away, shuffling (MO-AUT-07 to -10, -16, -17)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.queue import forget_resolved
from trilithon.kernel.engine.events import Message


def has_next(s: World, mine: Own, seat: i64) -> bool:
    """Is there a card left to reveal?"""
    return s.size(mine.deck_of(seat)) > 0 or s.size(mine.discard_of(seat)) > 0


def has_left(s: World, mine: Own, seat: i64, types: i64) -> bool:
    """Is there one left with a line for any of these types (bits)?"""
    for pile in (mine.deck_of(seat), mine.discard_of(seat)):
        for i in range(s.size(pile)):
            if i64(mine.cards.types[i64(s.d[pile + 1 + i])]) & types:
                return True
    return False


def next_card(s: World, mine: Own, seat: i64) -> i64:
    """Off the top of the deck, which is made of the discard pile when it is empty (MO-AUT-10); -1 if there is none."""
    deck = mine.deck_of(seat)
    if s.size(deck) == 0:
        discard = mine.discard_of(seat)
        if s.size(discard) == 0:
            return c.NONE
        s.fill(deck, s.items(discard))
        s.empty(discard)
        s.shuffle(deck, s.rng)
        if s.events is not None:
            s.tell(seat, "automa-deck-empty", {})
    s.reveals += 1
    card = s.pop(deck)
    s.d[mine.seen + seat * len(mine.cards.ids) + card] = 1
    return card


def reveal(s: World, mine: Own, seat: i64, reading: i64 = a.AS_USUAL) -> i64:
    """The next card comes to the end of the queue (MO-AUT-09); -1 if there is none."""
    card = next_card(s, mine, seat)
    if card < 0:
        return c.NONE
    s.add(mine.queue_of(seat), card)
    s.add(mine.readings_of(seat), reading)
    return card


def reveal_turn(s: World, mine: Own, seat: i64) -> None:
    """Two cards, before the first is resolved (MO-AUT-07)."""
    names: list[Message] = []
    for _ in range(i64(a.CARDS_A_TURN)):
        card = reveal(s, mine, seat)
        if card >= 0 and s.events is not None:
            names.append(mine.cards.names[card])
    if names:
        s.tell(seat, "automa-revealed", {"cards": names})


def put_away(s: World, mine: Own, seat: i64) -> None:
    """What lies revealed goes to the discard pile (MO-AUT-17)."""
    for card in s.items(mine.queue_of(seat)):
        s.add(mine.discard_of(seat), card)
    s.empty(mine.queue_of(seat))
    s.empty(mine.readings_of(seat))
    s.empty(mine.fates_of(seat))
    s.d[mine.resolved + seat] = 0


def shuffle_all(s: World, mine: Own, seat: i64) -> None:
    """Deck, discard pile and all cards that are done with become the new deck; what waits in the queue stays, and so
    does a Nexus (MO-AUT-16)."""
    deck = mine.deck_of(seat)
    cards = s.items(deck) + s.items(mine.discard_of(seat)) + forget_resolved(s, mine, seat)
    s.empty(mine.discard_of(seat))
    s.fill(deck, cards)
    s.shuffle(deck, s.rng)
    s.reveals += 1
