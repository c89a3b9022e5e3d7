"""Movement: which units may be activated, where they may step and what they take along (MS-MOV, MS-FER)."""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import (
    can_activate_ferry,
    can_board,
    dock_of,
    land_passengers,
    push_off,
    put_aboard,
)
from trilithon.games.monuments.engine.spots import (
    is_closed,
    place_unit,
    remove_unit,
    settle,
    workers_on_board,
)
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import kinds, tell
from trilithon.games.monuments.engine.telling import unit as named_unit
from trilithon.games.monuments.engine.world import World

# -- steps -------------------------------------------------------------------------------------------------


def points_of(s: World, seat: int, unit: int) -> int:
    if unit == c.WORKER or unit == c.ARMED:
        return 1 + s.rule(seat, c.R_MOVE_WORKER)
    if unit == c.ARMY:
        return 1 + s.rule(seat, c.R_MOVE_ARMY)
    if unit == c.NAVY:
        return 2 + s.rule(seat, c.R_MOVE_NAVY)
    if unit == c.AIRFORCE:
        return 2 + s.rule(seat, c.R_MOVE_AIRFORCE)
    return 2


def is_open(s: World, seat: int, hex: int) -> bool:
    """May a unit of the seat be there: in play, no monument, not closed (MS-MOV-04, -05, MS-GEN-13)?"""
    return s.chart.kind[hex] != c.MONUMENT and s.in_play[hex] > 0 and not is_closed(s, seat, hex)


def can_cross(s: World, seat: int, at: int) -> bool:
    """`at` is hex * 6 + direction: is there no river, a bridge, or does the seat know a ford (MS-MOV-06)?"""
    river = s.chart.river[at]
    return river < 0 or s.bridges[river] > 0 or s.rule(seat, c.R_FORD) > 0


def goes_there(s: World, seat: int, unit: int, at: int) -> bool:
    """Is the step from a hex in this direction one for such a unit, whoever is there (MS-MOV-06, -07)?"""
    hex = s.chart.near[at]
    if hex < 0:
        return False
    kind = s.chart.kind[hex]
    if unit == c.AIRFORCE:
        return kind != c.MONUMENT
    if unit == c.NAVY:
        return kind == c.WATER
    return kind == c.LAND and can_cross(s, seat, at)


def steps_from(s: World, seat: int, unit: int, hex: int) -> list[int]:
    """Hexes that a unit could step to."""
    found: list[int] = []
    for at in range(hex * 6, hex * 6 + 6):
        if goes_there(s, seat, unit, at) and is_open(s, seat, s.chart.near[at]):
            found.append(s.chart.near[at])
    return found


def can_step(s: World, seat: int, unit: int, hex: int) -> bool:
    for at in range(hex * 6, hex * 6 + 6):
        if goes_there(s, seat, unit, at) and is_open(s, seat, s.chart.near[at]):
            return True
    return False


# -- loads: 0 nothing, 1 to 4 one token, from 5 on two tokens ----------------------------------------------


def first_of(load: int) -> int:
    """The kind of the first token of a load, -1 none."""
    if load <= c.KINDS:
        return load - 1
    return PAIRS[load - 1 - c.KINDS] // 4


def second_of(load: int) -> int:
    return c.NONE if load <= c.KINDS else PAIRS[load - 1 - c.KINDS] % 4


PAIRS = [
    0 * 4 + 0,
    0 * 4 + 1,
    0 * 4 + 2,
    0 * 4 + 3,
    1 * 4 + 1,
    1 * 4 + 2,
    1 * 4 + 3,
    2 * 4 + 2,
    2 * 4 + 3,
    3 * 4 + 3,
]
"""Two kinds, the lower first."""


def size_of(load: int) -> int:
    if load == 0:
        return 0
    return 1 if load <= c.KINDS else 2


def carries(s: World, seat: int, unit: int) -> int:
    if unit == c.WORKER or unit == c.ARMED:
        return 1 + s.rule(seat, c.R_CARRY)
    return 2 if unit == c.HORSE else 0


def available(s: World, seat: int, unit: int, hex: int) -> list[int]:
    """Tokens that a unit may take from the hex it stands in, by kind (MS-MOV-08, -10)."""
    if hex >= s.chart.lands:
        return [0, 0, 0, 0]
    if unit != c.HORSE or s.workers_in(hex):
        at = hex * c.KINDS
        return s.tokens[at : at + c.KINDS]
    found = [0, 0, 0, 0]
    if s.brought:
        found[s.brought % 8 - 1] += 1
        if s.brought >= 8:
            found[s.brought // 8 - 1] += 1
    return found


def loads(s: World, seat: int, unit: int, hex: int) -> list[int]:
    most = carries(s, seat, unit)
    found = [0]
    if most == 0:
        return found
    here = available(s, seat, unit, hex)
    for kind in range(c.KINDS):
        if here[kind]:
            found.append(1 + kind)
    if most > 1:
        for i in range(len(PAIRS)):
            first = PAIRS[i] // 4
            second = PAIRS[i] % 4
            if here[first] and here[second] and (first != second or here[first] > 1):
                found.append(1 + c.KINDS + i)
    return found


def add_walks(s: World, seat: int, points: int, moves: list[int]) -> None:
    """Steps of the unit on the move, each with what it takes along (MS-MOV-08, -09)."""
    unit = s.unit
    here = s.place
    goals = steps_from(s, seat, unit, here)
    if not goals:
        return
    choices = loads(s, seat, unit, here)
    too_many = overfull(s, seat)
    for hex in goals:
        for load in choices:
            if size_of(load) < too_many:
                continue  # what it brought into a full hex may not stay there
            if fits(s, seat, unit, hex, size_of(load), points - 1, here, size_of(load)):
                moves.append(c.make_move(c.WALK, hex * 16 + load))


def overfull(s: World, seat: int) -> int:
    """How many tokens too many lie in the hex because the unit on the move has brought them."""
    if s.brought == 0 or s.place >= s.chart.lands:
        return 0
    mine = 1 if s.brought < 8 else 2
    return max(0, min(mine, s.tokens_in(s.place) - s.capacity(seat)))


def fits(s: World, seat: int, unit: int, hex: int, tokens: int, points: int, origin: int, taken: int) -> bool:
    """Could the activation be ended legally after this step (MS-MOV-09)?

    There is room in the hex, or what is too much can be taken on, to some room or aboard. `taken` left the origin.
    """
    if tokens == 0:
        return True
    too_many = s.tokens_in(hex) + tokens - s.capacity(seat)
    if hex == origin:
        too_many -= taken
    too_many = min(too_many, tokens)
    if too_many <= 0:
        return True
    if points <= 0:
        return False
    if too_many == 1 and unit != c.HORSE and can_board_somewhere(s, seat, hex):
        return True
    for further in steps_from(s, seat, unit, hex):
        if fits(s, seat, unit, further, too_many, points - 1, origin, taken):
            return True
    return False


def can_board_somewhere(s: World, seat: int, hex: int) -> bool:
    """While somebody waits, only that ferry is boarded."""
    if s.waiting >= 0:
        return can_board(s, seat, s.waiting, hex)
    return len(boardable(s, seat, hex)) > 0


def walk(s: World, seat: int, hex: int, load: int) -> None:
    """One step of the unit on the move."""
    unit = s.unit
    origin = s.place
    s.brought = 0
    for kind in (first_of(load), second_of(load)):
        if kind >= 0:
            s.tokens[origin * c.KINDS + kind] -= 1
            s.tokens[hex * c.KINDS + kind] += 1
            s.brought = s.brought * 8 + kind + 1
    place_unit(s, seat, hex, unit)
    remove_unit(s, origin, unit)
    s.place = hex
    if s.events is not None:
        if load:
            carried = [0, 0, 0, 0]
            for kind in (first_of(load), second_of(load)):
                if kind >= 0:
                    carried[kind] += 1
            tell(
                s,
                seat,
                "carried",
                {"unit": named_unit(unit), "hex": named_hex(s, hex), "tokens": kinds(carried)},
            )
        else:
            tell(s, seat, "walked", {"unit": named_unit(unit), "hex": named_hex(s, hex)})


# -- activations -------------------------------------------------------------------------------------------


def fresh(s: World, hex: int, unit: int) -> int:
    """Units of a kind in a hex that were not activated in this action (MS-MOV-02)."""
    n = s.count(hex, unit)
    if n and s.moved:
        code = hex * 8 + unit
        for done in s.moved:
            if done == code:
                n -= 1
    return n


def add_activations(s: World, seat: int, left: int, horses: int, moves: list[int]) -> None:
    """Units and ferries that may be activated now (DP-08)."""
    if s.waiting >= 0:
        _add_second_boarders(s, seat, left, moves)
        return
    for hex in range(s.chart.hexes):
        if s.owner[hex] != seat:
            continue
        for unit in range(c.UNITS):
            if s.units[hex * c.UNITS + unit] == 0 or fresh(s, hex, unit) <= 0:
                continue
            if left == 0 and (unit != c.HORSE or horses == 0):
                continue
            if can_be_activated(s, seat, unit, hex):
                moves.append(c.make_move(c.MOVE_UNIT, hex * 8 + unit))
    if left > 0:
        for ferry in range(s.ferry_count()):
            if can_activate_ferry(s, seat, ferry):
                moves.append(c.make_move(c.MOVE_FERRY, ferry))


def _add_second_boarders(s: World, seat: int, left: int, moves: list[int]) -> None:
    """While somebody waits aboard, only a unit that can still board the same ferry (MS-FER-05)."""
    if left == 0:
        return
    for code in second_boarders(s, seat, s.waiting):
        moves.append(c.make_move(c.MOVE_UNIT, code))


def second_boarders(s: World, seat: int, ferry: int) -> list[int]:
    dock = dock_of(s, ferry)
    found: list[int] = []
    for hex in range(s.chart.shores):
        if s.owner[hex] != seat:
            continue
        for unit in (c.WORKER, c.ARMED, c.ARMY):
            if fresh(s, hex, unit) > 0 and reaches(s, seat, unit, hex, dock, points_of(s, seat, unit) - 1):
                found.append(hex * 8 + unit)
    return found


def reaches(s: World, seat: int, unit: int, hex: int, goal: int, points: int) -> bool:
    if hex == goal:
        return True
    if points <= 0:
        return False
    for further in steps_from(s, seat, unit, hex):
        if reaches(s, seat, unit, further, goal, points - 1):
            return True
    return False


def can_be_activated(s: World, seat: int, unit: int, hex: int) -> bool:
    """It can step, board or break out."""
    if can_step(s, seat, unit, hex):
        return True
    if (unit == c.WORKER or unit == c.ARMED or unit == c.ARMY) and len(boardable(s, seat, hex)) > 0:
        return True
    if hex == s.monument_of(seat) and (unit == c.WORKER or unit == c.ARMED):
        return must_break_out(s, seat, hex)
    return False


def boardable(s: World, seat: int, hex: int) -> list[int]:
    """Docked ferries that a worker or army in this hex may board (MS-FER-04, -06)."""
    found: list[int] = []
    for ferry in range(s.ferry_count()):
        if can_board(s, seat, ferry, hex):
            found.append(ferry)
    return found


def begin_activation(s: World, seat: int, code: int, left: int, horses: int) -> None:
    """The ACTIVATE frame is on top: it is put back with one activation less below the unit's steps."""
    unit = code % 8
    hex = code // 8
    s.drop()
    if unit == c.HORSE and horses > 0:
        s.push(c.ACTIVATE, seat, left, horses - 1, 0)
    else:
        s.push(c.ACTIVATE, seat, left - 1, horses, 0)
    s.unit = unit
    s.place = hex
    s.brought = 0
    s.push(c.STEP, seat, points_of(s, seat, unit), 0, c.NONE)


def begin_ferry(s: World, seat: int, ferry: int, left: int, horses: int) -> None:
    s.drop()
    s.push(c.ACTIVATE, seat, left - 1, horses, 0)
    s.unit = c.FERRY
    s.place = s.ferry(ferry, c.F_WATER)
    points = 1 if s.ferry(ferry, c.F_SEAT) < 0 else 2 + s.rule(seat, c.R_FERRY_POINTS)
    s.push(c.STEP, seat, points, 0, ferry)


def end_activation(s: World, seat: int) -> None:
    """Remember where the unit stands, so that it is not activated again."""
    if s.unit != c.FERRY and s.unit >= 0:
        s.moved.append(s.place * 8 + s.unit)
        if s.waiting >= 0 and s.ferry(s.waiting, c.F_SECOND) == 0 and s.ferry(s.waiting, c.F_DOCK) >= 0:
            push_off_waiting(s)
    stop(s)


def stop(s: World) -> None:
    """Nothing is on the move any more."""
    s.unit = c.NONE
    s.place = c.NONE
    s.brought = 0


def push_off_waiting(s: World) -> None:
    """Who waited for a second passenger is pushed off at the latest when the next activation ends (MS-FER-05)."""
    ferry = s.waiting
    s.waiting = c.NONE
    push_off(s, ferry)


def board(s: World, seat: int, ferry: int, token: int, waits: bool) -> None:
    """The unit on the move goes aboard; its activation is over (MS-FER-04, -05, -14)."""
    unit = s.unit
    hex = s.place
    if token > 0:
        s.tokens[hex * c.KINDS + token - 1] -= 1
    slot = put_aboard(s, seat, ferry, unit, token)
    s.moved.append((s.chart.hexes + ferry) * 8 + slot)
    remove_unit(s, hex, unit)
    if s.events is not None:
        if token > 0:
            cargo = [0, 0, 0, 0]
            cargo[token - 1] = 1
            tell(
                s,
                seat,
                "boarded-with",
                {"unit": named_unit(unit), "hex": named_hex(s, hex), "tokens": kinds(cargo)},
            )
        else:
            tell(s, seat, "boarded", {"unit": named_unit(unit), "hex": named_hex(s, hex)})
    stop(s)
    if waits:
        s.waiting = ferry
    else:
        s.waiting = c.NONE
        push_off(s, ferry)
    settle(s, hex)


def can_wait(s: World, seat: int, ferry: int, left: int) -> bool:
    """The first of two may wait if an activation is left and somebody can come (MS-FER-05)."""
    if left == 0 or s.waiting >= 0 or s.ferry(ferry, c.F_FIRST):
        return False
    for code in second_boarders(s, seat, ferry):
        if code != s.place * 8 + s.unit or fresh(s, s.place, s.unit) > 1:
            return True
    return False


def add_boardings(s: World, seat: int, left: int, moves: list[int]) -> None:
    """With or without a token, pushing off or waiting."""
    too_many = overfull(s, seat)
    for ferry in boardable(s, seat, s.place):
        if s.waiting >= 0 and ferry != s.waiting:
            continue
        waits = can_wait(s, seat, ferry, left)
        for token in range(c.KINDS + 1):
            if token > 0 and (s.unit == c.ARMY or s.tokens[s.place * c.KINDS + token - 1] == 0):
                continue
            if too_many > (1 if token > 0 else 0):
                continue  # what it brought into a full hex may not stay there
            moves.append(c.make_move(c.BOARD, (ferry * 8 + token) * 2))
            if waits:
                moves.append(c.make_move(c.BOARD, (ferry * 8 + token) * 2 + 1))


# -- breaking out (MS-MOV-13) ------------------------------------------------------------------------------


def must_break_out(s: World, seat: int, monument: int) -> bool:
    """Every hex to which workers could step from the monument is closed."""
    for at in range(monument * 6, monument * 6 + 6):
        if goes_there(s, seat, c.WORKER, at) and is_open(s, seat, s.chart.near[at]):
            return False
    return len(break_outs(s, seat, monument)) > 0


def break_outs(s: World, seat: int, monument: int) -> list[int]:
    """The nearest land hexes in play that are not closed."""
    best = 999
    found: list[int] = []
    for hex in range(s.chart.lands):
        if is_open(s, seat, hex):
            away = s.chart.distance[monument][hex]
            if away < best:
                best = away
                found = []
            if away == best:
                found.append(hex)
    return found


def break_out(s: World, seat: int, hex: int) -> None:
    origin = s.place
    place_unit(s, seat, hex, s.unit)
    remove_unit(s, origin, s.unit)
    s.place = hex
    if s.events is not None:
        tell(s, seat, "broke-out", {"hex": named_hex(s, hex)})


def can_move_anything(s: World, seat: int) -> bool:
    """Is a Movement card playable (MS-TURN-05)?"""
    for hex in range(s.chart.hexes):
        if s.owner[hex] == seat:
            for unit in range(c.UNITS):
                if s.units[hex * c.UNITS + unit] and can_be_activated(s, seat, unit, hex):
                    return True
    for ferry in range(s.ferry_count()):
        if can_activate_ferry(s, seat, ferry):
            return True
    return False


def respawns(s: World, seat: int) -> bool:
    """Fewer than two workers on the board (MS-POP-03)."""
    return workers_on_board(s, seat) < 2


def land(s: World, seat: int, ferry: int, hex: int) -> None:
    """All passengers go ashore; the ferry docks there (MS-FER-10)."""
    land_passengers(s, seat, ferry, hex)
    if s.events is not None:
        tell(s, seat, "landed", {"hex": named_hex(s, hex)})
