"""Resources: gaining, the tally of the turn, and what a seat can pay (MO-RES)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import tell_price
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.packed import fitting

IMPOSSIBLE: Final = 1000
"""More Gold than anybody has."""


def gain(s: World, seat: i64, resource: i64, n: i64) -> i64:
    """Gain as much as the stock holds (all of it, unless the option says otherwise), and tally it (MO-RES-12)."""
    if s.option(c.STRICT):
        n = min(n, left_in_box(s, resource))
    if n <= 0:
        return 0
    d = s.d
    place = s.at.goods + seat * c.RESOURCES + resource
    d[place] = fitting(i64(d[place]) + n)
    tally = s.at.gained + seat * c.TALLIES + (c.MILITARY if resource == c.FEUD else resource)
    d[tally] = fitting(i64(d[tally]) + n)
    return n


def left_in_box(s: World, resource: i64) -> i64:
    """Counters nobody holds; restricted Military is made of Military counters (MO-RES-17)."""
    counter = c.MILITARY if resource == c.FEUD else resource
    held: i64 = 0
    for seat in range(s.seats):
        held += s.has(seat, counter)
        if counter == c.MILITARY:
            held += s.has(seat, c.FEUD)
    return i64(s.box.stock[counter]) - held


def gain_icons(s: World, seat: i64, kind: i64) -> None:
    """The activation resources of a card."""
    _gain_row(s, seat, s.box.icons, kind)


def gain_policy_icons(s: World, seat: i64, policy: i64) -> None:
    """Those of a Policy, where a module activates such."""
    _gain_row(s, seat, s.box.policy_icons, policy)


def _gain_row(s: World, seat: i64, icons: vec[i16], row: i64) -> None:
    resource: i64 = 0
    while resource < c.TALLIES:
        n = i64(icons[row * c.RESOURCES + resource])
        if n > 0:
            gain(s, seat, resource, n)
        resource += 1


def spend(s: World, seat: i64, resource: i64, n: i64) -> None:
    s.d[s.at.goods + seat * c.RESOURCES + resource] -= i16(n)


def most_payable(s: World, seat: i64, resource: i64) -> i64:
    """How much of a basic resource the seat could pay at most, Gold included."""
    goods = s.at.goods + seat * c.RESOURCES
    return i64(s.d[goods + resource]) + i64(s.d[goods + c.GOLD])


def basics(s: World, seat: i64) -> i64:
    return s.has(seat, c.PRODUCTION) + s.has(seat, c.SCIENCE) + s.has(seat, c.MILITARY)


def gold_needed(s: World, seat: i64, resource: i64, n: i64, means: i64) -> i64:
    """The Gold that must go into such a payment at least; more than anybody has if it is impossible."""
    have = s.has(seat, resource)
    if resource == c.GOLD:
        return n
    if resource == c.CULTURE:
        return 0 if have >= n else IMPOSSIBLE
    if means & c.WITH_FEUD:
        have += s.has(seat, c.FEUD)
    if have >= n:
        return 0
    return n - have if means & c.WITH_GOLD else IMPOSSIBLE


def pay(s: World, seat: i64, resource: i64, n: i64, means: i64, gold: i64) -> None:
    """Pay with so much Gold among it, restricted resources first, then counters (MO-RES-06)."""
    feud: i64 = 0
    rest = n - gold
    if means & c.WITH_FEUD:
        feud = min(rest, s.has(seat, c.FEUD))
        rest -= feud
        spend(s, seat, c.FEUD, feud)
    spend(s, seat, resource, rest)
    spend(s, seat, c.GOLD, gold)
    if s.events is not None:
        tell_price(s, seat, c.FEUD, feud)
        tell_price(s, seat, resource, rest)
        tell_price(s, seat, c.GOLD, gold)


def lose_basics(s: World, seat: i64) -> None:
    """All basic resources are lost at the end of phase 2 (MO-RES-02, -15)."""
    goods = s.at.goods + seat * c.RESOURCES
    d = s.d
    d[goods + c.PRODUCTION] = 0
    d[goods + c.SCIENCE] = 0
    d[goods + c.MILITARY] = 0
    d[goods + c.FEUD] = 0
