"""What Monsters destroy: Units, Wonders and Knowledge (MO-MOD-05, MO-MONS-18)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import slot_with, vacate
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.lands import give_up_if_empty, send_home
from trilithon.games.monumental.engine.telling import named_tile, of_unit
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.monsters.engine.own import own


def destroy_unit(s: World, tile: i64, unit: i64) -> None:
    """It goes home. Whoever calls this gives the Province up if it is empty then."""
    owner = s.owner(tile)
    send_home(s, owner, tile, unit, 1)
    if s.events is not None:
        s.tell(owner, of_unit(s, "lost-unit", unit), {"tile": named_tile(s, tile)})


def lose_leaders_first(s: World, tile: i64, n: i64) -> None:
    """So many Units, those first of which a seat has one: nobody chooses for a seat that a module plays (MO-AUT-59)."""
    for is_single in (True, False):
        for unit in range(s.at.kinds_of_units):
            kind = s.setup.units[unit]
            while n > 0 and kind.fights and kind.is_single == is_single and s.units(tile, unit) > 0:
                destroy_unit(s, tile, unit)
                n -= 1
    give_up_if_empty(s, tile)


# -- cards -----------------------------------------------------------------------------------------------------


def destroy_card(s: World, seat: i64, card: i64) -> None:
    """Out of the game from wherever it lies; what is left of a deck keeps its order."""
    slot = slot_with(s, seat, card)
    if slot >= 0:
        vacate(s, seat, slot)
    elif s.index_of(s.deck(seat), card) >= 0:
        _leave_deck(s, seat, card)
    elif s.index_of(s.discard_pile(seat), card) >= 0:
        s.take(s.discard_pile(seat), card)
    else:
        s.take(s.archive(seat), card)
    s.d[s.at.marks + card] = 0
    s.add(own(s).destroyed, card)
    renew_rules(s, seat)


def _leave_deck(s: World, seat: i64, card: i64) -> None:
    deck = s.deck(seat)
    known = i64(s.d[s.at.known + seat])
    if s.index_of(deck, card) >= s.size(deck) - known:
        s.d[s.at.known + seat] -= 1
    s.take(deck, card)


def holds(s: World, seat: i64, card: i64) -> bool:
    """In the City, the deck, the discard pile or the archive?"""
    return (
        slot_with(s, seat, card) >= 0
        or s.index_of(s.deck(seat), card) >= 0
        or s.index_of(s.discard_pile(seat), card) >= 0
        or s.index_of(s.archive(seat), card) >= 0
    )


def knowledge_of(s: World, seat: i64) -> list[int]:
    """Cards that score as Knowledge, wherever they lie, in the order of their numbers: that of a deck is hidden."""
    found: list[int] = []
    for slot in range(s.slots_of(seat)):
        if s.setup.slots[slot].scores:
            _collect(s, s.card_at(seat, slot), found)
    for card in s.items(s.deck(seat)):
        _collect(s, card, found)
    for card in s.items(s.discard_pile(seat)):
        _collect(s, card, found)
    found.sort()
    return found


def _collect(s: World, card: i64, found: list[int]) -> None:
    if (
        card >= 0
        and s.kind_of(card) == c.KNOWLEDGE
        and i64(s.box.card_deck[i64(s.kinds[card])]) != c.STARTING
    ):
        found.append(int(card))


def forget(s: World, seat: i64, card: i64) -> None:
    destroy_card(s, seat, card)
    s.d[s.at.counts + seat * c.COUNTS + c.KNOWLEDGES] -= 1


def wreck(s: World, tile: i64) -> i64:
    """The token leaves the map, the card the game; an archived one has not scored before. Who had built it?"""
    kind = s.wonder_on(tile)
    s.d[s.at.wonders + tile] = c.NONE
    for card in range(s.at.cards):
        if i64(s.kinds[card]) != kind:
            continue
        for seat in range(s.seats):
            if holds(s, seat, card):
                if s.index_of(s.archive(seat), card) < 0:
                    s.d[s.at.counts + seat * c.COUNTS + c.WONDERS] -= 1
                destroy_card(s, seat, card)
                return seat
    return c.NONE
