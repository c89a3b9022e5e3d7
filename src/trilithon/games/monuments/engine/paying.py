"""Payments: which tokens are spent, from where, and what a discount leaves out (MS-SPD)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.spots import controlled, has_worker, take_token
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import kinds, tell
from trilithon.games.monuments.engine.world import World


def packed(cost: list[int]) -> int:
    """A price in one number: 16 values for each kind."""
    return cost[0] + cost[1] * 16 + cost[2] * 256 + cost[3] * 4096


def unpacked(cost: int) -> list[int]:
    return [cost % 16, cost // 16 % 16, cost // 256 % 16, cost // 4096]


def can_pay(s: World, seat: int, cost: list[int], less: int) -> bool:
    return covers(controlled(s, seat), cost, less)


def covers(have: list[int], cost: list[int], less: int) -> bool:
    """Is this enough, with a discount that never makes anything free (MS-SPD-04)?"""
    total = 0
    short = 0
    for kind in range(c.KINDS):
        total += cost[kind]
        if have[kind] < cost[kind]:
            short += cost[kind] - have[kind]
    return short <= discount_of(total, less) or total == 0


def discount_of(total: int, less: int) -> int:
    return max(0, min(less, total - 1))


def charge(s: World, seat: int, cost: list[int], less: int) -> None:
    total = cost[0] + cost[1] + cost[2] + cost[3]
    if total:
        s.push(c.PAY, seat, packed(cost), discount_of(total, less), 0)


def add_ways_to_pay(s: World, seat: int, cost: int, less: int, lowest: int, moves: list[int]) -> None:
    """First what is left out, kind by kind in order; then kind by kind from where, in the order of places."""
    left = unpacked(cost)
    have = controlled(s, seat)
    if less > 0:
        for kind in range(lowest, c.KINDS):
            if left[kind] > 0:
                left[kind] -= 1
                if _covers_from(have, left, less - 1, kind):
                    moves.append(c.make_move(c.KIND, kind))
                left[kind] += 1
        return
    kind = first_kind(left)
    needed = left[kind]
    rest = 0
    for place in sources(s, seat, kind, lowest):
        rest += tokens_at(s, place, kind)
    for place in sources(s, seat, kind, lowest):
        here = tokens_at(s, place, kind)
        rest -= here
        for n in range(max(1, needed - rest), min(here, needed) + 1):
            moves.append(c.make_move(c.SPEND, (place * 4 + kind) * 16 + n))


def _covers_from(have: list[int], cost: list[int], less: int, lowest: int) -> bool:
    """Can the rest be paid if only kinds from `lowest` on are left out?"""
    for kind in range(lowest):
        if have[kind] < cost[kind]:
            return False
    short = 0
    can_drop = 0
    for kind in range(lowest, c.KINDS):
        can_drop += cost[kind]
        if have[kind] < cost[kind]:
            short += cost[kind] - have[kind]
    return short <= less and less <= can_drop


def first_kind(cost: list[int]) -> int:
    for kind in range(c.KINDS):
        if cost[kind]:
            return kind
    return c.NONE


def sources(s: World, seat: int, kind: int, lowest: int) -> list[int]:
    """Land hexes, then ferries (numbered after all hexes), that hold a controlled token of the kind."""
    places: list[int] = []
    for hex in range(lowest, s.chart.lands):
        if s.tokens[hex * c.KINDS + kind] and s.owner[hex] == seat and has_worker(s, seat, hex):
            places.append(hex)
    for ferry in range(s.ferry_count()):
        place = s.chart.hexes + ferry
        if place >= lowest and s.ferry(ferry, c.F_SEAT) == seat and tokens_at(s, place, kind):
            places.append(place)
    return places


def tokens_at(s: World, place: int, kind: int) -> int:
    if place < s.chart.hexes:
        return s.tokens[place * c.KINDS + kind]
    ferry = place - s.chart.hexes
    n = 1 if s.ferry(ferry, c.F_CARGO) == kind + 1 else 0
    return n + (1 if s.ferry(ferry, c.F_CARGO_2) == kind + 1 else 0)


def spend(s: World, place: int, kind: int, n: int) -> None:
    if place < s.chart.hexes:
        take_token(s, place, kind, n)
        return
    at = (place - s.chart.hexes) * c.FERRY_SIZE
    for field in (c.F_CARGO, c.F_CARGO_2):
        if n > 0 and s.ferries[at + field] == kind + 1:
            s.ferries[at + field] = 0
            s.stock[kind] += 1
            n -= 1


def answer_payment(s: World, seat: int, cost: int, less: int, verb: int, argument: int) -> None:
    """The top frame asked; ask for the rest."""
    s.drop()
    left = unpacked(cost)
    if verb == c.KIND:
        left[argument] -= 1
        lowest = argument if less > 1 else 0
        s.push(c.PAY, seat, packed(left), less - 1, lowest)
        return
    n = argument % 16
    kind = argument // 16 % 4
    place = argument // 64
    spend(s, place, kind, n)
    if s.events is not None:
        spent = [0, 0, 0, 0]
        spent[kind] = n
        where = place if place < s.chart.hexes else s.ferry(place - s.chart.hexes, c.F_WATER)
        tell(s, seat, "paid", {"tokens": kinds(spent), "hex": named_hex(s, where)})
    left[kind] -= n
    if left[0] + left[1] + left[2] + left[3]:
        s.push(c.PAY, seat, packed(left), 0, place + 1 if left[kind] else 0)


def pay_if_no_choice(s: World, seat: int, cost: int, less: int, lowest: int) -> bool:
    """A payment that can be made in one way only is made; tells whether there is nothing left to ask."""
    left = unpacked(cost)
    if left[0] + left[1] + left[2] + left[3] == 0:
        s.drop()
        return True
    moves: list[int] = []
    add_ways_to_pay(s, seat, cost, less, lowest, moves)
    if len(moves) != 1:
        return False
    answer_payment(s, seat, cost, less, c.verb_of(moves[0]), c.argument_of(moves[0]))
    return True
