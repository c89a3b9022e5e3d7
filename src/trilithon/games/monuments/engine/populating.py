"""New workers and horses: what a Populate may do, and doing it (MS-POP)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine import economy, moving
from trilithon.games.monuments.engine.spots import place_unit, workers_on_board
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import tell
from trilithon.games.monuments.engine.world import World


def can_populate(s: World, seat: int) -> bool:
    if s.in_supply(seat, c.S_WORKER) > 0 and (
        moving.respawns(s, seat) or economy.growing_towns(s, seat) or economy.growing_farms(s, seat)
    ):
        return True
    return len(economy.horse_places(s, seat)) > 0


def populate_extras(s: World, seat: int) -> int:
    """Packed: workers more in eligible towns, + 16 for a farm, + 32 for a horse (C303, 6.5)."""
    extras = s.rule(seat, c.R_POPULATE_EXTRA)
    if s.rule(seat, c.R_FARMS):
        extras += 16
    if s.rule(seat, c.R_HORSE_RETURNS):
        extras += 32
    return extras


def population(s: World, seat: int, towns: int, extras: int) -> list[int]:
    """What a Populate may still do, as moves. `used` holds the eligible towns, -1 - hex once they got their worker."""
    moves: list[int] = []
    is_first = s.agenda[-5] == 0
    if s.in_supply(seat, c.S_WORKER) > 0:
        for hex in s.used:
            if hex >= 0 and (towns > 0 or extras % 16 > 0):
                moves.append(c.make_move(c.AT, hex))
            elif hex < 0 and extras % 16 > 0:
                moves.append(c.make_move(c.AT, -1 - hex))
        if extras & 16:
            for hex in economy.growing_farms(s, seat):
                if -1 - hex not in s.used:
                    moves.append(c.make_move(c.AT_FARM, hex))
        if is_first and moving.respawns(s, seat):
            moves.append(c.RESPAWN)
    if extras & 32:
        for hex in economy.horse_places(s, seat):
            moves.append(c.make_move(c.HORSE_BACK, hex))
    return moves


def populate(s: World, seat: int, towns: int, extras: int, verb: int, hex: int) -> None:
    """One worker or horse; then ask for the rest."""
    if verb == c.RESPAWN:
        n = min(2 - workers_on_board(s, seat), s.in_supply(seat, c.S_WORKER))
        for _ in range(n):
            _new_worker(s, seat, s.monument_of(seat))
        return
    if verb == c.HORSE_BACK:
        s.supply[seat * c.SUPPLIES + c.S_HORSE] -= 1
        place_unit(s, seat, hex, c.HORSE)
        if s.events is not None:
            tell(s, seat, "horse", {"hex": named_hex(s, hex)})
        extras -= 32
    elif verb == c.AT_FARM:
        _new_worker(s, seat, hex)
        if hex in s.used:
            s.used.remove(hex)  # a farm's hex is another than those of the towns
        extras -= 16
    else:
        _new_worker(s, seat, hex)
        if hex not in s.used or towns == 0:
            extras -= 1
        else:
            towns -= 1
        if hex in s.used:
            s.used[s.used.index(hex)] = -1 - hex
    s.push(c.WHERE_POPULATE, seat, towns, extras, 1)


def _new_worker(s: World, seat: int, hex: int) -> None:
    s.supply[seat * c.SUPPLIES + c.S_WORKER] -= 1
    place_unit(s, seat, hex, c.WORKER)
    s.do(seat, c.D_POPULATED, 1)
    if s.events is not None:
        tell(s, seat, "worker", {"hex": named_hex(s, hex)})
