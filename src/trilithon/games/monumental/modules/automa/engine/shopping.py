"""Which cards of the display an Automa takes (MO-AUT-19 to -22, -24)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.display import leave_display
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import area


def price_of(s: World, card: i64) -> i64:
    """As printed; of a Wonder both stages together."""
    kind = i64(s.kinds[card])
    return i64(s.box.cost[kind]) + i64(s.box.second_cost[kind])


def places_of(s: World, kind: i64) -> list[int]:
    """Of all cards of a kind in the display."""
    found: list[int] = []
    for place in range(s.setup.rows * s.setup.width):
        card = s.on_display(place)
        if card >= 0 and s.kind_of(card) == kind:
            found.append(int(place))
    return found


def chosen(s: World, kind: i64, which: i64) -> i64:
    """The place of the cheapest or the dearest card of a kind; of equal ones that furthest from the deck, then the
    first in alphabetical order of English names. -1 if there is none."""
    best: i64 = c.NONE
    for place in places_of(s, kind):
        if best < 0 or _is_before(s, place, best, which):
            best = place
    return best


def _is_before(s: World, place: i64, other: i64, which: i64) -> bool:
    mine = price_of(s, s.on_display(place))
    best = price_of(s, s.on_display(other))
    if mine != best:
        return mine < best if which == a.LOWEST else mine > best
    far = place % s.setup.width
    farthest = other % s.setup.width
    if far != farthest:
        return far > farthest
    return rank(s, place) < rank(s, other)


def rank(s: World, place: i64) -> i64:
    """In the alphabetical order."""
    return i64(s.box.alphabetical[i64(s.kinds[s.on_display(place)])])


def why(s: World, kind: i64, place: i64) -> str:
    """What decided for the card in this place, for the log."""
    cost = price_of(s, s.on_display(place))
    decided = "alone"
    for other in places_of(s, kind):
        if i64(other) == place:
            continue
        if price_of(s, s.on_display(other)) != cost:
            if decided == "alone":
                decided = "cost"
        elif i64(other) % s.setup.width == place % s.setup.width:
            return "name"
        else:
            decided = "place"
    return decided


def take(s: World, seat: i64, place: i64) -> i64:
    """The card lies in the area from now on."""
    card = leave_display(s, place)
    put_in_area(s, seat, card)
    return card


def put_in_area(s: World, seat: i64, card: i64) -> None:
    s.add(area(s, seat), card)
    kind = s.kind_of(card)
    counts = s.at.counts + seat * c.COUNTS
    if kind == c.KNOWLEDGE:
        s.d[counts + c.KNOWLEDGES] += 1
    elif kind == c.WONDER:
        s.d[counts + c.WONDERS] += 1
