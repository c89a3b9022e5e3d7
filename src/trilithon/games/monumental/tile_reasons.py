"""Why nothing can be done with a tile or an Explorer now."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import conquest, lands
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.resources import most_payable
from trilithon.games.monumental.engine.telling import tile as named_tile
from trilithon.games.monumental.labels import conquest_price, goods
from trilithon.games.monumental.refusals import because, both, not_asked
from trilithon.kernel.game import Refusal


def why_not_tile(s: Position, tile: int) -> Refusal:
    match s.agenda[-1]:
        case c.ACT:
            return _act(s, tile)
        case c.CHOOSE_CAPITAL:
            taken = s.chart.kind[tile] == c.CAPITAL
            return because("MO-SETUP-13", "capital-taken" if taken else "no-capital")
        case c.SITE:
            controlled = s.owner[tile] == s.to_move
            return because("MO-WON-07", "wonder-there" if controlled else "not-controlled")
        case c.UNITS:
            return _units(s, tile)
        case c.MOVE_TO:
            return _move_to(s, tile)
        case c.FREE_STEP:
            return _step(s, tile)
        case c.UNIT_MOVE:
            if s.owner[tile] != s.to_move:
                return because("MO-EFF-33", "not-controlled")
            return why_not_move(s, tile, True)
        case c.DESTROY:
            return _destroy(s, tile)
    return not_asked(s)


# -- in phase 2 --------------------------------------------------------------------------------------


def _act(s: Position, tile: int) -> Refusal:
    kind, seat = s.chart.kind[tile], s.to_move
    if kind == c.WATER:
        return because("MO-CONQ-02", "water")
    if s.owner[tile] != seat:
        return because("MO-CONQ-02", "foreign-capital") if kind == c.CAPITAL else _conquest(s, seat, tile)
    moving = why_not_move(s, tile, False)
    return moving if kind == c.CAPITAL else both(moving, _outpost(s, seat, tile))


def _conquest(s: Position, seat: int, tile: int) -> Refusal:
    reach = lands.joined(s, seat, tile)
    if not any(reach):
        return because("MO-CONQ-02", "not-adjacent")
    needed = lands.units_needed(s, tile)
    own = [at for at in range(s.chart.tiles) if reach[at]]
    units = sum(max(0, lands.units_on(s, seat, at) - lands.must_stay(s, at)) for at in own)
    if units < needed:
        return because("MO-CONQ-09", "units-short", n=needed, have=units)
    price, less = conquest_price(s, seat, tile)
    short = _conquest_shortage(s, seat, tile)
    return because("MO-CONQ-10", "conquest-dear", goods=goods(price), less=less, short=short)


def _conquest_shortage(s: Position, seat: int, tile: int) -> int:
    """What is missing after all Gold and all reductions."""
    price = lands.conquest_price(s, tile)
    have = [s.has(seat, resource) for resource in range(c.BASICS)]
    if lands.target_bits(s, tile) & c.TARGET_BARBARIAN:
        have[c.MILITARY] += s.has(seat, c.FEUD)
    lacking = sum(max(0, n - there) for n, there in zip(price, have, strict=True))
    return lacking - lands.reduction(s, seat, tile) - s.has(seat, c.GOLD)


def why_not_move(s: Position, tile: int, one_step: bool) -> Refusal:
    """Why no Unit can move away from a tile of the seat."""
    seat = s.to_move
    if lands.units_on(s, seat, tile) == 0:
        return because("MO-MIL-01", "no-unit")
    if not (lands.may_leave(s, seat, tile, False) or lands.may_leave(s, seat, tile, True)):
        return because("MO-MIL-03", "last-unit")
    if not lands.destinations(s, seat, tile, one_step):
        if one_step:
            return because("MO-EFF-33", "no-next-province")
        return because("MO-MIL-01", "no-destination")
    return because("MO-MIL-01", "move-dear")


def _outpost(s: Position, seat: int, tile: int) -> Refusal:
    if s.outposts[tile]:
        return because("MO-OUT-02", "outpost-there")
    needed, there = lands.units_for_outpost(s, seat), lands.units_on(s, seat, tile)
    if there < needed:
        return because("MO-OUT-01", "outpost-units", n=needed, have=there)
    return because("MO-OUT-02", "no-outpost")


# -- answers to other questions ----------------------------------------------------------------------


def _units(s: Position, tile: int) -> Refusal:
    """Which Units go to a conquest."""
    seat, target, lowest = s.to_move, s.agenda[-3], s.agenda[-5]
    if lowest < 0:
        return not_asked(s)
    if s.owner[tile] != seat:
        return because("MO-CONQ-11", "not-controlled")
    if not lands.joined(s, seat, target)[tile]:
        return because("MO-CONQ-11", "units-not-joined", tile=named_tile(s, target))
    if s.soldiers[tile] == 0:
        return because("MO-CONQ-11", "no-unit")
    if lands.soldiers_for(s, seat, target, conquest.warlord_named(s))[tile] <= 0:
        return because("MO-CONQ-13", "last-unit")
    return because("MO-CONQ-15", "in-order")


def _move_to(s: Position, tile: int) -> Refusal:
    origin, free = s.agenda[-3], s.agenda[-5] == 1
    if tile == origin:
        return because("MO-MIL-01", "same-tile")
    if s.owner[tile] != s.to_move:
        return because("MO-MIL-01", "not-controlled")
    if s.chart.kind[tile] == c.CAPITAL:
        return because("MO-MIL-02", "no-units-to-capital")
    if free:
        return because("MO-EFF-33", "not-next-to", tile=named_tile(s, origin))
    return because("MO-MIL-01", "not-joined", tile=named_tile(s, origin))


def _step(s: Position, tile: int) -> Refusal:
    allowed = [c.PROVINCE]
    if s.options[c.EXPLORER_HOME] and tile == s.capital[s.to_move]:
        allowed.append(c.CAPITAL)
    if s.chart.kind[tile] not in allowed:
        return because("MO-EXPL-02", "explorer-no-entry")
    return because("MO-EXPL-01", "explorer-far")


def _destroy(s: Position, tile: int) -> Refusal:
    seat, owner = s.to_move, s.owner[tile]
    if owner == seat:
        return because("MO-EFF-26", "own-units")
    if s.chart.kind[tile] != c.PROVINCE or owner < 0 or lands.units_on(s, owner, tile) == 0:
        return because("MO-EFF-26", "nobody-there")
    return because("MO-EFF-26", "not-adjacent")


# -- Explorers ---------------------------------------------------------------------------------------


def why_not_explorer(s: Position, which: int) -> Refusal:
    if s.agenda[-1] != c.ACT:
        return not_asked(s)
    seat = s.to_move
    pick_up = _pick_up(s, seat, which)
    if most_payable(s, seat, c.MILITARY) > 0:
        return pick_up
    return both(because("MO-EXPL-01", "step-dear"), pick_up)


def _pick_up(s: Position, seat: int, which: int) -> Refusal:
    here = s.explorers[seat * c.EXPLORERS + which]
    market = s.chart.market[here]
    if market >= 0 and s.bargains[seat * s.box.markets + market] >= 0:
        return because("MO-EXPL-07", "market-had", market=s.box.market_names[market])
    if market >= 0 and not s.stacks[market]:
        return because("MO-EXPL-06", "market-empty", market=s.box.market_names[market])
    if market < 0 and not s.crate_on[here]:
        return because("MO-EXPL-05", "nothing-here")
    return because("MO-EXPL-04", "picked-up")
