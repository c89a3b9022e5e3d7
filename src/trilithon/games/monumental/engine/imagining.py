"""What a seat does not know, dealt anew: a world that looks the same to it and may be any of those it could be in.

Everybody sees which cards a seat acquires, plays and discards, so only the order of decks is hidden, the backs of
tokens, and which tokens lie in Markets or were taken from them.
"""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.rng import Rng


def deal_anew(s: World, seat: int, rng: Rng) -> None:
    for owner in range(s.seats):
        _mix_city_deck(s, owner, rng)
    _mix_development_deck(s, rng)
    _mix_tokens(s, rng)
    for market in range(s.box.markets):
        _mix_market(s, seat, market, rng)


def _mix_city_deck(s: World, owner: int, rng: Rng) -> None:
    """Cards on top that everybody saw being put there stay (section 5)."""
    deck = s.decks[owner]
    split = len(deck) - s.known[owner]
    hidden = sorted(deck[:split])
    rng.shuffle(hidden)
    s.decks[owner] = hidden + deck[split:]


def _mix_development_deck(s: World, rng: Rng) -> None:
    """The eras lie apart: each is mixed by itself."""
    mixed: list[int] = []
    era: list[int] = []
    for card in s.future:
        if era and s.box.card_deck[s.kinds[card]] != s.box.card_deck[s.kinds[era[0]]]:
            _add_mixed(mixed, era, rng)
            era = []
        era.append(card)
    _add_mixed(mixed, era, rng)
    s.future = mixed


def _add_mixed(mixed: list[int], part: list[int], rng: Rng) -> None:
    hidden = sorted(part)
    rng.shuffle(hidden)
    mixed.extend(hidden)


def _mix_tokens(s: World, rng: Rng) -> None:
    """Tokens with the same front are exchanged among the map and the box."""
    left = s.box.token_copies.copy()
    for looted in s.looted:
        for token in looted:
            left[token] -= 1
    fronts = 0
    for front in s.box.token_front:
        fronts = max(fronts, front + 1)
    for front in range(fronts):
        hidden: list[int] = []
        for token in range(s.box.tokens):
            if s.box.token_front[token] == front:
                for _ in range(left[token]):
                    hidden.append(token)
        rng.shuffle(hidden)
        for tile in range(s.chart.tiles):
            token = s.tokens[tile]
            if token >= 0 and s.box.token_front[token] == front:
                s.tokens[tile] = hidden.pop()


def _mix_market(s: World, seat: int, market: int, rng: Rng) -> None:
    """Who looked at a stack knows what was left in it; the others know only what was used (section 5).

    What others took after the seat looked, and what still lies there, are the tokens that it saw.
    """
    buyers = s.buyers[market]
    looked = buyers.index(seat) if seat >= 0 and seat in buyers else -1
    if _is_looking(s, seat, market):
        looked = len(buyers)  # the stack lies open before it
    seen: list[int] = []  # hidden tokens that the seat has seen, when it looked
    unseen: list[int] = []
    known: list[int] = []
    for i in range(len(buyers)):
        at = buyers[i] * s.box.markets + market
        token = s.bargains[at]
        if s.bargains_used[at] or buyers[i] == seat:
            known.append(token)
        elif looked >= 0 and i > looked:
            seen.append(token)
    if looked >= 0:
        seen.extend(s.stacks[market])
    for token in range(len(s.box.market_tokens[market])):
        if token not in seen and token not in known:
            unseen.append(token)
    seen = sorted(seen)
    rng.shuffle(seen)
    rng.shuffle(unseen)
    s.bargains = s.bargains.copy()
    for i in range(len(buyers)):
        at = buyers[i] * s.box.markets + market
        if s.bargains_used[at] or buyers[i] == seat:
            continue
        s.bargains[at] = seen.pop() if looked >= 0 and i > looked else unseen.pop()
    stack: list[int] = []
    for _ in s.stacks[market]:
        stack.append(seen.pop() if looked >= 0 else unseen.pop())
    s.stacks[market] = sorted(stack)


def _is_looking(s: World, seat: int, market: int) -> bool:
    agenda = s.agenda
    return len(agenda) > 0 and agenda[-1] == c.LOOK and agenda[-2] == seat and agenda[-3] == market
