"""What an Automa conquers, and how (MO-AUT-29 to -36)."""

from __future__ import annotations

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.lands import (
    move_unit,
    must_stay,
    outposts_in_supply,
    parts_near,
    take_control,
    units_needed,
    units_on,
)
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.steps.conquered import drive_out
from trilithon.games.monumental.engine.telling import named_tile, tell_bought
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.kernel.engine.events import Argument, player

# -- which Province ----------------------------------------------------------------------------------------------


def is_candidate(s: World, seat: i64, tile: i64) -> bool:
    """Next to a tile that it controls, and not its own (MO-AUT-29)."""
    return i64(s.chart.kind[tile]) == c.PROVINCE and s.owner(tile) != seat and parts_near(s, seat, tile) != 0


def cost_of(s: World, tile: i64) -> i64:
    """The Units that it takes, and the price of a Free City; discounts and surcharges do not count (MO-AUT-30)."""
    cost = units_needed(s, tile)
    token = s.token(tile)
    if token >= 0:
        for resource in range(i64(c.BASICS)):
            cost += i64(s.box.token_price[token * c.BASICS + resource])
    return cost


def equally_good(s: World, seat: i64, which: i64) -> list[int]:
    """All candidates of the lowest or the highest cost."""
    best: i64 = -1
    found: list[int] = []
    for tile in range(s.at.tiles):
        if not is_candidate(s, seat, tile):
            continue
        cost = cost_of(s, tile)
        if best >= 0 and (cost > best if which == a.LOWEST else cost < best):
            continue
        if cost != best:
            best = cost
            found.clear()
        found.append(int(tile))
    return found


def of_lowest_terrain(s: World, tiles: list[int]) -> list[int]:
    lowest: i64 = -1
    for tile in tiles:
        if lowest < 0 or i64(s.chart.terrain[tile]) < lowest:
            lowest = i64(s.chart.terrain[tile])
    found: list[int] = []
    for tile in tiles:
        if i64(s.chart.terrain[tile]) == lowest:
            found.append(tile)
    return found


# -- who goes ------------------------------------------------------------------------------------------------------


def soldier_at_home(s: World, seat: i64) -> i64:
    """The kind of a Soldier on the Capital, or -1."""
    for unit in range(s.at.kinds_of_units):
        if s.setup.units[unit].is_soldier and s.units(s.capital(seat), unit) > 0:
            return unit
    return c.NONE


def can_conquer(s: World, seat: i64) -> bool:
    """With a Soldier or an Outpost; never with the Warlord alone (MO-AUT-33). And is there anything to conquer?"""
    if soldier_at_home(s, seat) < 0 and outposts_in_supply(s, seat) == 0:
        return False
    for tile in range(s.at.tiles):
        if is_candidate(s, seat, tile):
            return True
    return False


def conquer(s: World, mine: Own, seat: i64, tile: i64, why: str) -> None:
    """It pays nothing; the Warlord comes from wherever it is, unless the Province there would be empty then. Steps that
    the conquest leads to are pushed."""
    loser = s.owner(tile)
    token = s.token(tile)
    if loser >= 0:
        drive_out(s, loser, tile)
    soldier = soldier_at_home(s, seat)
    warlord = s.warlord(seat)
    if warlord >= 0 and units_on(s, warlord) > must_stay(s, warlord):
        move_unit(s, warlord, tile, c.WARLORD)
    if soldier >= 0:
        move_unit(s, s.capital(seat), tile, soldier)
    else:
        s.d[s.at.outposts + tile] = 1
    take_control(s, seat, tile)
    if s.events is not None:
        _tell(s, seat, tile, loser, token, why)
    if token >= 0:
        _turn_token(s, mine, seat, tile, token)
    for hook in s.hooks.on_conquered:
        hook.conquered(s, seat, tile, loser)


def _turn_token(s: World, mine: Own, seat: i64, tile: i64, token: i64) -> None:
    """Its value in Gold, and it is kept face up (MO-AUT-36)."""
    s.d[s.at.tokens + tile] = c.NONE
    s.reveals += 1
    for hook in s.hooks.on_revealed:
        if hook.revealed(s, seat, tile, token):
            return
    s.add(s.looted(seat), token)
    n = gain(s, seat, c.GOLD, i64(mine.values.tokens[token]))
    if s.events is not None:
        s.tell(seat, "automa-turned", {"benefits": s.box.token_texts[token], "n": n})


def _tell(s: World, seat: i64, tile: i64, loser: i64, token: i64, why: str) -> None:
    args: dict[str, Argument] = {"tile": named_tile(s, tile), "why": why}
    if loser >= 0:
        args["loser"] = player(loser)
        tell_bought(s, seat, "automa-conquered-from", args)
        return
    args["whose"] = "nobody"
    if token >= 0:
        args["whose"] = "city" if i64(s.box.token_value[token]) == c.FREE_CITY else "barbarians"
    tell_bought(s, seat, "automa-conquered", args)
