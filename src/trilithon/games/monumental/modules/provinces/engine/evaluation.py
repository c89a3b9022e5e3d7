"""What special Provinces are worth to somebody who must judge a position at a glance.

What they have brought is seen in resources and cards. Here is what is still under way: cards and Gold that a conquest
will bring, a bid that nobody has answered yet; and how well land is guarded.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.steps.conquered import CONQUERED
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.provinces.engine.codes import FOOTHILL, JUNGLE
from trilithon.games.monumental.modules.provinces.engine.own import Own, reserved_by
from trilithon.games.monumental.modules.provinces.engine.steps.bid import BID
from trilithon.games.monumental.modules.provinces.engine.steps.entries import ENTRY_MINE, ENTRY_OASIS
from trilithon.games.monumental.modules.provinces.engine.steps.match import MATCH

FREE_CARD: Final = 1.3
CARD_SET_ASIDE: Final = 0.4
"""To have the choice of it, at its price."""
GOLD: Final = 0.39
TURNED: Final = 0.1
"""Production that becomes Gold and can be kept."""
PROVINCE: Final = 1.5
"""Its point, and a share of Dominance."""
GUARD: Final = 0.06
"""What makes it 1 Military dearer to take a Province from its owner."""
MOST_BID: Final = 4
"""Nobody keeps more Gold than this for a Foothill."""


def worth_besides(s: World, own: Own, seat: i64) -> float:
    value = _under_way(s, own, seat) + _guards(s, own, seat)
    if reserved_by(s, seat) >= 0 and s.turns_left() != 0:
        value += CARD_SET_ASIDE
    return value


def _under_way(s: World, own: Own, seat: i64) -> float:
    """Of the conquest that is being made; entries are those of the seat on turn."""
    if s.find(CONQUERED) >= 0:
        return _bidding(s, seat)
    if s.active() != seat:
        return 0.0
    value = 0.0
    if s.find(ENTRY_OASIS) >= 0:
        value += CARD_SET_ASIDE if own.holds else FREE_CARD
    if s.find(ENTRY_MINE) >= 0:
        value += TURNED * float(s.has(seat, c.PRODUCTION) + i64(s.d[s.at.crates + seat]))
    return value


def _bidding(s: World, seat: i64) -> float:
    """A Foothill is attacked: before the bid it is likely that whoever has more Gold gets it in the end, after it the
    attacker pays as much unless that is more than a Province is worth."""
    attacker = s.active()
    price = 0.0
    likely = 1.0
    if s.is_on_top(BID):
        defender = s.whose()
        gold = float(s.has(attacker, c.GOLD) + 1)
        likely = gold / (gold + float(s.has(defender, c.GOLD)))
    elif s.is_on_top(MATCH):
        defender = s.owner(s.get(MATCH.tile))
        price = GOLD * float(s.get(MATCH.n))
        if price >= PROVINCE:
            return 0.0
    else:
        return 0.0
    if seat == attacker:
        return likely * PROVINCE - price
    return -likely * PROVINCE if seat == defender else 0.0


def _guards(s: World, own: Own, seat: i64) -> float:
    """Jungles and Foothills that a rival could attack."""
    value = 0.0
    for special in own.tiles:
        tile = i64(special)
        if s.owner(tile) == seat and _is_threatened(s, seat, tile):
            kind = i64(own.kind[tile])
            if kind == JUNGLE:
                value += GUARD
            elif kind == FOOTHILL:
                value += GUARD * float(min(s.has(seat, c.GOLD), MOST_BID))
    return value


def _is_threatened(s: World, seat: i64, tile: i64) -> bool:
    chart = s.chart
    place = i64(chart.near_start[tile])
    end = i64(chart.near_start[tile + 1])
    while place < end:
        owner = s.owner(i64(chart.near[place]))
        if owner >= 0 and owner != seat:
            return True
        place += 1
    return False
