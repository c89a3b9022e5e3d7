"""The map: who controls what, how strong it is, and which Units can get where (MO-CONQ, MO-MIL, MO-OUT).

Tiles of one owner that hang together are a *part* of its land; the derived field `part` has for each of them the lowest
tile of its part, for tiles that nobody controls -1. It is renewed whenever a tile changes hands.
"""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.hooks import MOVING
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.moves import Moves

# -- control ---------------------------------------------------------------------------------------


def units_on(s: World, tile: i64) -> i64:
    """Units of whoever controls the tile."""
    d = s.d
    place = s.at.units + tile * s.at.kinds_of_units
    end = place + s.at.kinds_of_units
    fighting = s.at.fighting
    n: i64 = 0
    while place < end:
        if fighting & 1:
            n += i64(d[place])
        fighting >>= 1
        place += 1
    return n


def must_stay(s: World, tile: i64) -> i64:
    """How many Units a tile may not be left without (MO-CONQ-13, MO-MIL-03)."""
    return 1 if i64(s.chart.kind[tile]) == c.PROVINCE and not i64(s.d[s.at.outposts + tile]) else 0


def give_up_if_empty(s: World, tile: i64) -> None:
    """A Province without Unit and Outpost is controlled by nobody (MO-CONQ-03, MO-EFF-26)."""
    seat = s.owner(tile)
    if seat >= 0 and must_stay(s, tile) and units_on(s, tile) == 0:
        s.d[s.at.owner + tile] = c.NONE
        s.d[s.at.counts + seat * c.COUNTS + c.PROVINCES] -= 1
        renew_parts(s)
        for hook in s.hooks.on_lost:
            hook.lost(s, seat, tile)


def take_control(s: World, seat: i64, tile: i64) -> None:
    """Of a Province, after whoever had it has left."""
    loser = s.owner(tile)
    if loser >= 0:
        s.d[s.at.counts + loser * c.COUNTS + c.PROVINCES] -= 1
    s.d[s.at.owner + tile] = i16(seat)
    s.d[s.at.counts + seat * c.COUNTS + c.PROVINCES] += 1
    renew_parts(s)
    if loser >= 0:
        for hook in s.hooks.on_lost:
            hook.lost(s, loser, tile)


def renew_parts(s: World) -> None:
    """Each tile takes over the lowest number among its neighbours of the same owner until nothing changes."""
    d = s.d
    at = s.at
    near = s.chart.near
    near_start = s.chart.near_start
    tile: i64 = 0
    while tile < at.tiles:
        d[at.part + tile] = i16(tile if i64(d[at.owner + tile]) >= 0 else c.NONE)
        tile += 1
    changes = True
    while changes:
        changes = False
        tile = 0
        while tile < at.tiles:
            owner = d[at.owner + tile]
            if i64(owner) >= 0:
                part = d[at.part + tile]
                place = i64(near_start[tile])
                end = i64(near_start[tile + 1])
                while place < end:
                    other = i64(near[place])
                    if d[at.owner + other] == owner and d[at.part + other] < part:
                        part = d[at.part + other]
                        d[at.part + tile] = part
                        changes = True
                    place += 1
            tile += 1


def parts_near(s: World, seat: i64, tile: i64) -> i64:
    """The parts of a seat's land that touch a tile, as bits (MO-CONQ-11, -12)."""
    d = s.d
    at = s.at
    near = s.chart.near
    bits: i64 = 0
    place = i64(s.chart.near_start[tile])
    end = i64(s.chart.near_start[tile + 1])
    while place < end:
        other = i64(near[place])
        if i64(d[at.owner + other]) == seat:
            bits |= c.bit(i64(d[at.part + other]))
        place += 1
    return bits


def is_within(s: World, seat: i64, tile: i64, parts: i64) -> bool:
    """Does the tile belong to one of these parts of the seat's land?"""
    return s.owner(tile) == seat and parts >> i64(s.d[s.at.part + tile]) & 1 != 0


# -- strength --------------------------------------------------------------------------------------


def defence(s: World, tile: i64) -> i64:
    """MO-CONQ-04 to -07; the price of a Free City is no part of it."""
    d = s.d
    at = s.at
    strength = i64(s.chart.terrain[tile]) + s.hooks.defence(s, tile)
    token = i64(d[at.tokens + tile])
    if token >= 0:
        value = i64(s.box.token_value[token])
        return strength + value if value != c.FREE_CITY else strength
    if i64(d[at.wonders + tile]) >= 0:
        strength += c.WONDER_DEFENCE
    owner = i64(d[at.owner + tile])
    if owner >= 0:
        place = at.units + tile * at.kinds_of_units
        for unit in range(at.kinds_of_units):
            strength += i64(d[place + unit]) * i64(at.strengths[unit])
        strength += c.OUTPOST_DEFENCE * i64(d[at.outposts + tile]) + defence_by_rules(s, owner, tile)
    return strength


def defence_by_rules(s: World, owner: i64, tile: i64) -> i64:
    """What the owner's continuous effects add, on anybody's turn (MO-POL-07)."""
    more = s.rule(owner, c.DEFENCE_ALL)
    if i64(s.chart.coastal[tile]):
        more += s.rule(owner, c.DEFENCE_COASTAL)
    if s.wonder_on(tile) >= 0:
        more += s.rule(owner, c.DEFENCE_WONDER)
    near_capital = s.rule(owner, c.DEFENCE_NEXT_TO_CAPITAL)
    if near_capital and s.chart.are_near(tile, s.capital(owner)):
        more += near_capital
    return more


def units_needed(s: World, tile: i64) -> i64:
    return max(i64(1), defence(s, tile))  # MO-CONQ-08


# -- moving within the own land --------------------------------------------------------------------


def may_leave(s: World, tile: i64, unit: i64) -> bool:
    """May one Unit of a kind leave this tile, control being kept?"""
    return (
        s.units(tile, unit) > 0 and s.at.fighting >> unit & 1 != 0 and units_on(s, tile) > must_stay(s, tile)
    )


def is_destination(s: World, seat: i64, origin: i64, tile: i64, is_one_step: bool) -> bool:
    """Is this a Province of the seat that a Unit can go to, at any distance or only adjacent? (MO-MIL-01, MO-EFF-33)"""
    if tile == origin or i64(s.chart.kind[tile]) != c.PROVINCE or s.owner(tile) != seat:
        return False
    if is_one_step:
        return s.chart.are_near(origin, tile)
    return s.d[s.at.part + tile] == s.d[s.at.part + origin]


def price_of_move(s: World, seat: i64, tile: i64) -> i64:
    """In Military, for each Unit that goes there (MO-MIL-01)."""
    return 1 + s.hooks.surcharge(s, seat, MOVING, tile)


def may_go(s: World, seat: i64, origin: i64, tile: i64, is_one_step: bool) -> bool:
    """Could a Unit go there now? Moves at any distance are paid, single steps are free (MO-EFF-33)."""
    if not is_destination(s, seat, origin, tile, is_one_step) or s.hooks.forbid(s, seat, MOVING, tile):
        return False
    return is_one_step or price_of_move(s, seat, tile) <= most_payable(s, seat, c.MILITARY)


def can_march(s: World, seat: i64, tile: i64, is_one_step: bool) -> bool:
    """Could a Unit of the seat move from here?"""
    if s.owner(tile) != seat or units_on(s, tile) <= must_stay(s, tile):
        return False
    d = s.d
    owner = s.at.owner
    for other in range(s.at.tiles):
        if i64(d[owner + other]) == seat and may_go(s, seat, tile, other, is_one_step):
            return True
    return False


def offer_marches(s: World, seat: i64, verb: i64, moves: Moves) -> None:
    """All Units that could move at any distance, those of one kind on one tile once."""
    d = s.d
    owner = s.at.owner
    for tile in range(s.at.tiles):
        if i64(d[owner + tile]) == seat and can_march(s, seat, tile, False):
            for unit in range(s.at.kinds_of_units):
                if may_leave(s, tile, unit):
                    moves.say(verb, c.pack_unit(tile, unit))


def move_unit(s: World, origin: i64, tile: i64, unit: i64) -> None:
    kinds = s.at.kinds_of_units
    s.d[s.at.units + origin * kinds + unit] -= 1
    s.d[s.at.units + tile * kinds + unit] += 1


def send_home(s: World, seat: i64, tile: i64, unit: i64, n: i64) -> None:
    """So many Units of a kind go to the seat's Capital (MO-CONQ-16, MO-OUT-01), or off the map."""
    kinds = s.at.kinds_of_units
    s.d[s.at.units + tile * kinds + unit] -= i16(n)
    if s.setup.units[unit].goes_home:
        s.d[s.at.units + s.capital(seat) * kinds + unit] += i16(n)
    for hook in s.hooks.on_sent_home:
        hook.sent_home(s, seat, tile, unit, n)


# -- Outposts --------------------------------------------------------------------------------------


def units_for_outpost(s: World, seat: i64) -> i64:
    return c.OUTPOST_UNITS - s.rule(seat, c.OUTPOST_UNITS_SAVED)


def builders_on(s: World, tile: i64) -> i64:
    """Units that can be exchanged for an Outpost."""
    n: i64 = 0
    for unit in range(s.at.kinds_of_units):
        if s.setup.units[unit].builds:
            n += s.units(tile, unit)
    return n


def outposts_in_supply(s: World, seat: i64) -> i64:
    left: i64 = c.OUTPOSTS
    for tile in range(s.at.tiles):
        if i64(s.d[s.at.outposts + tile]) and s.owner(tile) == seat:
            left -= 1
    return left


def is_outpost_site(s: World, seat: i64, tile: i64) -> bool:
    """A Province with enough Units and no Outpost (MO-OUT-01, -02); whether one is left is another question."""
    return (
        s.owner(tile) == seat
        and i64(s.chart.kind[tile]) == c.PROVINCE
        and not i64(s.d[s.at.outposts + tile])
        and builders_on(s, tile) >= units_for_outpost(s, seat)
    )


def build_outpost(s: World, seat: i64, tile: i64, builders: i64) -> i64:
    """Units go home, an Outpost takes their place (MO-OUT-01); returns how many. `builders`: which of them are no
    Soldiers (`codes.pack_builders`)."""
    needed = units_for_outpost(s, seat)
    left = needed
    for unit in range(c.WARLORD, s.at.kinds_of_units):
        n = c.builders_of(builders, unit)
        if n > 0:
            send_home(s, seat, tile, unit, n)
            left -= n
    send_home(s, seat, tile, c.SOLDIER, left)
    s.d[s.at.outposts + tile] = 1
    return needed
