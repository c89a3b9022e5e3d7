"""What a seat does not know, dealt anew: a world that looks the same to it and may be any of those it could be in.

Everybody sees which cards a seat acquires, plays and discards, so only the order of decks is hidden, the backs of
tokens, and which tokens lie in Markets or were taken from them.
"""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine.steps.look import LOOK
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.rng import Rng


def deal_anew(s: World, seat: i64, rng: Rng) -> None:
    for owner in range(s.seats):
        _mix_city_deck(s, owner, rng)
    _mix_development_deck(s, rng)
    _mix_tokens(s, rng)
    for market in range(s.at.markets):
        _mix_market(s, seat, market, rng)
    for hook in s.hooks.on_imagine:
        hook.imagine(s, seat, rng)


def _mix_city_deck(s: World, owner: i64, rng: Rng) -> None:
    """Cards on top that everybody saw being put there stay (section 5)."""
    deck = s.deck(owner)
    _mix(s, deck + 1, s.size(deck) - i64(s.d[s.at.known + owner]), rng)


def _mix_development_deck(s: World, rng: Rng) -> None:
    """The eras lie apart: each is mixed by itself."""
    first = s.at.future + 1
    end = first + s.size(s.at.future)
    start = first
    place = first
    while place < end:
        if _era(s, place) != _era(s, start):
            _mix(s, start, place - start, rng)
            start = place
        place += 1
    _mix(s, start, end - start, rng)


def _era(s: World, place: i64) -> i64:
    return i64(s.box.card_deck[i64(s.kinds[i64(s.d[place])])])


def _mix(s: World, first: i64, n: i64, rng: Rng) -> None:
    """Things that lie one after the other, in any order: sorted first, so that nothing of the old order is left."""
    hidden = [int(s.d[first + i]) for i in range(n)]
    hidden.sort()
    rng.shuffle(hidden)
    place = first
    for card in hidden:
        s.d[place] = i16(card)
        place += 1


def _mix_tokens(s: World, rng: Rng) -> None:
    """Tokens with the same front are exchanged among the map and the box."""
    box = s.box
    left = [int(n) for n in box.token_copies]
    for owner in range(s.seats):
        pile = s.looted(owner)
        for i in range(s.size(pile)):
            left[i64(s.d[pile + 1 + i])] -= 1
    fronts: i64 = 0
    for front in box.token_front:
        fronts = max(fronts, i64(front) + 1)
    for face in range(fronts):
        hidden: list[int] = []
        for token in range(box.tokens):
            if i64(box.token_front[token]) == face:
                for _ in range(left[token]):
                    hidden.append(token)
        rng.shuffle(hidden)
        for tile in range(s.at.tiles):
            token = s.token(tile)
            if token >= 0 and i64(box.token_front[token]) == face:
                s.d[s.at.tokens + tile] = i16(hidden.pop())


def _mix_market(s: World, seat: i64, market: i64, rng: Rng) -> None:
    """Who looked at a stack knows what was left in it; the others know only what was used (section 5).

    What others took after the seat looked, and what still lies there, are the tokens that it saw.
    """
    buyers = s.items(s.buyers(market))
    stack = s.stack(market)
    looked = buyers.index(seat) if seat >= 0 and seat in buyers else -1
    if _is_looking(s, seat, market):
        looked = len(buyers)  # the stack lies open before it
    seen: list[int] = []  # hidden tokens that the seat has seen, when it looked
    known: list[int] = []
    for hook in s.hooks.on_spent_bargains:
        hook.spent_bargains(s, market, known)
    for i in range(len(buyers)):
        token = s.bargain(buyers[i], market)
        if _is_known(s, seat, buyers[i], market):
            known.append(token)
        elif looked >= 0 and i > looked:
            seen.append(token)
    if looked >= 0:
        seen.extend(s.items(stack))
    unseen: list[int] = []
    for token in range(i64(s.box.bargain_start[market]), i64(s.box.bargain_end[market])):
        if token not in seen and token not in known:
            unseen.append(token)
    seen.sort()
    rng.shuffle(seen)
    rng.shuffle(unseen)
    for i in range(len(buyers)):
        if not _is_known(s, seat, buyers[i], market):
            token = seen.pop() if looked >= 0 and i > looked else unseen.pop()
            s.d[s.at.bargains + buyers[i] * s.at.markets + market] = i16(token)
    there: list[int] = []
    for _ in range(s.size(stack)):
        there.append(seen.pop() if looked >= 0 else unseen.pop())
    there.sort()
    s.fill(stack, there)


def _is_known(s: World, seat: i64, buyer: i64, market: i64) -> bool:
    """Does the seat know which token somebody took?"""
    return buyer == seat or i64(s.d[s.at.bargains_used + buyer * s.at.markets + market]) == 1


def _is_looking(s: World, seat: i64, market: i64) -> bool:
    return s.is_on_top(LOOK) and s.whose() == seat and s.get(LOOK.market) == market
