"""City cards: dealing and drawing, activating, archiving and discarding, and the end of a turn (MO-ACTV, MO-CITY)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.resources import gain_icons
from trilithon.games.monumental.engine.slots import space_of, under_slot, upper_slot
from trilithon.games.monumental.engine.telling import goods_of, named_card, named_cards, tell_gained_since
from trilithon.games.monumental.engine.world import World

# -- decks -----------------------------------------------------------------------------------------


def draw(s: World, seat: i64) -> i64:
    """The top card of a City deck, the discard pile being shuffled if it must (MO-EFF-21); -1 if there is none."""
    deck = s.deck(seat)
    if s.size(deck) == 0:
        pile = s.discard_pile(seat)
        n = s.size(pile)
        if n == 0:
            return c.NONE
        for i in range(n):
            s.add(deck, i64(s.d[pile + 1 + i]))
        s.empty(pile)
        s.shuffle(deck, s.rng)
        s.d[s.at.known + seat] = 0
        if s.events is not None:
            s.tell(seat, "shuffled", {"n": n})
    card = s.pop(deck)
    if i64(s.d[s.at.known + seat]) > 0:
        s.d[s.at.known + seat] -= 1
    s.reveals += 1
    return card


def can_draw(s: World, seat: i64) -> bool:
    return s.size(s.deck(seat)) > 0 or s.size(s.discard_pile(seat)) > 0


def put_on_top(s: World, seat: i64, card: i64) -> None:
    """Everybody saw which card it is (MO-ACQ-02 to -04)."""
    s.add(s.deck(seat), card)
    s.d[s.at.known + seat] += 1


def discard(s: World, seat: i64, card: i64) -> None:
    straighten(s, card)
    s.add(s.discard_pile(seat), card)


def straighten(s: World, card: i64) -> None:
    """It is not active any more. What was used this turn is not forgotten: it may be drawn again (MO-EFF-02, -24)."""
    s.d[s.at.marks + card] &= c.USED | c.DRAWN


# -- activating ------------------------------------------------------------------------------------


def is_crossed(space: i64, crossing: i64) -> bool:
    """Is the space in the row or column that meet there? (MO-ACTV-01)"""
    return space // c.SIDE == crossing // c.SIDE or space % c.SIDE == crossing % c.SIDE


def activate_cross(s: World, seat: i64, crossing: i64) -> None:
    """One row and one column, all together; then the resources of all at once (MO-ACTV-01 to -04)."""
    spaces: i64 = 0
    for space in range(i64(c.SPACES)):
        if is_crossed(space, crossing):
            spaces |= c.bit(space)
    activate(s, seat, spaces)
    for hook in s.hooks.on_activated:
        hook.activated(s, seat, crossing)


def activate(s: World, seat: i64, spaces: i64) -> None:
    """All inactive cards in these spaces, which are bits."""
    d = s.d
    at = s.at
    before = goods_of(s, seat) if s.events is not None else None
    fresh: list[int] | None = [] if s.events is not None else None
    city = at.city + seat * at.slots
    slot: i64 = 0
    while slot < c.CITY_SLOTS:
        card = i64(d[city + slot])
        if card >= 0 and spaces >> space_of(slot) & 1 and not i64(d[at.marks + card]) & c.ACTIVE:
            d[at.marks + card] |= c.ACTIVE
            gain_icons(s, seat, i64(s.kinds[card]))
            if fresh is not None:
                fresh.append(card)
        slot += 1
    if before is not None and fresh is not None:
        s.tell(seat, "activated", {"cards": named_cards(s, fresh), "n": len(fresh)})
        tell_gained_since(s, seat, before)
    renew_rules(s, seat)


def can_be_opened(s: World, seat: i64, space: i64) -> bool:
    """Is there an inactive card, for an effect that activates one more space?"""
    upper = s.card_at(seat, upper_slot(space))
    lower = s.card_at(seat, under_slot(space))
    return (upper >= 0 and not s.is_active(upper)) or (lower >= 0 and not s.is_active(lower))


# -- cards that leave the City ---------------------------------------------------------------------


def slot_with(s: World, seat: i64, card: i64) -> i64:
    """Where a card lies in a City; -1 if it is not there."""
    for slot in range(s.slots_of(seat)):
        if s.card_at(seat, slot) == card:
            return slot
    return c.NONE


def can_leave(s: World, seat: i64, slot: i64, kinds: i64) -> bool:
    """Does a card of these kinds (bits) lie there that can be archived or discarded? (MO-EFF-08, -11)"""
    card = s.card_at(seat, slot)
    return (
        card >= 0
        and not s.is_active(card)
        and kinds >> s.kind_of(card) & 1 != 0
        and s.setup.slots[slot].can_leave
    )


def can_any_leave(s: World, seat: i64, kinds: i64) -> bool:
    for slot in range(s.slots_of(seat)):
        if can_leave(s, seat, slot, kinds):
            return True
    return False


def leave_city(s: World, seat: i64, slot: i64) -> i64:
    """Take a card out of its place; a Knowledge below it goes to the discard pile (MO-EFF-09 to -11)."""
    card = s.card_at(seat, slot)
    _discard_below(s, seat, slot)
    straighten(s, card)
    vacate(s, seat, slot)
    renew_rules(s, seat)
    return card


def vacate(s: World, seat: i64, slot: i64) -> None:
    """Nothing lies there any more; whoever calls this knows where the card goes."""
    s.d[s.at.city + seat * s.at.slots + slot] = c.NONE
    for hook in s.hooks.on_vacated:
        hook.vacated(s, seat, slot)


def _discard_below(s: World, seat: i64, slot: i64) -> None:
    below = s.setup.slots[slot].below
    if below >= 0:
        place = s.at.city + seat * s.at.slots + below
        lower = i64(s.d[place])
        if lower >= 0:
            s.d[place] = c.NONE
            discard(s, seat, lower)


def archive(s: World, seat: i64, card: i64) -> None:
    """Out of the game, under the Warlord card; it never scores or returns (MO-EFF-08)."""
    s.d[s.at.marks + card] = 0
    s.add(s.archive(seat), card)
    kind = s.kind_of(card)
    counts = s.at.counts + seat * c.COUNTS
    if kind == c.WONDER:
        s.d[counts + c.WONDERS] -= 1
    elif kind == c.KNOWLEDGE and i64(s.box.card_deck[i64(s.kinds[card])]) != c.STARTING:
        s.d[counts + c.KNOWLEDGES] -= 1
    if s.events is not None:
        s.tell(seat, "archived", {"card": named_card(s, card)})


# -- the end of a turn -----------------------------------------------------------------------------


def is_reinforceable(s: World, seat: i64, slot: i64) -> bool:
    """Does an active Building or Wonder lie there? (MO-EFF-13, -14)"""
    card = s.card_at(seat, slot)
    return card >= 0 and s.is_active(card) and s.setup.slots[slot].is_upper


def can_any_stay(s: World, seat: i64) -> bool:
    for slot in range(s.slots_of(seat)):
        if is_reinforceable(s, seat, slot):
            return True
    return False


def reinforce(s: World, seat: i64, slot: i64) -> None:
    """The card stays; its Knowledge is discarded (MO-EFF-14)."""
    card = s.card_at(seat, slot)
    straighten(s, card)
    _discard_below(s, seat, slot)
    renew_rules(s, seat)
    if s.events is not None:
        s.tell(seat, "reinforced", {"card": named_card(s, card)})


def clear_city(s: World, seat: i64) -> None:
    """All active cards go to the discard pile (MO-CITY-01)."""
    d = s.d
    at = s.at
    pile = s.discard_pile(seat)
    city = at.city + seat * at.slots
    slot: i64 = 0
    while slot < c.CITY_SLOTS:
        card = i64(d[city + slot])
        if card >= 0 and i64(d[at.marks + card]) & c.ACTIVE:
            straighten(s, card)
            d[city + slot] = c.NONE
            s.add(pile, card)
        slot += 1
    for hook in s.hooks.on_cleared:
        hook.cleared(s, seat)
    renew_rules(s, seat)


def fill_city(s: World, seat: i64) -> i64:
    """Deal cards to open spaces (MO-CITY-03 to -08). If the owner must choose between two Knowledge cards, the
    space is returned and the new one waits on top of the deck; -1 when all is done."""
    d = s.d
    city = s.at.city + seat * s.at.slots
    for space in range(i64(c.SPACES)):
        upper = city + upper_slot(space)
        under = city + under_slot(space)
        while i64(d[upper]) < 0:
            if s.size(s.deck(seat)) == 0 and not _is_worth_shuffling(s, seat):
                return c.NONE
            card = draw(s, seat)
            if s.kind_of(card) != c.KNOWLEDGE:
                d[upper] = i16(card)
            elif i64(d[under]) < 0:
                d[under] = i16(card)
            else:
                put_on_top(s, seat, card)
                return space
    return c.NONE


def keep_knowledge(s: World, seat: i64, space: i64, is_new: bool) -> None:
    """Of two Knowledge cards in one space, one goes to the discard pile (MO-CITY-05)."""
    under = s.at.city + seat * s.at.slots + under_slot(space)
    card = draw(s, seat)
    other = card
    if is_new:
        other = i64(s.d[under])
        s.d[under] = i16(card)
    discard(s, seat, other)
    if s.events is not None:
        kept = i64(s.d[under])
        s.tell(seat, "kept-knowledge", {"kept": named_card(s, kept), "card": named_card(s, other)})


def _is_worth_shuffling(s: World, seat: i64) -> bool:
    """A pile of Knowledge alone is not shuffled to fill a City (MO-CITY-07)."""
    pile = s.discard_pile(seat)
    for i in range(s.size(pile)):
        if s.kind_of(i64(s.d[pile + 1 + i])) != c.KNOWLEDGE:
            return True
    return False
