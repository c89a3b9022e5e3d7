"""A battle step by step: target, attackers, dice, losses, retreat, occupation, freed weapons (MS-ATK to MS-OCC).

A fighter is one number: hex * 8 + unit; (hexes + ferry) * 8 + FERRY for a ferry with all aboard; and
(hexes + ferry) * 8 + slot (0 or 1) for a single passenger.
"""

from __future__ import annotations

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import lose_cargo, put_down, set_field, unload
from trilithon.games.monuments.engine.moving import can_cross, is_open
from trilithon.games.monuments.engine.spots import (
    building_power,
    ferry_power,
    is_closed,
    passenger_power,
    place_unit,
    remove_unit,
    settle,
    unit_power,
)
from trilithon.games.monuments.engine.telling import building as named_building
from trilithon.games.monuments.engine.telling import hex as named_hex
from trilithon.games.monuments.engine.telling import tell
from trilithon.games.monuments.engine.telling import unit as named_unit
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.events import player

# -- fighters ----------------------------------------------------------------------------------------------


def is_aboard(s: World, fighter: int) -> bool:
    return fighter // 8 >= s.chart.hexes


def ferry_of(s: World, fighter: int) -> int:
    return fighter // 8 - s.chart.hexes


def unit_of(s: World, fighter: int) -> int:
    """Which unit it is; FERRY for a whole ferry."""
    kind = fighter % 8
    if not is_aboard(s, fighter) or kind == c.FERRY:
        return kind
    return s.ferry(ferry_of(s, fighter), c.F_FIRST + 2 * kind) - 1


def stands_in(s: World, fighter: int) -> int:
    """The hex it is in."""
    return s.ferry(ferry_of(s, fighter), c.F_WATER) if is_aboard(s, fighter) else fighter // 8


# -- declaring ---------------------------------------------------------------------------------------------


def attack_power(s: World, seat: int, fighter: int, target: int) -> int:
    """Against the target's terrain (MS-ATK-04, -07): passengers fight ashore as if on land, ferries on water only."""
    on_water = target >= s.chart.shores
    if is_aboard(s, fighter):
        ferry = ferry_of(s, fighter)
        if fighter % 8 == c.FERRY:
            return ferry_power(s, ferry) if on_water else 0
        if on_water:
            return 0
        return unit_power(s, seat, unit_of(s, fighter), False)
    unit = fighter % 8
    if unit == c.NAVY and not on_water:
        guns = s.rule(seat, c.R_NAVAL_GUNS)
        return guns + s.rule(seat, c.R_POWER_NAVY) if guns else 0
    return unit_power(s, seat, unit, on_water)


def has_access(s: World, seat: int, fighter: int, target: int) -> bool:
    """MS-ATK-03, -06: land units attack adjacent land, not across a river; passengers only land, ferries only water."""
    origin = stands_in(s, fighter)
    at = _edge(s, origin, target)
    if at < 0:
        return False
    unit = unit_of(s, fighter)
    if unit == c.AIRFORCE or unit == c.NAVY:
        return True
    if is_aboard(s, fighter):
        return True
    return target < s.chart.shores and can_cross(s, seat, at)


def _edge(s: World, origin: int, target: int) -> int:
    for at in range(origin * 6, origin * 6 + 6):
        if s.chart.near[at] == target:
            return at
    return c.NONE


def fighters_near(s: World, seat: int, target: int) -> list[int]:
    """All that could attack this hex, each as often as it is there, in ascending order."""
    found: list[int] = []
    for at in range(target * 6, target * 6 + 6):
        hex = s.chart.near[at]
        if hex < 0 or s.owner[hex] != seat:
            continue
        for unit in range(c.UNITS):
            fighter = hex * 8 + unit
            if (
                s.units[hex * c.UNITS + unit]
                and attack_power(s, seat, fighter, target) > 0
                and has_access(s, seat, fighter, target)
            ):
                for _ in range(s.units[hex * c.UNITS + unit]):
                    found.append(fighter)
    for ferry in range(s.ferry_count()):
        if s.ferry(ferry, c.F_SEAT) != seat or s.ferry(ferry, c.F_DOCK) >= 0:
            continue
        if _edge(s, s.ferry(ferry, c.F_WATER), target) < 0:
            continue
        base = (s.chart.hexes + ferry) * 8
        if target >= s.chart.shores:
            if ferry_power(s, ferry) > 1:  # it needs an army or armed worker aboard (MS-ATK-04)
                found.append(base + c.FERRY)
        else:
            for slot in (0, 1):
                if s.ferry(ferry, c.F_FIRST + 2 * slot) and attack_power(s, seat, base + slot, target) > 0:
                    found.append(base + slot)
    found.sort()
    return found


def targets(s: World, seat: int) -> list[int]:
    """Hexes closed to the seat that some unit can attack (MS-ATK-01 to -03)."""
    found: list[int] = []
    for hex in range(s.chart.hexes):
        if (
            s.chart.kind[hex] != c.MONUMENT
            and s.in_play[hex]
            and is_closed(s, seat, hex)
            and _is_near(s, seat, hex)
        ) and fighters_near(s, seat, hex):
            found.append(hex)
    return found


def _is_near(s: World, seat: int, hex: int) -> bool:
    for at in range(hex * 6, hex * 6 + 6):
        near = s.chart.near[at]
        if near >= 0 and s.owner[near] == seat:
            return True
    return False


def begin_battle(s: World, seat: int, target: int) -> None:
    s.target = target
    s.defender = s.owner[target] if s.owner[target] >= 0 else s.builder[target]
    s.force = []
    s.damage = 0
    s.push(c.ROLL, seat, 0, 0, 0)
    s.push(c.WHICH_ATTACKER, seat, 0, 0, 0)


def add_attackers(s: World, seat: int, moves: list[int]) -> None:
    """One by one in ascending order; red: all from one hex (MS-ATK-02)."""
    lowest = s.force[-1] if s.force else 0
    last = c.NONE
    for fighter in fighters_near(s, seat, s.target):
        if fighter < lowest or fighter == last:
            continue
        last = fighter
        if s.force and not s.is_green(seat, c.ATTACK) and stands_in(s, fighter) != stands_in(s, s.force[0]):
            continue
        if _named(s, fighter) < _there(s, fighter):
            moves.append(c.make_move(c.SEND, fighter))
    if s.force:
        moves.append(c.DONE)


def _named(s: World, fighter: int) -> int:
    n = 0
    for other in s.force:
        if other == fighter:
            n += 1
    return n


def _there(s: World, fighter: int) -> int:
    return 1 if is_aboard(s, fighter) else s.count(fighter // 8, fighter % 8)


# -- strength and dice -------------------------------------------------------------------------------------


def attack_total(s: World, seat: int) -> int:
    power = 0
    for fighter in s.force:
        power += attack_power(s, seat, fighter, s.target)
    return power


def defence_total(s: World) -> int:
    """All units and intact buildings of the defender (MS-ATK-07)."""
    hex = s.target
    seat = s.defender
    on_water = hex >= s.chart.shores
    power = 0
    if s.owner[hex] == seat:
        for unit in range(c.UNITS):
            power += s.units[hex * c.UNITS + unit] * unit_power(s, seat, unit, on_water)
        if on_water:
            for ferry in range(s.ferry_count()):
                if s.ferry(ferry, c.F_SEAT) == seat and s.ferry(ferry, c.F_WATER) == hex:
                    power += ferry_power(s, ferry)
    if not on_water and s.builder[hex] == seat:
        for building in range(c.BUILDINGS):
            if s.buildings[hex * c.BUILDINGS + building] == c.INTACT:
                power += building_power(building)
    return power


def roll(s: World, dice: int) -> list[int]:
    """Faces 0, 0, 1, 1, 2, 2; at most ten dice unless the option says otherwise (MS-ATK-08)."""
    cap = s.options[c.O_DICE_CAP]
    if cap:
        dice = min(dice, cap)
    faces: list[int] = []
    for _ in range(dice):
        faces.append(s.rng.below(6) // 2)
    return faces


def _written(faces: list[int]) -> str:
    """Dice as a table shows them: `2 1 0`."""
    return " ".join([str(face) for face in faces])


def fight(s: World, seat: int) -> None:
    """Both sides roll, the attacker first; the loser takes the difference (MS-ATK-08 to -11)."""
    power = attack_total(s, seat)
    against = defence_total(s)
    my_dice = roll(s, power)
    their_dice = roll(s, against)
    mine = sum(my_dice)
    theirs = sum(their_dice)
    s.reveals += 1
    if s.events is not None:
        tell(
            s,
            seat,
            "battle",
            {
                "hex": named_hex(s, s.target),
                "defender": player(s.defender),
                "power": power,
                "against": against,
                "mine": mine,
                "theirs": theirs,
                "my_dice": _written(my_dice),
                "their_dice": _written(their_dice),
                "outcome": "won" if mine > theirs else "lost" if theirs > mine else "tie",
            },
        )
    s.push(c.BATTLE_OVER, seat, 0, 0, 0)
    if mine > theirs:
        s.do(seat, c.D_ATTACKS_WON, 1)
        s.damage = mine - theirs
        s.push(c.AFTER_DAMAGE, seat, 1, 0, 0)
        s.push(c.LOSE, s.defender, 0, 0, 0)
    elif theirs > mine:
        s.do(s.defender, c.D_DEFENCES_WON, 1)
        s.damage = theirs - mine
        s.push(c.AFTER_DAMAGE, seat, 0, 0, 0)
        s.push(c.LOSE, seat, 1, 0, 0)


# -- losses ------------------------------------------------------------------------------------------------


def losable(s: World, seat: int, is_attacker: bool, with_power: bool) -> list[int]:
    """Fighters of a side, with power or without, each once; ferries whole and passengers singly (MS-DMG-02, -05)."""
    found: list[int] = []
    if is_attacker:
        for fighter in s.force:
            if fighter not in found:
                _add_losable(s, seat, fighter, with_power, found)
        return found
    hex = s.target
    if s.owner[hex] != seat:
        return found
    for unit in range(c.UNITS):
        if s.units[hex * c.UNITS + unit]:
            _add_losable(s, seat, hex * 8 + unit, with_power, found)
    if hex >= s.chart.shores:
        for ferry in range(s.ferry_count()):
            if s.ferry(ferry, c.F_SEAT) == seat and s.ferry(ferry, c.F_WATER) == hex:
                _add_losable(s, seat, (s.chart.hexes + ferry) * 8 + c.FERRY, with_power, found)
    return found


def _add_losable(s: World, seat: int, fighter: int, with_power: bool, found: list[int]) -> None:
    if (loss_power(s, seat, fighter) > 0) == with_power:
        found.append(fighter)
    if is_aboard(s, fighter) and fighter % 8 == c.FERRY:
        for slot in (0, 1):
            single = fighter - c.FERRY + slot
            if (
                s.ferry(ferry_of(s, fighter), c.F_FIRST + 2 * slot)
                and (loss_power(s, seat, single) > 0) == with_power
            ):
                found.append(single)


def loss_power(s: World, seat: int, fighter: int) -> int:
    """The power that is lost with it, on the battle's terrain."""
    on_water = s.target >= s.chart.shores
    if is_aboard(s, fighter):
        ferry = ferry_of(s, fighter)
        if fighter % 8 == c.FERRY:
            return ferry_power(s, ferry)
        passenger = s.ferry(ferry, c.F_FIRST + 2 * (fighter % 8))
        return passenger_power(s, seat, passenger) if on_water else unit_power(s, seat, passenger - 1, False)
    if seat != s.defender:
        return attack_power(s, seat, fighter, s.target)
    return unit_power(s, seat, fighter % 8, on_water)


def losable_buildings(s: World, seat: int, with_power: bool) -> list[int]:
    found: list[int] = []
    hex = s.target
    if seat == s.defender and hex < s.chart.shores and s.builder[hex] == seat:
        for building in range(c.BUILDINGS):
            if (
                s.buildings[hex * c.BUILDINGS + building] == c.INTACT
                and (building_power(building) > 0) == with_power
            ):
                found.append(building)
    return found


def add_losses(s: World, seat: int, is_attacker: bool, moves: list[int]) -> None:
    """Pieces with power first; only when none is left those without (MS-DMG-02, -03)."""
    for with_power in (True, False):
        for fighter in losable(s, seat, is_attacker, with_power):
            moves.append(c.make_move(c.LOSE_UNIT, fighter))
        for building in losable_buildings(s, seat, with_power):
            moves.append(c.make_move(c.LOSE_BUILDING, building))
        if moves:
            return


def lose_fighter(s: World, seat: int, fighter: int) -> None:
    s.damage -= max(1, loss_power(s, seat, fighter))
    if seat != s.defender:
        _forget(s, fighter)
    kill(s, seat, fighter)


def _forget(s: World, fighter: int) -> None:
    """It is no longer among the attackers; a passenger of an attacking ferry was no fighter of its own."""
    if fighter in s.force:
        s.force.remove(fighter)
    elif is_aboard(s, fighter):
        ferry = ferry_of(s, fighter)
        left = s.ferry(ferry, c.F_FIRST + 2 * (1 - fighter % 8))
        whole = fighter - fighter % 8 + c.FERRY
        if left == 0 and whole in s.force:
            s.force.remove(whole)  # a ferry emptied so is neutral at once (MS-DMG-05)


def kill(s: World, seat: int, fighter: int) -> None:
    """Units go to the supply, weapons are freed, a ferry goes to the stock with all aboard (MS-DMG-04, MS-FER-16)."""
    if s.events is not None:
        tell(s, seat, "lost", {"unit": named_unit(unit_of(s, fighter))})
    if not is_aboard(s, fighter):
        remove_unit(s, fighter // 8, fighter % 8)
        to_supply(s, seat, fighter % 8)
        return
    ferry = ferry_of(s, fighter)
    if fighter % 8 != c.FERRY:
        to_supply(s, seat, unit_of(s, fighter))
        lose_cargo(s, ferry, fighter % 8)
        unload(s, ferry, fighter % 8)
        return
    for slot in (0, 1):
        passenger = s.ferry(ferry, c.F_FIRST + 2 * slot)
        if passenger:
            to_supply(s, seat, passenger - 1)
            lose_cargo(s, ferry, slot)
    water = s.ferry(ferry, c.F_WATER)
    for field in range(c.FERRY_SIZE):
        set_field(s, ferry, field, 0)
    set_field(s, ferry, c.F_WATER, c.NONE)
    set_field(s, ferry, c.F_SEAT, c.NONE)
    set_field(s, ferry, c.F_DOCK, c.NONE)
    s.crossings += 1
    settle(s, water)


def to_supply(s: World, seat: int, unit: int) -> None:
    piece = c.S_WORKER
    if unit == c.ARMED:
        s.freed[seat] += 1
    elif unit == c.ARMY:
        piece = c.S_ARMY
    elif unit == c.NAVY:
        piece = c.S_NAVY
    elif unit == c.AIRFORCE:
        piece = c.S_AIRFORCE
    elif unit == c.HORSE:
        piece = c.S_HORSE
    s.supply[seat * c.SUPPLIES + piece] += 1


def damage_building(s: World, seat: int, building: int) -> None:
    s.damage -= max(1, building_power(building))
    s.buildings[s.target * c.BUILDINGS + building] = c.DAMAGED
    if s.events is not None:
        tell(s, seat, "damaged", {"building": named_building(building), "hex": named_hex(s, s.target)})


# -- retreat -----------------------------------------------------------------------------------------------


def next_to_retreat(s: World) -> int:
    """The next surviving defending unit in the hex, -1 when all have left (MS-RET-01)."""
    hex = s.target
    if s.owner[hex] != s.defender:
        return c.NONE
    for unit in range(c.UNITS):
        if s.units[hex * c.UNITS + unit]:
            return hex * 8 + unit
    if hex >= s.chart.shores:
        for ferry in range(s.ferry_count()):
            if s.ferry(ferry, c.F_SEAT) == s.defender and s.ferry(ferry, c.F_WATER) == hex:
                return (s.chart.hexes + ferry) * 8 + c.FERRY
    return c.NONE


def retreats(s: World, fighter: int) -> list[int]:
    """Where it may go (MS-RET-01, -02); with the option, units of one kind of terrain keep together."""
    seat = s.defender
    hex = s.target
    unit = unit_of(s, fighter)
    found: list[int] = []
    for at in range(hex * 6, hex * 6 + 6):
        to = s.chart.near[at]
        if to < 0 or not is_open(s, seat, to):
            continue
        kind = s.chart.kind[to]
        if unit == c.AIRFORCE:
            found.append(to)
        elif unit == c.NAVY or unit == c.FERRY:
            if kind == c.WATER:
                found.append(to)
        elif kind == c.LAND and can_cross(s, seat, at):
            found.append(to)
    if s.options[c.O_ONE_RETREAT]:
        chosen = s.agenda[-4 + _domain_field(unit)]
        if chosen > 0 and chosen - 1 in found:
            return [chosen - 1]
    return found


def _domain_field(unit: int) -> int:
    """Of a RETREAT frame: b keeps the hex of land and water units, c that of airforces; a battle has only one of the
    first two on its terrain."""
    return -1 if unit == c.AIRFORCE else 0


def retreat(s: World, fighter: int, to: int) -> None:
    """One unit leaves; workers take no resources along, cargo stays aboard (MS-RET-04)."""
    seat = s.defender
    if s.options[c.O_ONE_RETREAT]:
        s.agenda[-4 + _domain_field(unit_of(s, fighter))] = to + 1
    if is_aboard(s, fighter):
        ferry = ferry_of(s, fighter)
        origin = s.ferry(ferry, c.F_WATER)
        set_field(s, ferry, c.F_WATER, to)
        s.owner[to] = seat
        settle(s, origin)
    else:
        place_unit(s, seat, to, fighter % 8)
        remove_unit(s, fighter // 8, fighter % 8)
    if s.events is not None:
        tell(s, seat, "retreated", {"unit": named_unit(unit_of(s, fighter)), "hex": named_hex(s, to)})


# -- occupation --------------------------------------------------------------------------------------------


def can_enter(s: World, fighter: int) -> bool:
    """May it be on the target's terrain (MS-OCC-01, -04)?"""
    unit = unit_of(s, fighter)
    if unit == c.AIRFORCE:
        return True
    if s.target >= s.chart.shores:
        return unit == c.NAVY or unit == c.FERRY
    return unit != c.NAVY and unit != c.FERRY


def somebody_can_enter(s: World) -> bool:
    for fighter in s.force:
        if can_enter(s, fighter):
            return True
    return False


def more_can_enter(s: World) -> bool:
    """After the first: one must stay behind (MS-OCC-02)."""
    return len(s.force) > 1 and somebody_can_enter(s)


def add_entries(s: World, has_entered: bool, moves: list[int]) -> None:
    """At least one goes in; with two or more attackers, at least one stays (MS-OCC-01, -02)."""
    last = c.NONE
    if not has_entered or more_can_enter(s):
        for fighter in s.force:
            if fighter != last and can_enter(s, fighter):
                moves.append(c.make_move(c.ENTER, fighter))
            last = fighter
    if has_entered:
        moves.append(c.DONE)


def enter(s: World, seat: int, fighter: int) -> None:
    """Free of points, without resources of a hex; cargo of a passenger is put down (MS-OCC-03)."""
    s.force.remove(fighter)
    to = s.target
    entered = unit_of(s, fighter)
    if not is_aboard(s, fighter):
        place_unit(s, seat, to, fighter % 8)
        remove_unit(s, fighter // 8, fighter % 8)
    elif fighter % 8 == c.FERRY:
        ferry = ferry_of(s, fighter)
        origin = s.ferry(ferry, c.F_WATER)
        set_field(s, ferry, c.F_WATER, to)
        s.owner[to] = seat
        settle(s, origin)
    else:
        ferry = ferry_of(s, fighter)
        slot = fighter % 8
        unit = unit_of(s, fighter)
        cargo = s.ferry(ferry, c.F_CARGO + 2 * slot)
        set_field(s, ferry, c.F_CARGO + 2 * slot, 0)
        place_unit(s, seat, to, unit)
        unload(s, ferry, slot)
        if cargo:
            put_down(s, seat, to, cargo)
    if s.events is not None:
        tell(s, seat, "occupied", {"unit": named_unit(entered), "hex": named_hex(s, to)})
