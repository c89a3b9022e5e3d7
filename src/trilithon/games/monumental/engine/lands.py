"""The map: who controls what, how strong it is, and which Units can get where (MO-CONQ, MO-MIL, MO-OUT, MO-EXPL)."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World

# -- control and strength --------------------------------------------------------------------------


def units_on(s: World, seat: int, tile: int) -> int:
    """The seat's Units on a tile that it controls."""
    n = s.soldiers[tile]
    if s.warlord[seat] == tile:
        n += 1
    return n


def give_up_if_empty(s: World, tile: int) -> None:
    """A Province without Unit and Outpost is controlled by nobody (MO-CONQ-03, MO-EFF-26)."""
    seat = s.owner[tile]
    if (
        seat >= 0
        and s.chart.kind[tile] == c.PROVINCE
        and not s.outposts[tile]
        and units_on(s, seat, tile) == 0
    ):
        s.owner[tile] = c.NONE
        s.counts[seat * c.COUNTS + c.PROVINCES] -= 1


def take_control(s: World, seat: int, tile: int) -> None:
    s.owner[tile] = seat
    s.counts[seat * c.COUNTS + c.PROVINCES] += 1


def defence(s: World, tile: int) -> int:
    """MO-CONQ-04 to -07; the price of a Free City is no part of it."""
    strength = s.chart.terrain[tile]
    token = s.tokens[tile]
    if token >= 0:
        if s.box.token_value[token] != c.FREE_CITY:
            strength += s.box.token_value[token]
        return strength
    if s.wonders[tile] >= 0:
        strength += 2
    owner = s.owner[tile]
    if owner >= 0:
        strength += s.soldiers[tile] + 3 * s.outposts[tile]
        if s.warlord[owner] == tile:
            strength += 2
        strength += defence_by_rules(s, owner, tile)
    return strength


def defence_by_rules(s: World, owner: int, tile: int) -> int:
    """What the owner's continuous effects add, on anybody's turn (MO-POL-07)."""
    more = s.rule(owner, c.DEFENCE_ALL)
    if s.chart.coastal[tile]:
        more += s.rule(owner, c.DEFENCE_COASTAL)
    if s.wonders[tile] >= 0:
        more += s.rule(owner, c.DEFENCE_WONDER)
    if s.rule(owner, c.DEFENCE_NEXT_TO_CAPITAL) and s.capital[owner] in s.chart.near[tile]:
        more += s.rule(owner, c.DEFENCE_NEXT_TO_CAPITAL)
    return more


def units_needed(s: World, tile: int) -> int:
    return max(1, defence(s, tile))  # MO-CONQ-08


def target_bits(s: World, tile: int) -> int:
    """What kind of target a Province is, before it is conquered."""
    bits = c.TARGET_COASTAL if s.chart.coastal[tile] else 0
    token = s.tokens[tile]
    if token >= 0:
        return bits | (c.TARGET_FREE_CITY if s.box.token_value[token] == c.FREE_CITY else c.TARGET_BARBARIAN)
    if s.owner[tile] >= 0:
        return bits | c.TARGET_OPPONENT
    return bits


def reduction(s: World, seat: int, tile: int) -> int:
    """By how much continuous effects and a discount lower the price of a conquest (MO-CONQ-10, -22)."""
    bits = target_bits(s, tile)
    coupon = seat * c.COUPON_PLACES + c.ON_CONQUEST
    off = s.rule(seat, c.CONQUEST_ANY) + s.coupons[coupon]
    if s.coupons[coupon + c.COUPONS]:
        price = conquest_price(s, tile)
        off += (price[0] + price[1] + price[2]) // 2  # half of it is left, rounded up (MO-RES-16)
    if bits & c.TARGET_COASTAL:
        off += s.rule(seat, c.CONQUEST_COASTAL)
    if bits & c.TARGET_BARBARIAN:
        off += s.rule(seat, c.CONQUEST_BARBARIAN)
    elif bits & c.TARGET_FREE_CITY:
        off += s.rule(seat, c.CONQUEST_FREE_CITY)
    elif bits & c.TARGET_OPPONENT:
        off += s.rule(seat, c.CONQUEST_OPPONENT)
        if s.count(s.owner[tile], c.PROVINCES) > s.count(seat, c.PROVINCES):
            off += s.rule(seat, c.CONQUEST_OPPONENT_WITH_MORE)
    return off


def conquest_price(s: World, tile: int) -> list[int]:
    """Production, Science and Military before reductions (MO-CONQ-05, -10)."""
    price = [0, 0, units_needed(s, tile)]
    token = s.tokens[tile]
    if token >= 0:
        more = s.box.token_price[token]
        if more:
            for resource in range(c.BASICS):
                price[resource] += more[resource]
    return price


def can_afford_conquest(s: World, seat: int, tile: int) -> bool:
    """Reductions go where they help most: all of them count, however they are shared out."""
    price = conquest_price(s, tile)
    total = price[0] + price[1] + price[2]
    lacking = 0
    for resource in range(c.BASICS):
        have = s.has(seat, resource)
        if resource == c.MILITARY and target_bits(s, tile) & c.TARGET_BARBARIAN:
            have += s.has(seat, c.FEUD)
        if have < price[resource]:
            lacking += price[resource] - have
    return lacking - min(reduction(s, seat, tile), total) <= s.has(seat, c.GOLD)


# -- which Units may go ----------------------------------------------------------------------------


def must_stay(s: World, tile: int) -> int:
    """How many Units a tile may not be left without (MO-CONQ-13, MO-MIL-03)."""
    return 1 if s.chart.kind[tile] == c.PROVINCE and not s.outposts[tile] else 0


def soldiers_free(s: World, seat: int, tile: int, warlord_goes: bool) -> int:
    """Soldiers that may leave a tile, given whether the Warlord does (if it is there)."""
    if s.warlord[seat] == tile and not warlord_goes:
        return s.soldiers[tile]
    return max(0, s.soldiers[tile] - must_stay(s, tile))


def joined(s: World, seat: int, tile: int) -> list[int]:
    """Per tile 1 if a Unit of the seat could come from it to this Province: through tiles it controls, its own
    Capital included, to one that is adjacent (MO-CONQ-11, -12)."""
    near = s.chart.near
    owner = s.owner
    found = [0] * s.chart.tiles
    queue: list[int] = []
    for other in near[tile]:
        if owner[other] == seat and not found[other]:
            found[other] = 1
            queue.append(other)
    i = 0
    while i < len(queue):
        for other in near[queue[i]]:
            if owner[other] == seat and not found[other]:
                found[other] = 1
                queue.append(other)
        i += 1
    found[tile] = 0
    return found


def parts_of_land(s: World, seat: int) -> list[int]:
    """Per tile the number of the connected part of the seat's land it belongs to, from 1 on; 0 elsewhere."""
    near = s.chart.near
    owner = s.owner
    part = [0] * s.chart.tiles
    parts = 0
    for start in range(s.chart.tiles):
        if owner[start] == seat and part[start] == 0:
            parts += 1
            part[start] = parts
            queue = [start]
            i = 0
            while i < len(queue):
                for other in near[queue[i]]:
                    if owner[other] == seat and part[other] == 0:
                        part[other] = parts
                        queue.append(other)
                i += 1
    return part


def conquerable(s: World, seat: int) -> list[int]:
    """Every Province that the seat could conquer now: adjacent, enough Units, price affordable."""
    tiles: list[int] = []
    owner = s.owner
    most = s.has(seat, c.MILITARY) + s.has(seat, c.GOLD) + s.has(seat, c.FEUD)
    if most == 0 and s.rule(seat, c.CONQUEST_ANY) == 0 and not _any_reduction(s, seat):
        return tiles
    part = parts_of_land(s, seat)
    free = [0] * (s.chart.tiles + 1)
    for tile in range(s.chart.tiles):
        if owner[tile] == seat:
            free[part[tile]] += max(0, units_on(s, seat, tile) - must_stay(s, tile))
    for tile in range(s.chart.tiles):
        if s.chart.kind[tile] != c.PROVINCE or owner[tile] == seat:
            continue
        units = 0
        seen = 0  # bits of parts that were counted
        for other in s.chart.near[tile]:
            number = part[other]
            if number and not seen >> number & 1:
                seen |= 1 << number
                units += free[number]
        if seen and units >= units_needed(s, tile) and can_afford_conquest(s, seat, tile):
            tiles.append(tile)
    return tiles


def _any_reduction(s: World, seat: int) -> bool:
    for rule in range(c.CONQUEST_ANY, c.CONQUEST_OPPONENT_WITH_MORE + 1):
        if s.rule(seat, rule):
            return True
    coupon = seat * c.COUPON_PLACES + c.ON_CONQUEST
    return s.coupons[coupon] > 0 or s.coupons[coupon + c.COUPONS] > 0


def soldiers_for(s: World, seat: int, target: int, warlord_goes: bool) -> list[int]:
    """Per tile the Soldiers that may still be named for this conquest."""
    reach = joined(s, seat, target)
    free = [0] * s.chart.tiles
    for tile in range(s.chart.tiles):
        if reach[tile]:
            free[tile] = soldiers_free(s, seat, tile, warlord_goes)
    for tile in s.march:
        if tile >= 0:
            free[tile] -= 1
    return free


def warlord_can_go(s: World, seat: int, target: int, needed: int) -> bool:
    at = s.warlord[seat]
    if not joined(s, seat, target)[at] or units_on(s, seat, at) - must_stay(s, at) < 1:
        return False
    return sum(soldiers_for(s, seat, target, True)) >= needed - 1


def warlord_can_stay(s: World, seat: int, target: int, needed: int) -> bool:
    return sum(soldiers_for(s, seat, target, False)) >= needed


# -- moving within the own land --------------------------------------------------------------------


def may_leave(s: World, seat: int, tile: int, is_warlord: bool) -> bool:
    """May one Unit leave this tile, control being kept?"""
    if is_warlord:
        return s.warlord[seat] == tile and s.soldiers[tile] >= must_stay(s, tile)
    return s.soldiers[tile] > 0 and units_on(s, seat, tile) > must_stay(s, tile)


def destinations(s: World, seat: int, tile: int, one_step: bool) -> list[int]:
    """Provinces of the seat that a Unit can go to, at any distance or only adjacent (MO-MIL-01, MO-EFF-33)."""
    tiles: list[int] = []
    if one_step:
        for other in s.chart.lands[tile]:
            if s.owner[other] == seat:
                tiles.append(other)
        return tiles
    part = joined(s, seat, tile)
    for other in range(s.chart.tiles):
        if part[other] and other != tile and s.chart.kind[other] == c.PROVINCE:
            tiles.append(other)
    return tiles


def marches(s: World, seat: int, one_step: bool) -> list[int]:
    """Units that could move: tile * 2, + 1 for the Warlord."""
    units: list[int] = []
    part = parts_of_land(s, seat)
    provinces = [0] * (s.chart.tiles + 1)  # of each part
    for tile in range(s.chart.tiles):
        if part[tile] and s.chart.kind[tile] == c.PROVINCE:
            provinces[part[tile]] += 1
    for tile in range(s.chart.tiles):
        if not part[tile]:
            continue
        others = provinces[part[tile]] - (1 if s.chart.kind[tile] == c.PROVINCE else 0)
        if others == 0 or (one_step and not destinations(s, seat, tile, True)):
            continue
        if may_leave(s, seat, tile, False):
            units.append(tile * 2)
        if may_leave(s, seat, tile, True):
            units.append(tile * 2 + 1)
    return units


def move_unit(s: World, seat: int, origin: int, target: int, is_warlord: bool) -> None:
    if is_warlord:
        s.warlord[seat] = target
    else:
        s.soldiers[origin] -= 1
        s.soldiers[target] += 1


# -- Outposts --------------------------------------------------------------------------------------


def units_for_outpost(s: World, seat: int) -> int:
    return max(1, 3 - s.rule(seat, c.OUTPOST_UNITS_SAVED))


def outposts_in_supply(s: World, seat: int) -> int:
    built = 0
    for tile in range(s.chart.tiles):
        if s.outposts[tile] and s.owner[tile] == seat:
            built += 1
    return c.OUTPOSTS - built


def outpost_sites(s: World, seat: int) -> list[int]:
    """Provinces with enough Units and no Outpost (MO-OUT-01, -02)."""
    tiles: list[int] = []
    needed = units_for_outpost(s, seat)
    for tile in range(s.chart.tiles):
        if (
            s.owner[tile] == seat
            and s.chart.kind[tile] == c.PROVINCE
            and not s.outposts[tile]
            and units_on(s, seat, tile) >= needed
        ):
            tiles.append(tile)
    if tiles and outposts_in_supply(s, seat) == 0:
        return []
    return tiles


# -- Explorers -------------------------------------------------------------------------------------


def steps(s: World, seat: int) -> list[int]:
    """Steps of Explorers to adjacent Provinces: explorer * 64 + tile. Two that stand in the same place and have
    picked up as often are the same to everybody, so only the first is offered."""
    found: list[int] = []
    for which in range(c.EXPLORERS):
        if which > 0 and is_like_first(s, seat):
            continue
        here = s.explorers[seat * c.EXPLORERS + which]
        for tile in s.chart.lands[here]:
            found.append(which * 64 + tile)
        if s.options[c.EXPLORER_HOME] and s.capital[seat] in s.chart.near[here]:
            found.append(which * 64 + s.capital[seat])
    return found


def is_like_first(s: World, seat: int) -> bool:
    at = seat * c.EXPLORERS
    return s.explorers[at] == s.explorers[at + 1] and s.pickups[at] == s.pickups[at + 1]


def may_pick_up(s: World, seat: int, which: int) -> bool:
    """One pick-up a turn, unless an effect allows more (MO-EXPL-04)."""
    made = s.pickups[seat * c.EXPLORERS + which]
    return made <= s.rule(seat, c.SECOND_PICKUP) or s.spare_pickups[seat] > 0


def can_take_crate(s: World, seat: int, which: int) -> bool:
    return s.crate_on[s.explorers[seat * c.EXPLORERS + which]] > 0


def market_here(s: World, seat: int, which: int) -> int:
    """The Market under an Explorer from which the seat may still take a token (MO-EXPL-07), or -1."""
    market = s.chart.market[s.explorers[seat * c.EXPLORERS + which]]
    if market < 0 or not s.stacks[market] or s.bargains[seat * s.box.markets + market] >= 0:
        return c.NONE
    return market
