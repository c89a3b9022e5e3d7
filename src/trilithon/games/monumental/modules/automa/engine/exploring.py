"""Where Explorers of an Automa go, and what they take on the way (MO-AUT-38 to -45, -61)."""

from __future__ import annotations

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import FAR
from trilithon.games.monumental.engine.exploring import may_enter
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine import codes as a
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.monsters.engine import own as lairs
from trilithon.games.monumental.modules.monsters.engine.actions.defeat import meets
from trilithon.games.monumental.modules.monsters.engine.codes import NUMBER as MONSTERS
from trilithon.games.monumental.modules.monsters.engine.steps.defeated import claim

# -- how far ---------------------------------------------------------------------------------------------------------


def steps_to(s: World, seat: i64, start: i64, tile: i64) -> i64:
    """As its Explorers go: over Provinces, and over the own Capital where an option allows that (MO-MOD-11)."""
    if tile == s.capital(seat):
        return _steps_home(s, seat, start) if s.option(c.EXPLORER_HOME) else FAR
    direct = s.chart.distance(start, tile)
    if not s.option(c.EXPLORER_HOME):
        return direct
    return min(direct, _steps_home(s, seat, start) + s.chart.distance(s.capital(seat), tile))


def _steps_home(s: World, seat: i64, start: i64) -> i64:
    """To the own Capital."""
    capital = s.capital(seat)
    if start == capital:
        return 0
    least: i64 = FAR
    place = i64(s.chart.near_start[capital])
    end = i64(s.chart.near_start[capital + 1])
    while place < end:
        least = min(least, s.chart.distance(start, i64(s.chart.near[place])) + 1)
        place += 1
    return least


def steps_to_goal(s: World, seat: i64, start: i64, goal: i64) -> i64:
    """A Monster in Water is reached from any Province next to it."""
    if i64(s.chart.kind[goal]) != c.WATER:
        return steps_to(s, seat, start, goal)
    least: i64 = FAR
    place = i64(s.chart.near_start[goal])
    end = i64(s.chart.near_start[goal + 1])
    while place < end:
        tile = i64(s.chart.near[place])
        if i64(s.chart.kind[tile]) == c.PROVINCE:
            least = min(least, steps_to(s, seat, start, tile))
        place += 1
    return least


# -- where to --------------------------------------------------------------------------------------------------------


def has_bargain(s: World, mine: Own, seat: i64, market: i64) -> bool:
    """Is there a token that the Automa could take? Of each Market it owns one at most (MO-MD-52)."""
    return s.size(s.stack(market)) > 0 and s.bargain(seat, market) < 0


def goals(s: World, mine: Own, seat: i64) -> list[int]:
    """Tiles of Markets with a token for it, and of Monsters if it hunts them."""
    found: list[int] = []
    for site in s.chart.market_tiles:
        if has_bargain(s, mine, seat, i64(s.chart.market[i64(site)])):
            found.append(int(site))
    if mine.hunts and s.hooks.of(MONSTERS) is not None:
        lair = lairs.own(s)
        for i in range(s.size(lair.track)):
            place = lairs.place_of(s, i64(s.d[lair.track + 1 + i]))
            if place >= 0 and int(place) not in found:
                found.append(int(place))
    return found


def crates(s: World) -> list[int]:
    """Tiles with a Production token."""
    found: list[int] = []
    for tile in range(s.at.tiles):
        if i64(s.d[s.at.crate_on + tile]):
            found.append(int(tile))
    return found


def nearest(s: World, seat: i64, here: i64, places: list[int], but: i64) -> list[int]:
    """Those that can be reached with the fewest steps. `but`: one that does not count while there is another."""
    best: i64 = FAR
    found: list[int] = []
    for place in places:
        if i64(place) == but:
            continue
        steps = steps_to_goal(s, seat, here, place)
        if steps < best:
            best = steps
            found.clear()
        if steps == best and steps < FAR:
            found.append(place)
    if not found and but >= 0 and int(but) in places:
        return nearest(s, seat, here, places, c.NONE)
    return found


def pack(goal: i64, tile: i64) -> i64:
    """What an Explorer heads for, and the next tile on its way there."""
    return goal * c.MANY_TILES + tile


def goal_of(packed: i64) -> i64:
    return packed // c.MANY_TILES


def next_of(packed: i64) -> i64:
    return packed % c.MANY_TILES


def ways(s: World, mine: Own, seat: i64, which: i64, but: i64) -> list[int]:
    """Pairs of a nearest goal and a tile one step nearer to it, or the own one if it is there; those with a Production
    token on this tile come first (MO-AUT-40). Without a Market or Monster it is a Production token (MO-AUT-41)."""
    here = s.explorer(seat, which)
    heading = nearest(s, seat, here, goals(s, mine, seat), but)
    if not heading:
        heading = nearest(s, seat, here, crates(s), but)
    found: list[int] = []
    laden: list[int] = []
    for goal in heading:
        steps = steps_to_goal(s, seat, here, goal)
        if steps == 0:
            _add(s, goal, here, found, laden)
            continue
        place = i64(s.chart.near_start[here])
        end = i64(s.chart.near_start[here + 1])
        while place < end:
            tile = i64(s.chart.near[place])
            if may_enter(s, seat, tile) and steps_to_goal(s, seat, tile, goal) == steps - 1:
                _add(s, goal, tile, found, laden)
            place += 1
    return laden if laden else found


def _add(s: World, goal: i64, tile: i64, found: list[int], laden: list[int]) -> None:
    found.append(int(pack(goal, tile)))
    if i64(s.d[s.at.crate_on + tile]):
        laden.append(int(pack(goal, tile)))


# -- on a tile -------------------------------------------------------------------------------------------------------


def arrive(s: World, mine: Own, seat: i64, which: i64, tile: i64) -> None:
    """It takes all that is there, however often in a turn (MO-AUT-42)."""
    s.d[s.at.explorer_at + seat * s.at.explorers + which] = i16(tile)
    if i64(s.d[s.at.crate_on + tile]):
        _take_crate(s, seat, tile)
    _defeat(s, mine, seat, tile)
    market = i64(s.chart.market[tile])
    if market >= 0 and has_bargain(s, mine, seat, market):
        _take_bargain(s, mine, seat, market)


def _take_crate(s: World, seat: i64, tile: i64) -> None:
    """Two of them become Gold at once (MO-AUT-43)."""
    s.d[s.at.crate_on + tile] = 0
    s.d[s.at.crates + seat] += 1
    if s.events is not None:
        s.tell(seat, "automa-crate", {})
    if i64(s.d[s.at.crates + seat]) >= a.CRATES_FOR_GOLD:
        s.d[s.at.crates + seat] -= a.CRATES_FOR_GOLD
        n = gain(s, seat, c.GOLD, 1)
        if s.events is not None:
            s.tell(seat, "automa-crates-sold", {"n": n})


def _take_bargain(s: World, mine: Own, seat: i64, market: i64) -> None:
    """The top token, whichever that is: the order of a stack is nobody's business, so it is any of them."""
    stack = s.stack(market)
    token = s.take_at(stack, s.rng.below(s.size(stack)))
    s.reveals += 1
    place = seat * s.at.markets + market
    s.d[s.at.bargains + place] = i16(token)
    s.d[s.at.bargains_used + place] = 1
    s.add(s.buyers(market), seat)
    n = gain(s, seat, c.GOLD, i64(mine.values.bargains[token]))
    if s.events is not None:
        s.tell(seat, "automa-bargain", {"market": s.box.market_names[market], "n": n})
    for hook in s.hooks.on_bargain_taken:
        hook.bargain_taken(s, seat, market)


def has_all(s: World, seat: i64) -> bool:
    """A token of every Market on the map, one at least; those with an empty stack do not matter (MO-AUT-45)."""
    owned = False
    for site in s.chart.market_tiles:
        market = i64(s.chart.market[i64(site)])
        if s.bargain(seat, market) >= 0:
            owned = True
        elif s.size(s.stack(market)) > 0:
            return False
    return owned


def go_home(s: World, mine: Own, seat: i64) -> None:
    """All its tokens leave the game, and its Explorers return to its Capital."""
    for market in range(s.at.markets):
        token = s.bargain(seat, market)
        if token >= 0:
            place = seat * s.at.markets + market
            s.d[s.at.bargains + place] = c.NONE
            s.d[s.at.bargains_used + place] = 0
            s.take(s.buyers(market), seat)
            s.add(mine.spent_of(market), token)
    for which in range(s.at.explorers):
        s.d[s.at.explorer_at + seat * s.at.explorers + which] = i16(s.capital(seat))
    if s.events is not None:
        s.tell(seat, "automa-markets-done", {})


def _defeat(s: World, mine: Own, seat: i64, tile: i64) -> None:
    """Every Monster that it meets there, without condition and benefit (MO-AUT-61)."""
    if not mine.hunts or s.hooks.of(MONSTERS) is None:
        return
    lair = lairs.own(s)
    for monster in s.items(lair.track):
        if meets(s, tile, monster):
            claim(s, seat, monster)
