"""Prices, and what happens with an acquired card; Wonders and Policies; the display (MO-ACQ, MO-WON, MO-DISP)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import put_on_top
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.telling import card as named
from trilithon.games.monumental.engine.telling import cards as named_cards
from trilithon.games.monumental.engine.telling import policy as named_policy
from trilithon.games.monumental.engine.telling import tell, tell_bought, tile
from trilithon.games.monumental.engine.world import World

# -- prices ----------------------------------------------------------------------------------------


def lowered(s: World, seat: int, cost: int, coupon: int, minus: int) -> int:
    """Half first, rounded up, then what is subtracted, never below 0 (MO-RES-16)."""
    at = seat * c.COUPON_PLACES + coupon
    if s.coupons[at + c.COUPONS]:
        cost = (cost + 1) // 2
    return max(0, cost - minus - s.coupons[at])


def use_coupon(s: World, seat: int, coupon: int) -> None:
    at = seat * c.COUPON_PLACES + coupon
    s.coupons[at] = 0
    s.coupons[at + c.COUPONS] = 0


def price_of(s: World, seat: int, kind: int) -> int:
    """Of a card of the display or a basic pile, in Production (Knowledge: in Science)."""
    cost = s.box.cost[kind]
    what = s.box.card_kind[kind]
    if what == c.KNOWLEDGE:
        return lowered(s, seat, cost, c.ON_KNOWLEDGE, s.rule(seat, c.KNOWLEDGES_MINUS))
    if what == c.WONDER:
        return lowered(s, seat, cost, c.ON_STAGE, s.rule(seat, c.STAGES_MINUS))
    minus = s.rule(seat, c.BUILDINGS_MINUS)
    if s.box.card_deck[kind] == c.BASIC:
        minus += s.rule(seat, c.BASICS_MINUS)
    return lowered(s, seat, cost, c.ON_BUILDING, minus)


def coupon_for(s: World, kind: int) -> int:
    what = s.box.card_kind[kind]
    if what == c.KNOWLEDGE:
        return c.ON_KNOWLEDGE
    return c.ON_STAGE if what == c.WONDER else c.ON_BUILDING


def paid_in(s: World, kind: int) -> int:
    return c.SCIENCE if s.box.card_kind[kind] == c.KNOWLEDGE else c.PRODUCTION


def price_to_finish(s: World, seat: int) -> int:
    cost = s.box.second_cost[s.kinds[s.work[seat]]]
    return lowered(s, seat, cost, c.ON_STAGE, s.rule(seat, c.STAGES_MINUS))


def price_of_policy(s: World, seat: int) -> int:
    """The k-th costs k (MO-POL-01)."""
    k = len(s.developed[seat]) + 1
    return lowered(s, seat, k, c.ON_POLICY, s.rule(seat, c.POLICIES_MINUS))


def price_of_progress(s: World, seat: int) -> int:
    return max(1, 2 - s.rule(seat, c.PROGRESS_MINUS))  # never free: it could be repeated without end


# -- cards that are acquired -----------------------------------------------------------------------


def next_in_pile(s: World, pile: int) -> int:
    """The card on top of a basic pile; these follow the Development cards among all cards."""
    kind = s.box.basics[pile]
    card = len(s.kinds)
    for later in range(pile, len(s.box.basics)):
        card -= s.box.card_copies[s.box.basics[later]]
    return card + s.box.card_copies[kind] - s.piles[pile]


def leave_display(s: World, place: int) -> int:
    """A gap that stays until phase 4, and its row was not untouched (MO-ACQ-05, -09)."""
    card = s.display[place]
    s.display[place] = c.NONE
    s.taken[row_of(s, place)] = 1
    return card


def receive(s: World, seat: int, card: int) -> None:
    """A Building or Knowledge goes on top of the City deck (MO-ACQ-02 to -04)."""
    put_on_top(s, seat, card)
    if s.kind_of(card) == c.KNOWLEDGE:
        s.counts[seat * c.COUNTS + c.KNOWLEDGES] += 1
    if s.events is not None:
        tell_bought(s, seat, "acquired", {"card": named(s, card)})


def begin_wonder(s: World, seat: int, card: int) -> None:
    """Beside the City, first stage built; with two of them the seat must choose one (MO-WON-01, -04)."""
    if s.events is not None:
        tell_bought(s, seat, "began-wonder", {"card": named(s, card)})
    if s.work[seat] < 0:
        s.work[seat] = card
    else:
        s.push(c.KEEP_WONDER, seat, card, 0, 0)


def keep_wonder(s: World, seat: int, new: int, keep_new: bool) -> None:
    gone = new
    if keep_new:
        gone = s.work[seat]
        s.work[seat] = new
    s.removed = [*s.removed, gone]
    if s.events is not None:
        tell(s, seat, "gave-up-wonder", {"card": named(s, gone)})


# -- Wonders ---------------------------------------------------------------------------------------


def wonder_sites(s: World, seat: int) -> list[int]:
    """Controlled tiles, the own Capital among them, without a Wonder token (MO-WON-05, -07)."""
    tiles: list[int] = []
    for place in range(s.chart.tiles):
        if s.owner[place] == seat and s.wonders[place] < 0:
            tiles.append(place)
    return tiles


def has_site(s: World, seat: int) -> bool:
    for place in range(s.chart.tiles):
        if s.owner[place] == seat and s.wonders[place] < 0:
            return True
    return False


def complete(s: World, seat: int) -> None:
    """Bonus, card on the deck, token on the map, then what that triggers (MO-WON-06)."""
    card = s.work[seat]
    if s.events is not None:
        tell_bought(s, seat, "completed-wonder", {"card": named(s, card)})
    s.work[seat] = c.NONE
    s.push(c.HAPPENED, seat, c.ON_COMPLETE, 0, 0)
    s.push(c.SITE, seat, card, 0, 0)
    s.push(c.ON_TOP, seat, card, 0, 0)
    s.push_effect(s.box.bonus[s.kinds[card]], seat, card)


def place_wonder(s: World, seat: int, card: int, place: int) -> None:
    s.wonders[place] = s.kinds[card]
    if s.events is not None:
        tell(s, seat, "placed-wonder", {"card": named(s, card), "tile": tile(s, place)})


# -- Policies --------------------------------------------------------------------------------------


def develop(s: World, seat: int, policy: int) -> None:
    """On top of the earlier ones; then all one-off effects, in the order the seat likes (MO-POL-03 to -05)."""
    s.add_to(s.developed, seat, policy)
    s.counts[seat * c.COUNTS + c.DEVELOPED] += 1
    renew_rules(s, seat)
    if s.events is not None:
        tell_bought(s, seat, "developed", {"policy": named_policy(s, seat, policy)})


# -- the display -----------------------------------------------------------------------------------


def rows(s: World) -> int:
    return 2 if s.seats == 2 else 1


def row_of(s: World, place: int) -> int:
    return place // (c.DISPLAY // rows(s))


def deal_display(s: World) -> None:
    """The first display (MO-SETUP-15)."""
    _deal(s)


def fill_display(s: World) -> bool:
    """Phase 4; true if the last Development card was dealt (MO-DISP, MO-END-01)."""
    width = c.DISPLAY // rows(s)
    had_cards = len(s.future) > 0
    for row in range(rows(s)):
        if had_cards and not s.taken[row]:
            _discard_oldest(s, row * width, width)
        _slide(s, row * width, width)
        s.taken[row] = 0
    if had_cards:
        _deal(s)
    return had_cards and len(s.future) == 0


def _discard_oldest(s: World, start: int, width: int) -> None:
    last = start + width - 1
    card = s.display[last]
    if card < 0:
        return
    s.display[last] = c.NONE
    s.past = [*s.past, card]
    if s.events is not None:
        tell(s, -1, "display-lost", {"card": named(s, card)})


def _slide(s: World, start: int, width: int) -> None:
    """Cards move right into the gaps, in their order."""
    to = start + width - 1
    place = to
    while place >= start:
        card = s.display[place]
        if card >= 0:
            s.display[place] = c.NONE
            s.display[to] = card
            to -= 1
        place -= 1


def _deal(s: World) -> None:
    """Row by row, each card into the rightmost open position (MO-DISP-03, -06)."""
    future = s.future.copy()
    width = c.DISPLAY // rows(s)
    dealt: list[int] = []
    for row in range(rows(s)):
        place = row * width + width - 1
        while place >= row * width:
            if s.display[place] < 0 and future:
                card = future.pop()
                s.display[place] = card
                dealt.append(card)
            place -= 1
    if len(future) != len(s.future):
        s.reveals += 1
    s.future = future
    if s.events is not None and dealt:
        tell(s, -1, "display-dealt", {"cards": named_cards(s, dealt)})
