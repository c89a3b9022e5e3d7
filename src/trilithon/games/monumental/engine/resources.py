"""Resources: gaining, the tally of the turn, and what a seat can pay (MO-RES)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.telling import amounts, tell_goods, tell_price
from trilithon.games.monumental.engine.world import World


def gain(s: World, seat: int, resource: int, n: int) -> int:
    """Gain as much as the stock holds (all of it, unless the option says otherwise), and tally it (MO-RES-12)."""
    if s.options[c.STRICT]:
        n = min(n, left_in_box(s, resource))
    if n <= 0:
        return 0
    s.goods[seat * c.RESOURCES + resource] += n
    tally = c.MILITARY if resource == c.FEUD else resource
    s.gained[seat * c.TALLIES + tally] += n
    return n


def left_in_box(s: World, resource: int) -> int:
    """Counters nobody holds; restricted Military is made of Military counters (MO-RES-17)."""
    counter = c.MILITARY if resource == c.FEUD else resource
    held = 0
    for seat in range(s.seats):
        held += s.has(seat, counter)
        if counter == c.MILITARY:
            held += s.has(seat, c.FEUD)
    return s.box.stock[counter] - held


def gain_icons(s: World, seat: int, kind: int) -> list[int]:
    """The activation resources of a card; returns what was gained as resource, amount, ..."""
    icons = s.box.icons[kind]
    got: list[int] = []
    i = 0
    while i < len(icons):
        n = gain(s, seat, icons[i], icons[i + 1])
        if n > 0:
            got.append(icons[i])
            got.append(n)
        i += 2
    return got


def tell_gain(s: World, seat: int, pairs: list[int]) -> None:
    if s.events is not None and pairs:
        tell_goods(s, seat, "gained", amounts(merged(pairs)))


def merged(pairs: list[int]) -> list[int]:
    """The same amounts, each resource once."""
    sums = [0] * c.RESOURCES
    i = 0
    while i < len(pairs):
        sums[pairs[i]] += pairs[i + 1]
        i += 2
    result: list[int] = []
    for resource in range(c.RESOURCES):
        if sums[resource]:
            result.append(resource)
            result.append(sums[resource])
    return result


def most_payable(s: World, seat: int, resource: int) -> int:
    """How much of a basic resource the seat could pay at most, Gold included."""
    at = seat * c.RESOURCES
    return s.goods[at + resource] + s.goods[at + c.GOLD]


def gold_needed(s: World, seat: int, resource: int, n: int, flags: int) -> int:
    """The Gold that must go into such a payment at least; more than anybody has if it is impossible."""
    have = s.has(seat, resource)
    if resource == c.GOLD:
        return n
    if resource == c.CULTURE:
        return 0 if have >= n else IMPOSSIBLE
    if flags & 2:
        have += s.has(seat, c.FEUD)
    if have >= n:
        return 0
    return n - have if flags & 1 else IMPOSSIBLE


IMPOSSIBLE = 1000


def gold_reserved(s: World) -> int:
    """What the payments right below the top frame, parts of the same price, need in Gold."""
    agenda = s.agenda
    reserved = 0
    i = len(agenda) - 10
    while i >= 0 and agenda[i + 4] == c.PAY:
        reserved += gold_needed(s, agenda[i + 3], agenda[i + 2], agenda[i + 1], agenda[i])
        i -= 5
    return reserved


def gold_range(s: World) -> tuple[int, int]:
    """For the PAY frame on top: the least and the most Gold that can go into it (MO-RES-05)."""
    agenda = s.agenda
    seat = agenda[-2]
    resource = agenda[-3]
    n = agenda[-4]
    flags = agenda[-5]
    if resource >= c.GOLD:
        return 0, 0
    least = gold_needed(s, seat, resource, n, flags)
    if not flags & 1:
        return 0, 0
    # restricted Military goes first: whatever keeps it in place of Military or Gold is worse (MO-RES-06)
    open_part = n - min(n, s.has(seat, c.FEUD)) if flags & 2 else n
    most = min(open_part, s.has(seat, c.GOLD) - gold_reserved(s))
    return least, max(least, most)


def pay(s: World, seat: int, resource: int, n: int, flags: int, gold: int) -> None:
    """Pay with so much Gold among it, restricted resources first, then counters (MO-RES-06)."""
    at = seat * c.RESOURCES
    if resource >= c.GOLD:
        s.goods[at + resource] -= n
        if s.events is not None:
            tell_price(s, seat, [resource, n])
        return
    rest = n - gold
    feud = 0
    if flags & 2:
        feud = min(rest, s.goods[at + c.FEUD])
        s.goods[at + c.FEUD] -= feud
        rest -= feud
    s.goods[at + resource] -= rest
    s.goods[at + c.GOLD] -= gold
    if s.events is not None:
        tell_price(s, seat, [c.FEUD, feud, resource, rest, c.GOLD, gold])


def lose_basics(s: World, seat: int) -> None:
    """All basic resources are lost at the end of phase 2 (MO-RES-02, -15)."""
    at = seat * c.RESOURCES
    s.goods[at + c.PRODUCTION] = 0
    s.goods[at + c.SCIENCE] = 0
    s.goods[at + c.MILITARY] = 0
    s.goods[at + c.FEUD] = 0
