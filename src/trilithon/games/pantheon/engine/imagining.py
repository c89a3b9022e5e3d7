"""Imagining a position: everything a seat does not know is dealt anew (5.3 of the rules).

Unseen cards are mixed among pile and other hands, unseen half gods among stack and owners. What everybody saw
stays where it is: cards taken openly, half gods from the pool or shown in a scoring. Everything is put in
order before it is shuffled, so that the result follows from the dreamer's random numbers and from what the seat
knows, and from nothing else: no agent can be better than its knowledge.
"""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import cheapest_purchase, money_in_hand
from trilithon.games.pantheon.engine.offering import top_number
from trilithon.games.pantheon.engine.placing import cheapest_placement
from trilithon.games.pantheon.engine.table import Table, one_by_one
from trilithon.games.pantheon.engine.turns import steps_of
from trilithon.kernel.engine.rng import Rng


def deal_anew(s: Table, seat: int, rng: Rng) -> None:
    """Replace all that the seat (or a spectator) cannot know."""
    _deal_cards(s, seat, rng)
    _deal_half_gods(s, seat, rng)
    s.gods_stack = sorted(s.gods_stack)
    rng.shuffle(s.gods_stack)
    # Nations that a small board does not have lie at the bottom, where nobody will need them, and stay there.
    absent = sorted([nation for nation in s.nation_deck if s.t.start_of[nation] < 0])
    present = sorted([nation for nation in s.nation_deck if s.t.start_of[nation] >= 0])
    rng.shuffle(present)
    s.nation_deck = absent + present


def _deal_cards(s: Table, seat: int, rng: Rng) -> None:
    """Other seats keep the cards that everybody saw; the rest of their hands and the pile are mixed."""
    unseen = [0] * c.CARD_KINDS
    for kind in s.pile:
        unseen[kind] += 1
    at = 0
    hidden: list[int] = []
    for owner in range(s.seats):
        taken = 0
        for kind in range(c.CARD_KINDS):
            if owner != seat:
                n = s.hands[at] - s.shown[at]
                unseen[kind] += n
                taken += n
                s.hands[at] = s.shown[at]
            at += 1
        hidden.append(taken)
    if s.to_move >= 0 and s.to_move != seat:
        _deal_what_is_implied(s, s.to_move, unseen, hidden, rng)
    pile = one_by_one(unseen)
    rng.shuffle(pile)
    for owner in range(s.seats):
        for _ in range(hidden[owner]):
            s.hands[owner * c.CARD_KINDS + pile.pop()] += 1
    s.pile = pile


# -- what a question implies ----------------------------------------------------------------------------------


def _deal_what_is_implied(s: Table, seat: int, unseen: list[int], hidden: list[int], rng: Rng) -> None:
    """Who is asked how to pay for a god can pay for it: whatever else is in that hand, this is."""
    kind = s.agenda[-1]
    a = s.agenda[-3]
    ways: list[list[int]] = []
    if kind == c.PAY:
        god = s.gods_open[a]
        _add_payments(s, seat, s.t.cost[god], s.t.cards_only[god], [0] * c.CARD_KINDS, 0, ways)
    elif kind == c.REVEALED:
        _add_payments(s, seat, top_number(s.t.cost[a]), s.t.cards_only[a], [0] * c.CARD_KINDS, 0, ways)
    elif kind == c.CARDS or kind == c.FOLLOW:
        ways.append(_movement_cards(s, seat, a if kind == c.CARDS else 0))
    elif kind == c.PLAY_MONEY:
        ways.append(_coins(s, seat, unseen))
    feasible = [way for way in ways if _fits(way, unseen, hidden[seat])]
    if not feasible:
        return
    way = feasible[rng.below(len(feasible))]
    for card in range(c.CARD_KINDS):
        s.hands[seat * c.CARD_KINDS + card] += way[card]
        unseen[card] -= way[card]
        hidden[seat] -= way[card]


def _fits(way: list[int], unseen: list[int], hidden: int) -> bool:
    total = 0
    for card in range(c.CARD_KINDS):
        if way[card] > unseen[card]:
            return False
        total += way[card]
    return total <= hidden


def _add_payments(
    s: Table, seat: int, cost: list[int], cards_only: int, way: list[int], index: int, ways: list[list[int]]
) -> None:
    """Cards that would have to be added to the open ones, for every assignment of kinds to the numbers."""
    if index == len(cost):
        ways.append([n if n > 0 else 0 for n in way])
        return
    for card in range(1, c.SACRIFICES + 1):
        if way[card] == 0:
            lacking = cost[index] - s.hands[seat * c.CARD_KINDS + card]
            if not cards_only:
                lacking -= s.level(seat, card)
            longer = way.copy()
            longer[card] = lacking if lacking > 0 else -1  # used, but nothing is lacking
            _add_payments(s, seat, cost, cards_only, longer, index + 1, ways)


def _movement_cards(s: Table, seat: int, big_foot: int) -> list[int]:
    way = [0] * c.CARD_KINDS
    cheapest = cheapest_placement(s, seat, s.has(seat, c.JUMPS))
    held = s.hand(seat, c.MOVEMENT)
    while big_foot + steps_of(s, seat, held + way[c.MOVEMENT]) < cheapest:
        way[c.MOVEMENT] += 1
    return way


def _coins(s: Table, seat: int, unseen: list[int]) -> list[int]:
    """The highest coins first: if any hand can pay for something, one with these can."""
    way = [0] * c.CARD_KINDS
    lacking = cheapest_purchase(s, seat, True, s.jumps_left) - s.budget - money_in_hand(s, seat)
    value = c.TOP_VALUE
    while lacking > 0 and value > 0:
        if way[c.MONEY + value] < unseen[c.MONEY + value]:
            way[c.MONEY + value] += 1
            lacking -= value
        else:
            value -= 1
    return way


# -- half gods --------------------------------------------------------------------------------------------------


def _deal_half_gods(s: Table, seat: int, rng: Rng) -> None:
    """As long as the stack was never renewed, low tiles lie above high ones: the two groups are mixed apart."""
    s.half_stack = s.half_stack.copy()
    s.half_secret = s.half_secret.copy()
    if s.half_mixed:
        _mix_half_gods(s, seat, rng, 1, c.HALF_VALUES - 1)
    else:
        _mix_half_gods(s, seat, rng, 1, s.t.low_half_gods)
        _mix_half_gods(s, seat, rng, s.t.low_half_gods + 1, c.HALF_VALUES - 1)


def _mix_half_gods(s: Table, seat: int, rng: Rng, lowest: int, highest: int) -> None:
    """Mix the unseen half gods of these values among the places where such tiles are now."""
    counts = [0] * c.HALF_VALUES
    owners: list[int] = []
    for owner in range(s.seats):
        if owner == seat:
            continue
        for value in range(lowest, highest + 1):
            at = owner * c.HALF_VALUES + value
            counts[value] += s.half_secret[at]
            for _ in range(s.half_secret[at]):
                owners.append(owner)
            s.half_secret[at] = 0
    places: list[int] = []
    for i in range(len(s.half_stack)):
        if lowest <= s.half_stack[i] <= highest:
            counts[s.half_stack[i]] += 1
            places.append(i)
    values = one_by_one(counts)
    rng.shuffle(values)
    for owner in owners:
        s.half_secret[owner * c.HALF_VALUES + values.pop()] += 1
    for i in places:
        s.half_stack[i] = values.pop()
