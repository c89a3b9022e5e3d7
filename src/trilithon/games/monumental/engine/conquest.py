"""A conquest step by step: Units are named, everything is paid, the Province changes hands (MO-CONQ-09 to -21)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import lands, shop
from trilithon.games.monumental.engine.effects import triggered
from trilithon.games.monumental.engine.telling import tell, tell_bought
from trilithon.games.monumental.engine.telling import tile as named_tile
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.events import player


def add_units(s: World, seat: int, target: int, needed: int, lowest: int, moves: list[int]) -> None:
    """First whether the Warlord goes, then tile by tile, in the order of tiles: who is named first does not matter."""
    if lowest < 0:
        if lands.warlord_can_go(s, seat, target, needed):
            moves.append(c.make_move(c.LORD, 1))
        if lands.warlord_can_stay(s, seat, target, needed):
            moves.append(c.make_move(c.LORD, 0))
        return
    free = lands.soldiers_for(s, seat, target, warlord_named(s))
    rest = 0
    for tile in range(lowest, s.chart.tiles):
        rest += max(0, free[tile])
    for tile in range(lowest, s.chart.tiles):
        if rest < needed:
            break
        if free[tile] > 0:
            moves.append(c.make_move(c.FROM, tile))
            rest -= free[tile]


def warlord_named(s: World) -> bool:
    return len(s.march) > 0 and s.march[0] < 0


def name_unit(s: World, seat: int, target: int, needed: int, verb: int, argument: int) -> None:
    """The top frame asked; ask for the next Unit, or go on to the payment."""
    s.drop()
    if verb == c.LORD:
        if argument:
            s.march.append(-1 - s.warlord[seat])
            needed -= 1
        lowest = 0
    else:
        s.march.append(argument)
        needed -= 1
        lowest = argument
    if needed > 0:
        s.push(c.UNITS, seat, target, needed, lowest)
    else:
        _charge(s, seat, target)


def _charge(s: World, seat: int, target: int) -> None:
    s.push(c.CONQUERED, seat, target, 0, 0)
    price = lands.conquest_price(s, target)
    off = min(lands.reduction(s, seat, target), price[0] + price[1] + price[2])
    shop.use_coupon(s, seat, c.ON_CONQUEST)
    parts = 0
    for resource in range(c.BASICS):
        if price[resource]:
            parts += 1
    if off == 0 or parts == 1 or off == price[0] + price[1] + price[2]:
        for resource in range(c.BASICS):
            n = price[resource] - min(price[resource], off)
            if n > 0:
                _push_payment(s, seat, target, resource, n)
    else:
        s.push(c.SHARE, seat, off, c.PRODUCTION, target)


def _push_payment(s: World, seat: int, target: int, resource: int, n: int) -> None:
    against = resource == c.MILITARY and lands.target_bits(s, target) & c.TARGET_BARBARIAN != 0
    s.push(c.PAY, seat, resource, n, 3 if against else 1)


def shares(s: World, seat: int, off: int, resource: int, target: int) -> list[int]:
    """How much of a reduction may be taken off this resource, the rest going to those after it (MO-CONQ-22)."""
    price = lands.conquest_price(s, target)
    later = 0
    for other in range(resource + 1, c.BASICS):
        later += price[other]
    gold = s.has(seat, c.GOLD) - _gold_promised(s, seat)
    found: list[int] = []
    for n in range(min(off, price[resource]) + 1):
        if off - n > later:
            continue
        lacking = max(0, price[resource] - n - s.has(seat, resource))
        lacking_later = 0
        for other in range(resource + 1, c.BASICS):
            lacking_later += max(0, price[other] - s.has(seat, other))
        if lacking + max(0, lacking_later - (off - n)) <= gold:
            found.append(n)
    return found


def _gold_promised(s: World, seat: int) -> int:
    """What payments that are already on the agenda below this question need."""
    agenda = s.agenda
    promised = 0
    i = len(agenda) - 10
    while i >= 0 and agenda[i + 4] == c.PAY:
        promised += max(0, agenda[i + 1] - s.has(seat, agenda[i + 2]))
        i -= 5
    return promised


def share(s: World, seat: int, off: int, resource: int, target: int, n: int) -> None:
    s.drop()
    price = lands.conquest_price(s, target)
    if price[resource] > n:
        _push_payment(s, seat, target, resource, price[resource] - n)
    if resource + 1 < c.BASICS:
        s.push(c.SHARE, seat, off - n, resource + 1, target)


def conquer(s: World, seat: int, target: int) -> None:
    """Everything is paid: defenders go home, attackers move in, the token is turned (MO-CONQ-16)."""
    bits = lands.target_bits(s, target)
    loser = s.owner[target]
    token = s.tokens[target]
    if loser >= 0:
        home = s.capital[loser]
        s.soldiers[home] += s.soldiers[target]
        s.soldiers[target] = 0
        if s.warlord[loser] == target:
            s.warlord[loser] = home
        s.outposts[target] = 0
        s.counts[loser * c.COUNTS + c.PROVINCES] -= 1
    with_warlord = warlord_named(s)
    units = len(s.march)
    for tile in s.march:
        if tile < 0:
            s.warlord[seat] = target
        else:
            s.soldiers[tile] -= 1
            s.soldiers[target] += 1
    s.march.clear()
    lands.take_control(s, seat, target)
    if s.events is not None:
        if loser >= 0:
            tell_bought(
                s, seat, "conquered-from", {"tile": named_tile(s, target), "n": units, "loser": player(loser)}
            )
        else:
            from_whom = "nobody"
            if bits & c.TARGET_BARBARIAN:
                from_whom = "barbarians"
            elif bits & c.TARGET_FREE_CITY:
                from_whom = "city"
            tell_bought(s, seat, "conquered", {"tile": named_tile(s, target), "n": units, "whose": from_whom})
    entries = triggered(s, seat, c.ON_CONQUER, bits)
    if with_warlord and not s.warlord_used[seat]:
        s.push(c.ENTRY, seat, c.WARLORD_BONUS, 0, 0)
        entries += 1
    if token >= 0:
        s.tokens[target] = c.NONE
        s.add_to(s.looted, seat, token)
        s.reveals += 1
        s.push(c.ENTRY, seat, c.BENEFITS, token, 0)
        entries += 1
        if s.events is not None:
            tell(s, seat, "turned-token", {"benefits": s.box.token_texts[token]})
    s.push(c.ORDER, seat, entries, 0, 0)


def send_home(s: World, tile: int, is_warlord: bool) -> None:
    """One Unit of whoever controls the tile goes to its Capital (MO-EFF-26)."""
    owner = s.owner[tile]
    home = s.capital[owner]
    if is_warlord:
        s.warlord[owner] = home
    else:
        s.soldiers[tile] -= 1
        s.soldiers[home] += 1
    if s.events is not None:
        tell(s, owner, "lost-warlord" if is_warlord else "lost-unit", {"tile": named_tile(s, tile)})
    lands.give_up_if_empty(s, tile)


def build_outpost(s: World, seat: int, tile: int, with_warlord: bool) -> None:
    """Units go home, an Outpost takes their place (MO-OUT-01)."""
    home = s.capital[seat]
    n = lands.units_for_outpost(s, seat)
    if with_warlord:
        s.warlord[seat] = home
        n -= 1
    s.soldiers[tile] -= n
    s.soldiers[home] += n
    s.outposts[tile] = 1
    if s.events is not None:
        tell(s, seat, "built-outpost", {"tile": named_tile(s, tile), "n": lands.units_for_outpost(s, seat)})
