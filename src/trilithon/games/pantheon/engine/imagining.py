"""Imagining a position: everything a seat does not know is dealt anew (5.3 of the rules).

Unseen cards are mixed among pile and other hands, unseen half gods among stack and owners. What everybody saw
stays where it is: cards taken openly, half gods from the pool or shown in a scoring. Everything is put in
order before it is shuffled, so that the result follows from the dreamer's random numbers and from what the seat
knows, and from nothing else: no agent can be better than its knowledge.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.cards import add_several
from trilithon.games.pantheon.engine.hands import NO_CARDS, Hands
from trilithon.games.pantheon.engine.steps.base import Asking
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.rng import Rng


def deal_anew(s: World, seat: i64, rng: Rng) -> None:
    """Replace all that the seat (or a spectator) cannot know."""
    _deal_cards(s, seat, rng)
    _deal_half_gods(s, seat, rng)
    s.fill(s.at.gods_stack, sorted(s.items(s.at.gods_stack)))
    s.shuffle(s.at.gods_stack, rng)
    # Nations that a small board does not have lie at the bottom, where nobody will need them, and stay there.
    deck = sorted(s.items(s.at.nation_deck))
    absent = [nation for nation in deck if s.chart.start_of[nation] < 0]
    present = [nation for nation in deck if s.chart.start_of[nation] >= 0]
    rng.shuffle(present)
    s.fill(s.at.nation_deck, absent + present)


def _deal_cards(s: World, seat: i64, rng: Rng) -> None:
    """Other seats keep the cards that everybody saw; the rest of their hands and the pile are mixed."""
    d = s.d
    at = s.at
    pile = at.pile
    unseen = NO_CARDS[:]
    i: i64
    owner: i64
    kind: i64
    for i in range(pile + 1, pile + 1 + i64(d[pile])):
        unseen[i64(d[i])] += 1
    hidden = vec[i64]([0] * int(s.seats))
    for owner in range(s.seats):
        if owner != seat:
            for kind in range(c.CARD_KINDS):
                i = owner * c.CARD_KINDS + kind
                n = i64(d[at.hand + i]) - i64(d[at.seen_in_hand + i])
                unseen[kind] += i16(n)
                hidden[owner] += n
                d[at.hand + i] = d[at.seen_in_hand + i]
    asked = s.to_move
    if asked >= 0 and asked != seat:
        implied = _implied(s, asked, Hands(unseen, hidden[asked]), rng)
        for kind in range(c.CARD_KINDS):
            d[at.hand + asked * c.CARD_KINDS + kind] += implied[kind]
            unseen[kind] -= implied[kind]
            hidden[asked] -= i64(implied[kind])
    s.empty(pile)
    for kind in range(c.CARD_KINDS):
        add_several(s, pile, kind, i64(unseen[kind]))
    s.shuffle(pile, rng)
    for owner in range(s.seats):
        n = hidden[owner]
        while n > 0:
            d[at.hand + owner * c.CARD_KINDS + s.pop(pile)] += 1
            n -= 1


def _implied(s: World, seat: i64, hands: Hands, rng: Rng) -> vec[i16]:
    """What being asked this very question tells of a hand."""
    step = s.step()
    if isinstance(step, Asking):
        step.imply(s, seat, hands)
    return hands.any_of(rng)


# -- half gods -----------------------------------------------------------------------------------------


def _deal_half_gods(s: World, seat: i64, rng: Rng) -> None:
    """As long as the stack was never renewed, low tiles lie above high ones: the two groups are mixed apart."""
    if i64(s.d[s.at.half_mixed]) == 1:
        _mix_half_gods(s, seat, rng, 1, c.HALF_VALUES - 1)
    else:
        _mix_half_gods(s, seat, rng, 1, s.box.low_half_gods)
        _mix_half_gods(s, seat, rng, s.box.low_half_gods + 1, c.HALF_VALUES - 1)


def _mix_half_gods(s: World, seat: i64, rng: Rng, lowest: i64, highest: i64) -> None:
    """Mix the unseen half gods of these values among the places where such tiles are now."""
    d = s.d
    stack = s.at.half_stack
    secret = s.at.half_gods_secret
    values: list[int] = []
    owners: list[int] = []
    owner: i64
    value: i64
    i: i64
    for owner in range(s.seats):
        if owner == seat:
            continue
        for value in range(lowest, highest + 1):
            n = i64(d[secret + owner * c.HALF_VALUES + value])
            d[secret + owner * c.HALF_VALUES + value] = 0
            while n > 0:
                values.append(value)
                owners.append(owner)
                n -= 1
    places: list[int] = []
    for i in range(stack + 1, stack + 1 + i64(d[stack])):
        if lowest <= i64(d[i]) <= highest:
            values.append(i64(d[i]))
            places.append(i)
    values.sort()
    rng.shuffle(values)
    for one in owners:
        d[secret + one * c.HALF_VALUES + values.pop()] += 1
    for place in places:
        d[place] = i16(i64(values.pop()))
