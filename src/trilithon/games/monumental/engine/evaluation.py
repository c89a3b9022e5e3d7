"""What a position is worth to each seat, at a glance: the points it may expect at the end.

Points that are there, Dominance as it looks, and what is still to come: the deck, Policies and Gold bring resources
every turn, and resources become points at a rate that falls as the game goes by. What has been begun (a Wonder,
Culture saved up, Explorers on their way) counts for the part that is done.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import FAR
from trilithon.games.monumental.engine.resources import basics
from trilithon.games.monumental.engine.scoring import WORTH
from trilithon.games.monumental.engine.setup import ROWS_FOR_TWO
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
PROSPECTS: Final = [NEARER**steps for steps in range(FAR + 1)]
THREAT: Final = 0.06
SAFE: Final = 5
"""For every Unit that a rival could send against a Province, less what it takes; from this strength on nobody tries."""
LEAD_PER_ROUND: Final = 0.5
"""A lead must be larger by so much for every round to come, to be as good as won."""
EVEN: Final = 0.5
CARDS_GONE: Final = 1.8
CARDS_GONE_FOR_TWO: Final = 3.2
"""From the display in a turn, by the number of its rows."""
ROUNDS_AFTER: Final = 1.5
"""The last card of the deck was dealt."""
OVER_QUOTA: Final = 1.05
GONE_WITHOUT_QUOTA: Final = 2.5
ONE_MORE_ROUND: Final = 0.5
"""The same where all take their turns together: cards that leave the display in a round, of as many as must or with a
display that is emptied by those who buy; and one round after the last card, less what is left of this one."""
SOMETHING: Final = 0.01
"""Better than nothing, even at the end."""
FEUD_SHARE: Final = 0.7
"""Of a resource that can be spent on everything."""
HUNDREDTHS: Final = 100.0
"""In the tables of the box a point is so much."""
HALVED: Final = 0.005
"""The same for a sum of two averages."""
POLICY: Final = 2.6
LATER_POLICY: Final = 0.35
"""A Policy is worth so much, and so much more for each that comes before it."""
SAVED_UP: Final = 0.9
SAVED_TOO_LATE: Final = 0.2
"""Culture that is not enough yet: with a turn to come, and without."""
BARGAIN: Final = 0.75
WONDER: Final = 2.8
WONDER_BONUS: Final = 0.8
NOT_FINISHED: Final = 0.4
"""A Wonder under construction without a turn to come."""
CRATE_ON_THE_WAY: Final = 0.2


def expected_points(s: World) -> list[float]:
    values = _points_now(s)
    if s.to_move == NOBODY or s.phase() == 0:
        return values
    for seat in range(s.seats):
        if s.is_person(seat):
            values[seat] += _still_to_come(s, seat)
        for hook in s.hooks.on_worth:
            values[seat] += hook.worth(s, seat)
    _subtract_threats(s, values)
    return values


def _points_now(s: World) -> list[float]:
    over = s.to_move == NOBODY
    width = 1.0 + LEAD_PER_ROUND * rounds_left(s)
    values: list[float] = []
    for seat in range(s.seats):
        value = 0.0
        for what in range(i64(c.COUNTS)):
            value += float(s.count(seat, what) * i64(WORTH[what]))
            value += _dominance(s, seat, what, over, width)
        for hook in s.hooks.on_points:
            value += float(hook.points(s, seat))
        values.append(value)
    return values


def _dominance(s: World, seat: i64, what: i64, over: bool, width: float) -> float:
    """Three points for the leaders; before the end the chance to be one, from the lead or the distance."""
    mine = s.count(seat, what)
    best: i64 = 0
    for other in range(s.seats):
        if other != seat and s.count(other, what) > best:
            best = s.count(other, what)
    if over:
        return DOMINANCE if mine >= best and mine > 0 else 0.0
    chance = EVEN + float(mine - best) / (2.0 * width)
    if chance < 0.0:
        chance = 0.0
    if chance > 1.0:
        chance = 1.0
    return DOMINANCE * chance


def rounds_left(s: World) -> float:
    """Turns of each seat that are still to come, roughly: cards leave the display at a steady pace."""
    left = s.turns_left()
    if left >= 0:
        return float(left + 1) / float(s.seats)
    if s.in_rounds():
        gone = OVER_QUOTA * float(s.setup.quota) if s.setup.quota > 0 else GONE_WITHOUT_QUOTA
        return ONE_MORE_ROUND + float(s.size(s.at.future)) / gone
    pace = CARDS_GONE_FOR_TWO if s.setup.rows == ROWS_FOR_TWO else CARDS_GONE
    return ROUNDS_AFTER + float(s.size(s.at.future)) / (pace * float(s.seats))


def turns_to_come(s: World, seat: i64) -> float:
    """Whole turns that the seat has after this one."""
    left = s.turns_left()
    if left < 0:
        return rounds_left(s)
    before = (i64(s.d[s.at.order + seat]) - i64(s.d[s.at.order + s.active()])) % s.seats
    if before == 0:
        before = s.seats
    n = 0.0
    while before <= left:
        n += 1.0
        before += s.seats
    return n


def _still_to_come(s: World, seat: i64) -> float:
    turns = turns_to_come(s, seat)
    value = _income(s, seat) * turns
    may_act = s.may_act(seat)
    spendable = 1.0 if turns > 0.0 or may_act else 0.0
    gold = float(s.has(seat, c.GOLD))
    value += GOLD * gold * spendable + SOMETHING * gold
    if may_act:
        value += LEFT_OVER * (float(basics(s, seat)) + FEUD_SHARE * float(s.has(seat, c.FEUD)))
    value += _culture(s, seat, s.has(seat, c.CULTURE), turns) * spendable
    value += spendable * CRATE * float(s.d[s.at.crates + seat])
    if spendable > 0.0:
        value += _bargains(s, seat) + _work(s, seat, turns) + _explorers(s, seat, turns)
        value += SOLDIER_AT_HOME * float(_soldiers_at_home(s, seat))
    return value


def _soldiers_at_home(s: World, seat: i64) -> i64:
    capital = s.capital(seat)
    n: i64 = 0
    for unit in range(s.at.kinds_of_units):
        if s.setup.units[unit].is_soldier:
            n += s.units(capital, unit)
    return n


def _income(s: World, seat: i64) -> float:
    """Points that a turn may bring: cards as often as they are activated, and the Policy.

    Who chooses a row and a column chooses good cards; poor ones wait in the City. So a card counts by what it is worth
    itself, half of it as every card comes round, half of it as it is preferred.
    """
    d = s.d
    kinds = s.kinds
    worths = s.box.card_worth
    card_kind = s.box.card_kind
    total: i64 = 0
    squares: i64 = 0
    cards: i64 = 1
    place = s.at.city + seat * s.at.slots
    end = place + c.CITY_SLOTS
    while place < end:
        card = i64(d[place])
        if card >= 0:
            kind = i64(kinds[card])
            worth = i64(worths[kind])
            total += worth
            squares += worth * worth
            if i64(card_kind[kind]) != c.KNOWLEDGE:
                cards += 1
        place += 1
    pile = s.deck(seat)
    for _ in range(2):
        place = pile + 1
        end = place + i64(d[pile])
        while place < end:
            kind = i64(kinds[i64(d[place])])
            worth = i64(worths[kind])
            total += worth
            squares += worth * worth
            if i64(card_kind[kind]) != c.KNOWLEDGE:
                cards += 1
            place += 1
        pile = s.discard_pile(seat)
    average = float(total) / float(cards) + float(squares) / float(total + 1)
    income = OF_THE_DECK * CROSS * HALVED * average
    policy = s.active_policy(seat)  # where another one rules, its module says what that is worth
    return income + _of_policy(s, policy) if policy >= 0 else income


def _of_policy(s: World, policy: i64) -> float:
    return OF_THE_DECK * float(s.box.ability_worth[s.policy_ability(policy)]) / HUNDREDTHS


def _culture(s: World, seat: i64, culture: i64, turns: float) -> float:
    """What it will buy: the next Policies are worth two points, their one-off effects and a share of Dominance."""
    value = 0.0
    civilization = s.civilization(seat)
    policies = i64(s.box.policy_end[civilization]) - i64(s.box.policy_start[civilization])
    k = s.size(s.developed(seat)) + 1
    while k <= policies and culture > 0:
        worth = POLICY + LATER_POLICY * float(k)
        if culture >= k:
            value += CULTURE * worth
            culture -= k
        else:
            in_time = SAVED_UP if turns >= 1.0 else SAVED_TOO_LATE
            value += CULTURE * worth * float(culture) / float(k) * in_time
            culture = 0
        k += 1
    return value + SOMETHING * float(culture)


def _bargains(s: World, seat: i64) -> float:
    value = 0.0
    for market in range(s.at.markets):
        token = s.bargain(seat, market)
        if token >= 0 and not i64(s.d[s.at.bargains_used + seat * s.at.markets + market]):
            value += BARGAIN * float(s.box.bargain_worth[token]) / HUNDREDTHS
    return value


def _work(s: World, seat: i64, turns: float) -> float:
    """A Wonder under construction, for the share of its cost that is paid."""
    card = s.work(seat)
    if card < 0:
        return 0.0
    kind = i64(s.kinds[card])
    paid = float(s.box.cost[kind])
    share = paid / (paid + float(s.box.second_cost[kind]))
    whole = WONDER + WONDER_BONUS * float(s.box.bonus_worth[kind]) / HUNDREDTHS
    return WORK * share * whole * (1.0 if turns >= 1.0 else NOT_FINISHED)


def _explorers(s: World, seat: i64, turns: float) -> float:
    """The way to Markets that the seat has taken nothing from, and tokens on the way."""
    if turns < 1.0:
        return 0.0
    value = 0.0
    for which in range(s.at.explorers):
        here = s.explorer(seat, which)
        best = CRATE_ON_THE_WAY if i64(s.d[s.at.crate_on + here]) else 0.0
        for site in s.chart.market_tiles:
            tile = i64(site)
            market = i64(s.chart.market[tile])
            if s.size(s.stack(market)) > 0 and s.bargain(seat, market) < 0:
                prospect = MARKET * PROSPECTS[s.chart.distance(here, tile)]
                if prospect > best:
                    best = prospect
        value += best
    return value


def _subtract_threats(s: World, values: list[float]) -> None:
    """Provinces that a rival could take easily are worth less."""
    d = s.d
    at = s.at
    near = s.chart.near
    near_start = s.chart.near_start
    for tile in range(at.tiles):
        seat = i64(d[at.owner + tile])
        if seat < 0 or i64(s.chart.kind[tile]) != c.PROVINCE:
            continue
        strength = i64(s.chart.terrain[tile]) + c.OUTPOST_DEFENCE * i64(d[at.outposts + tile])
        for unit in range(at.kinds_of_units):
            strength += s.units(tile, unit) * i64(at.strengths[unit])
        if strength >= SAFE:
            continue
        place = i64(near_start[tile])
        end = i64(near_start[tile + 1])
        while place < end:
            owner = i64(d[at.owner + i64(near[place])])
            if owner >= 0 and owner != seat:
                values[seat] -= THREAT * float(SAFE - strength)
                break
            place += 1
