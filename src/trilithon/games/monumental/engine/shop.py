"""Prices of cards, Wonders and Policies, and where a Wonder may stand (MO-ACQ, MO-WON, MO-POL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import BUYING, DEVELOPING, FINISHING, PROGRESSING
from trilithon.games.monumental.engine.world import World

PROGRESS: Final = 2
"""What scientific progress costs."""


def lowered(s: World, seat: i64, cost: i64, coupon: i64, minus: i64) -> i64:
    """Half first, rounded up, then what is subtracted, never below 0 (MO-RES-16)."""
    place = seat * c.COUPONS + coupon
    if i64(s.d[s.at.half_price + place]):
        cost = (cost + 1) // 2
    return max(i64(0), cost - minus - i64(s.d[s.at.coupons + place]))


def use_coupon(s: World, seat: i64, coupon: i64) -> None:
    place = seat * c.COUPONS + coupon
    s.d[s.at.coupons + place] = 0
    s.d[s.at.half_price + place] = 0


def price_of(s: World, seat: i64, kind: i64) -> i64:
    """Of a card of the display or a basic pile, in Production (Knowledge: in Science)."""
    cost = i64(s.box.cost[kind]) + s.hooks.surcharge(s, seat, BUYING, kind)
    what = i64(s.box.card_kind[kind])
    if what == c.KNOWLEDGE:
        return lowered(s, seat, cost, c.ON_KNOWLEDGE, s.rule(seat, c.KNOWLEDGES_MINUS))
    if what == c.WONDER:
        return lowered(s, seat, cost, c.ON_STAGE, s.rule(seat, c.STAGES_MINUS))
    minus = s.rule(seat, c.BUILDINGS_MINUS)
    if i64(s.box.card_deck[kind]) == c.BASIC:
        minus += s.rule(seat, c.BASICS_MINUS)
    return lowered(s, seat, cost, c.ON_BUILDING, minus)


def coupon_for(s: World, kind: i64) -> i64:
    what = i64(s.box.card_kind[kind])
    if what == c.KNOWLEDGE:
        return c.ON_KNOWLEDGE
    return c.ON_STAGE if what == c.WONDER else c.ON_BUILDING


def paid_in(s: World, kind: i64) -> i64:
    return c.SCIENCE if i64(s.box.card_kind[kind]) == c.KNOWLEDGE else c.PRODUCTION


def price_to_finish(s: World, seat: i64) -> i64:
    kind = i64(s.kinds[s.work(seat)])
    cost = i64(s.box.second_cost[kind]) + s.hooks.surcharge(s, seat, FINISHING, kind)
    return lowered(s, seat, cost, c.ON_STAGE, s.rule(seat, c.STAGES_MINUS))


def price_of_policy(s: World, seat: i64) -> i64:
    """The k-th costs k (MO-POL-01)."""
    k = s.size(s.developed(seat)) + 1 + s.hooks.surcharge(s, seat, DEVELOPING, c.NONE)
    return lowered(s, seat, k, c.ON_POLICY, s.rule(seat, c.POLICIES_MINUS))


def price_of_progress(s: World, seat: i64) -> i64:
    """It may be free (MO-RES-16); each card then has one turn, see `use_drawn.py`."""
    more = s.hooks.surcharge(s, seat, PROGRESSING, c.NONE)
    return max(i64(0), PROGRESS + more - s.rule(seat, c.PROGRESS_MINUS))


def next_in_pile(s: World, pile: i64) -> i64:
    """The card on top of a basic pile; these follow the Development cards among all cards."""
    box = s.box
    card = s.at.cards
    later: i64 = len(box.basics)
    while later > pile:
        later -= 1
        card -= i64(box.card_copies[i64(box.basics[later])])
    return card + i64(box.card_copies[i64(box.basics[pile])]) - i64(s.d[s.at.left + pile])


# -- Wonders ---------------------------------------------------------------------------------------


def is_site(s: World, seat: i64, tile: i64) -> bool:
    """A controlled tile, the own Capital among them, without a Wonder token (MO-WON-05, -07)."""
    return s.owner(tile) == seat and s.wonder_on(tile) < 0


def has_site(s: World, seat: i64) -> bool:
    d = s.d
    owner = s.at.owner
    for tile in range(s.at.tiles):
        if i64(d[owner + tile]) == seat and s.wonder_on(tile) < 0:
            return True
    return False
