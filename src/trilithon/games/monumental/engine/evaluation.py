"""What a position is worth to each seat, at a glance: the points it may expect at the end.

Points that are there, Dominance as it looks, and what is still to come: the deck, Policies and Gold bring resources
every turn, and resources become points at a rate that falls as the game goes by. What has been begun (a Wonder,
Culture saved up, Explorers on their way) counts for the part that is done.
"""

from __future__ import annotations

from typing import Final

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.scoring import WORTH
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.state import NOBODY

CROSS: Final = 5.3
"""Cards that a seat activates in a turn, Knowledge not counted: 5 spaces, and some drawn."""
OF_THE_DECK: Final = 0.6
"""How much of what cards could bring becomes points: not everything fits together."""
DOMINANCE: Final = 3.0
GOLD: Final = 0.38
LEFT_OVER: Final = 0.26
"""A basic resource that can still be spent this turn."""
CRATE: Final = 0.26
CULTURE: Final = 0.85
"""Of the price of a Policy that is saved up, so much of its value counts."""
SOLDIER_AT_HOME: Final = 0.05
WORK: Final = 0.85
"""Of a Wonder whose first stage is built, so much of its share counts."""
MARKET: Final = 1.0
NEARER: Final = 0.72
"""An Explorer's prospect of a Market shrinks by this with every step."""
THREAT: Final = 0.06
"""For every Unit that a rival could send against a Province, less what it takes."""


def expected_points(s: World) -> list[float]:
    if s.to_move == NOBODY or s.phase == 0:
        return _points_now(s)
    values = _points_now(s)
    for seat in range(s.seats):
        values[seat] += _still_to_come(s, seat)
    _subtract_threats(s, values)
    return values


def _points_now(s: World) -> list[float]:
    over = s.to_move == NOBODY
    width = 1.0 + 0.5 * rounds_left(s)
    values: list[float] = []
    for seat in range(s.seats):
        value = 0.0
        for what in range(c.COUNTS):
            value += s.count(seat, what) * WORTH[what]
            value += _dominance(s, seat, what, over, width)
        values.append(value)
    return values


def _dominance(s: World, seat: int, what: int, over: bool, width: float) -> float:
    """Three points for the leaders; before the end the chance to be one, from the lead or the distance."""
    mine = s.count(seat, what)
    best = 0
    for other in range(s.seats):
        if other != seat and s.count(other, what) > best:
            best = s.count(other, what)
    if over:
        return DOMINANCE if mine >= best and mine > 0 else 0.0
    chance = 0.5 + (mine - best) / (2.0 * width)
    if chance < 0.0:
        chance = 0.0
    if chance > 1.0:
        chance = 1.0
    return DOMINANCE * chance


def rounds_left(s: World) -> float:
    """Turns of each seat that are still to come, roughly: cards leave the display at a steady pace."""
    if s.turns_left >= 0:
        return (s.turns_left + 1) / s.seats
    pace = 3.2 if s.seats == 2 else 1.8
    return 1.5 + len(s.future) / (pace * s.seats)


def turns_to_come(s: World, seat: int) -> float:
    """Whole turns that the seat has after this one."""
    if s.turns_left >= 0:
        before = (seat - s.active) % s.seats
        n = 0
        if before == 0:
            before = s.seats
        while before <= s.turns_left:
            n += 1
            before += s.seats
        return float(n)
    return rounds_left(s)


def _still_to_come(s: World, seat: int) -> float:
    turns = turns_to_come(s, seat)
    value = _income(s, seat) * turns
    at = seat * c.RESOURCES
    spendable = 1.0 if turns > 0.0 or (s.active == seat and s.phase <= 2) else 0.0
    value += GOLD * s.goods[at + c.GOLD] * spendable + 0.01 * s.goods[at + c.GOLD]
    if s.active == seat:
        basics = s.goods[at + c.PRODUCTION] + s.goods[at + c.SCIENCE] + s.goods[at + c.MILITARY]
        value += LEFT_OVER * (basics + 0.7 * s.goods[at + c.FEUD])
    value += _culture(s, seat, s.goods[at + c.CULTURE], turns) * spendable
    value += spendable * CRATE * s.crates[seat]
    if spendable > 0.0:
        value += _bargains(s, seat) + _work(s, seat, turns) + _explorers(s, seat, turns)
        value += SOLDIER_AT_HOME * s.soldiers[s.capital[seat]]
    return value


def _income(s: World, seat: int) -> float:
    """Points that a turn may bring: cards as often as they are activated, and the Policy.

    Who chooses a row and a column chooses good cards; poor ones wait in the City. So a card counts by what it is worth
    itself, half of it as every card comes round, half of it as it is preferred.
    """
    kinds = s.kinds
    worths = s.box.card_worth
    card_kind = s.box.card_kind
    total = 0
    squares = 0
    cards = 1
    for at in range(seat * c.SPACES, (seat + 1) * c.SPACES):
        card = s.city[at]
        if card >= 0:
            worth = worths[kinds[card]]
            total += worth
            squares += worth * worth
            cards += 1
        card = s.under[at]
        if card >= 0:
            worth = worths[kinds[card]]
            total += worth
            squares += worth * worth
    for pile in (s.decks[seat], s.discards[seat]):
        for card in pile:
            kind = kinds[card]
            worth = worths[kind]
            total += worth
            squares += worth * worth
            if card_kind[kind] != c.KNOWLEDGE:
                cards += 1
    income = OF_THE_DECK * CROSS * 0.005 * (total / cards + squares / (total + 1))
    policy = s.active_policy(seat)
    if policy >= 0:
        income += OF_THE_DECK * s.box.ability_worth[s.policy_ability(seat, policy)] / 100.0
    return income


def _culture(s: World, seat: int, culture: int, turns: float) -> float:
    """What it will buy: the next Policies are worth two points, their one-off effects and a share of Dominance."""
    value = 0.0
    k = len(s.developed[seat]) + 1
    while k <= c.POLICIES and culture > 0:
        worth = 2.6 + 0.35 * k
        if culture >= k:
            value += CULTURE * worth
            culture -= k
        else:
            value += CULTURE * worth * culture / k * (0.9 if turns >= 1.0 else 0.2)
            culture = 0
        k += 1
    return value + 0.01 * culture


def _bargains(s: World, seat: int) -> float:
    value = 0.0
    for market in range(s.box.markets):
        at = seat * s.box.markets + market
        if s.bargains[at] >= 0 and not s.bargains_used[at]:
            value += 0.75 * s.box.bargain_worth[market][s.bargains[at]] / 100.0
    return value


def _work(s: World, seat: int, turns: float) -> float:
    """A Wonder under construction, for the share of its cost that is paid."""
    card = s.work[seat]
    if card < 0:
        return 0.0
    kind = s.kinds[card]
    paid = s.box.cost[kind]
    share = paid / (paid + s.box.second_cost[kind])
    whole = 2.8 + 0.8 * s.box.bonus_worth[kind] / 100.0
    return WORK * share * whole * (1.0 if turns >= 1.0 else 0.4)


def _explorers(s: World, seat: int, turns: float) -> float:
    """The way to Markets that the seat has taken nothing from, and tokens on the way."""
    if turns < 1.0:
        return 0.0
    value = 0.0
    for which in range(c.EXPLORERS):
        here = s.explorers[seat * c.EXPLORERS + which]
        best = 0.2 if s.crate_on[here] else 0.0
        for tile in s.chart.market_tiles:
            market = s.chart.market[tile]
            if s.stacks[market] and s.bargains[seat * s.box.markets + market] < 0:
                prospect = MARKET * NEARER ** s.chart.steps[here][tile]
                if prospect > best:
                    best = prospect
        value += best
    return value


def _subtract_threats(s: World, values: list[float]) -> None:
    """Provinces that a rival could take easily are worth less."""
    owners = s.owner
    for tile in range(s.chart.tiles):
        seat = owners[tile]
        if seat < 0 or s.chart.kind[tile] != c.PROVINCE:
            continue
        strength = s.chart.terrain[tile] + s.soldiers[tile] + 3 * s.outposts[tile]
        if s.warlord[seat] == tile:
            strength += 2
        if strength > 4:
            continue
        for other in s.chart.near[tile]:
            owner = owners[other]
            if owner >= 0 and owner != seat:
                values[seat] -= THREAT * (5 - strength)
                break
