"""Why a hex cannot be chosen now."""

from __future__ import annotations

from trilithon.games.monuments.card_reasons import why_not_buildable, why_not_unit_piece
from trilithon.games.monuments.engine import battle, economy, moving
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.ferries import can_activate_ferry, may_command
from trilithon.games.monuments.engine.paying import first_kind, unpacked
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import controls_land, has_intact_building, has_worker, is_usable
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.refusals import because, closed, not_asked
from trilithon.games.monuments.wording import counted
from trilithon.kernel.engine.events import player
from trilithon.kernel.game import Refusal


def why_not_hex(s: Position, hex: int) -> Refusal:
    if hex < s.chart.shores and not s.in_play[hex]:
        return because("MS-GEN-13", "out-of-play")
    kind = s.agenda[-1]
    return HEXES[kind](s, s.to_move, hex) if kind in HEXES else not_asked(s)


# -- set-up and bonuses ------------------------------------------------------------------------------


def _start_resource(s: Position, seat: int, hex: int) -> Refusal:
    if hex >= s.chart.lands:
        return because("MS-SET-11", "no-land")
    return because("MS-GEN-10", "full", n=c.CAPACITY)


def _place_worker(s: Position, seat: int, hex: int) -> Refusal:
    if hex < s.chart.lands and s.builder[hex] == seat and s.buildings[hex * c.BUILDINGS + c.TOWN]:
        return because("MS-GEN-08", "unusable")
    return because("MS-BON-08", "bonus-town")


def _place_token(s: Position, seat: int, hex: int) -> Refusal:
    kind = s.agenda[-3]
    if s.chart.terrain[hex] != kind:
        return because("MS-BON-09", "wrong-terrain", tokens=counted(KINDS[kind], 1))
    if not has_worker(s, seat, hex):
        return because("MS-BON-09", "no-worker-here")
    return because("MS-GEN-10", "full", n=s.capacity(seat))


def _place_navy(s: Position, seat: int, hex: int) -> Refusal:
    if hex < s.chart.shores:
        return because("MS-TRN-04", "no-water")
    if s.chart.distance[s.agenda[-3]][hex] > 1:
        return because("MS-TRN-04", "not-adjacent")
    return closed(s, seat, hex, "MS-TRN-04") or not_asked(s)


def _trade_to(s: Position, seat: int, hex: int) -> Refusal:
    if not controls_land(s, seat, hex):
        return because("MS-TRD-02", "not-controlled")
    if s.tokens_in(hex) >= s.capacity(seat):
        return because("MS-GEN-10", "full", n=s.capacity(seat))
    return because("MS-TRD-02", "no-worker-here")


# -- movement ----------------------------------------------------------------------------------------


def _activate(s: Position, seat: int, hex: int) -> Refusal:
    if s.owner[hex] != seat or not any(s.count(hex, unit) for unit in range(c.UNITS)):
        if s.owner[hex] == seat:
            return because("MS-FER-07", "only-aboard")
        if s.owner[hex] >= 0:
            return because("MS-MOV-01", "not-yours", player=player(s.owner[hex]))
        return because("MS-MOV-01", "nobody-here")
    units = [unit for unit in range(c.UNITS) if s.count(hex, unit)]
    return why_not_activated(s, seat, hex, units[0])


def why_not_activated(s: Position, seat: int, hex: int, unit: int) -> Refusal:
    """Why a unit of the seat cannot be activated."""
    left, horses = s.agenda[-3], s.agenda[-4]
    if moving.fresh(s, hex, unit) <= 0:
        return because("MS-MOV-02", "moved")
    if s.waiting >= 0:
        return because("MS-FER-05", "cannot-join", n=s.waiting + 1)
    if left == 0 and (unit != c.HORSE or horses == 0):
        return because("MS-MOV-01", "only-horses")
    return because("MS-MOV-03", "nowhere")


def why_not_ferry(s: Position, ferry: int) -> Refusal:
    seat, kind = s.to_move, s.agenda[-1]
    if kind == c.ACTIVATE:
        if s.waiting == ferry:
            return because("MS-FER-05", "ferry-waits")
        if not may_command(s, seat, ferry):
            return because("MS-FER-13", "ferry-not-yours")
        if (s.chart.hexes + ferry) * 8 + c.FERRY in s.moved:
            return because("MS-MOV-02", "moved")
        if s.waiting >= 0:
            return because("MS-FER-05", "cannot-join", n=s.waiting + 1)
        if not can_activate_ferry(s, seat, ferry):
            return because("MS-FER-09", "nowhere")
        return because("MS-MOV-01", "only-horses")
    if kind == c.STEP and s.agenda[-5] < 0:
        if s.unit not in (c.WORKER, c.ARMED, c.ARMY):
            return because("MS-FER-03", "never-boards")
        if s.ferry(ferry, c.F_DOCK) != s.place:
            return because("MS-FER-04", "ferry-not-here")
        return closed(s, seat, s.ferry(ferry, c.F_WATER), "MS-FER-06") or because("MS-FER-03", "ferry-full")
    return not_asked(s)


def _step(s: Position, seat: int, hex: int) -> Refusal:
    ferry = s.agenda[-5]
    if hex == s.place and not (ferry >= 0 and s.ferry(ferry, c.F_DOCK) >= 0):
        return because("MS-MOV-03", "already-here")
    if s.chart.distance[s.place][hex] > 1:
        return because("MS-MOV-03", "not-adjacent")
    if s.chart.kind[hex] == c.MONUMENT:
        return because("MS-MOV-04", "monument")
    return _sailing(s, seat, hex, ferry) if ferry >= 0 else _walking(s, seat, hex)


def _sailing(s: Position, seat: int, hex: int, ferry: int) -> Refusal:
    if s.ferry(ferry, c.F_DOCK) >= 0:
        return because("MS-FER-11", "cast-off")
    rule = "MS-FER-09" if hex >= s.chart.shores else "MS-FER-10"
    return closed(s, seat, hex, rule) or not_asked(s)


def _walking(s: Position, seat: int, hex: int) -> Refusal:
    unit = s.unit
    shut = closed(s, seat, hex, "MS-MOV-05")
    if shut is not None:
        return shut
    if unit == c.NAVY:
        return because("MS-MOV-07", "navy-on-land")
    if hex >= s.chart.shores and unit != c.AIRFORCE:
        return because("MS-MOV-06", "no-swimming")
    if not crosses(s, seat, unit, s.place, hex):
        return because("MS-MOV-06", "no-bridge")
    return because("MS-MOV-09", "full", n=s.capacity(seat))


def crosses(s: Position, seat: int, unit: int, origin: int, hex: int) -> bool:
    """Rivers do not stop airforces, and others not with a bridge or a ford."""
    edges = [at for at in range(origin * 6, origin * 6 + 6) if s.chart.near[at] == hex]
    return unit == c.AIRFORCE or all(moving.can_cross(s, seat, at) for at in edges)


# -- production, building, population, training --------------------------------------------------------


def _produce(s: Position, seat: int, hex: int) -> Refusal:
    if hex >= s.chart.lands:
        return because("MS-PRD-01", "no-land")
    if hex in s.used:
        return because("MS-PRD-01", "produced-already")
    if s.owner[hex] >= 0 and s.owner[hex] != seat:
        return because("MS-PRD-09", "not-yours", player=player(s.owner[hex]))
    if not has_worker(s, seat, hex) and not is_usable(s, seat, hex, c.FACTORY):
        return because("MS-PRD-01", "nobody-works")
    if s.tokens_in(hex) >= s.capacity(seat):
        return because("MS-PRD-04", "full", n=s.capacity(seat))
    return because("MS-PRD-05", "stock-empty")


def _build(s: Position, seat: int, hex: int) -> Refusal:
    free = s.agenda[-1] == c.FREE_BUILD
    if hex >= s.chart.lands:
        return because("MS-BLD-02", "no-land")
    if not (controls_land(s, seat, hex) if free else has_worker(s, seat, hex)):
        return because("MS-BON-07", "not-controlled") if free else because("MS-BLD-02", "no-worker-here")
    if s.builder[hex] not in (seat, c.NONE) and has_intact_building(s, hex):
        return because("MS-BLD-05", "foreign-building", player=player(s.builder[hex]))
    kinds = [what for what in range(c.BUILDINGS) if economy.may_build_kind(s, seat, what)]
    if free and s.agenda[-3] >= 0:
        kinds = [s.agenda[-3]]
    open_kinds = [what for what in kinds if what >= c.BUILDINGS or economy.is_site(s, seat, hex, what)]
    if not open_kinds:
        return because("MS-BLD-04", "one-of-each")
    return why_not_buildable(s, seat, open_kinds[0])


def _populate(s: Position, seat: int, hex: int) -> Refusal:
    if -1 - hex in s.used:
        return because("MS-POP-02", "populated-already")
    return why_not_town(s, seat, hex)


def why_not_town(s: Position, seat: int, hex: int) -> Refusal:
    if hex >= s.chart.lands or s.builder[hex] != seat or not s.buildings[hex * c.BUILDINGS + c.TOWN]:
        return because("MS-POP-01", "no-town-here")
    if not is_usable(s, seat, hex, c.TOWN):
        return because("MS-GEN-08", "unusable")
    if s.in_supply(seat, c.S_WORKER) == 0:
        return because("MS-POP-04", "no-worker-left", n=s.locked[seat * c.SUPPLIES + c.S_WORKER])
    needed = economy.workers_needed(s, seat)
    have = s.workers_in(hex) if s.owner[hex] == seat else 0
    if have < needed:
        return because("MS-POP-01", "town-workers", n=needed, have=have)
    return because("MS-POP-02", "no-more-towns")


def _train(s: Position, seat: int, hex: int) -> Refusal:
    if hex >= s.chart.lands:
        return because("MS-TRN-03", "no-land")
    if s.owner[hex] != seat or s.workers_in(hex) == 0:
        return because("MS-TRN-03", "no-worker-here")
    wanted = s.agenda[-3] if s.agenda[-1] == c.FREE_TRAIN else c.NONE
    pieces = [wanted] if wanted >= 0 else [c.S_ARMY, c.S_NAVY, c.S_AIRFORCE]
    if pieces == [c.S_NAVY]:
        return because("MS-TRN-04", "no-harbour-here")
    return why_not_unit_piece(s, seat, pieces[0])


def _weapon(s: Position, seat: int, hex: int) -> Refusal:
    if s.owner[hex] == seat and s.count(hex, c.ARMED):
        return because("MS-WPN-01", "armed-already")
    return because("MS-WPN-01", "no-worker-here")


def _sacrifice(s: Position, seat: int, hex: int) -> Refusal:
    return because("MS-MON-04", "no-worker-here")


def _pay(s: Position, seat: int, hex: int) -> Refusal:
    cost, less = unpacked(s.agenda[-3]), s.agenda[-4]
    if less:
        return not_asked(s)
    kind = first_kind(cost)
    if hex >= s.chart.lands or not s.tokens[hex * c.KINDS + kind]:
        return because("MS-SPD-01", "not-there", tokens=counted(KINDS[kind], cost[kind]))
    if not has_worker(s, seat, hex):
        return because("MS-GEN-09", "resources-uncontrolled")
    return because("MS-SPD-01", "in-order")


# -- battles -----------------------------------------------------------------------------------------


def _target(s: Position, seat: int, hex: int) -> Refusal:
    if s.chart.kind[hex] == c.MONUMENT:
        return because("MS-MON-06", "monument-safe")
    if closed(s, seat, hex, "MS-ATK-01") is None:
        return because("MS-ATK-01", "own-hex" if s.owner[hex] == seat else "nobody-to-attack")
    near = [at for at in s.chart.near[hex * 6 : hex * 6 + 6] if at >= 0 and s.owner[at] == seat]
    if not near:
        return because("MS-ATK-02", "nobody-adjacent")
    fighters = [origin * 8 + unit for origin in near for unit in range(c.UNITS) if s.count(origin, unit)]
    strong = [fighter for fighter in fighters if battle.attack_power(s, seat, fighter, hex) > 0]
    return because("MS-ATK-03", "no-access") if strong else because("MS-ATK-02", "no-power")


def _attacker(s: Position, seat: int, hex: int) -> Refusal:
    if s.owner[hex] != seat:
        return because("MS-ATK-02", "nobody-of-yours")
    units = [unit for unit in range(c.UNITS) if s.count(hex, unit)]
    if not units:
        return because("MS-ATK-03", "only-passengers")
    strong = [unit for unit in units if battle.attack_power(s, seat, hex * 8 + unit, s.target) > 0]
    return why_not_attacker(s, seat, hex * 8 + (strong or units)[0])


def why_not_attacker(s: Position, seat: int, fighter: int) -> Refusal:
    if s.chart.distance[battle.stands_in(s, fighter)][s.target] > 1:
        return because("MS-ATK-05", "not-adjacent")
    if battle.attack_power(s, seat, fighter, s.target) == 0:
        return because("MS-ATK-02", "no-power")
    if not battle.has_access(s, seat, fighter, s.target):
        return because("MS-ATK-03", "no-access")
    if s.force.count(fighter) >= (1 if battle.is_aboard(s, fighter) else s.count(fighter // 8, fighter % 8)):
        return because("MS-ATK-02", "sent-already")
    here = battle.stands_in(s, fighter)
    if s.force and not s.is_green(seat, c.ATTACK) and here != battle.stands_in(s, s.force[0]):
        return because("MS-ATK-02", "one-hex")
    return because("MS-ATK-02", "in-order")


def _lose(s: Position, seat: int, hex: int) -> Refusal:
    if seat == s.defender:
        return because("MS-DMG-02", "not-in-battle" if hex != s.target else "power-first")
    there = any(battle.stands_in(s, fighter) == hex for fighter in s.force)
    return because("MS-DMG-02", "power-first" if there else "not-in-battle")


def _retreat(s: Position, seat: int, hex: int) -> Refusal:
    unit = battle.unit_of(s, battle.next_to_retreat(s))
    if s.chart.distance[s.target][hex] != 1:
        return because("MS-RET-01", "not-adjacent")
    if s.chart.kind[hex] == c.MONUMENT:
        return because("MS-RET-01", "monument")
    shut = closed(s, seat, hex, "MS-RET-01")
    if shut is not None:
        return shut
    on_water = unit in (c.NAVY, c.FERRY)
    if unit != c.AIRFORCE and on_water != (hex >= s.chart.shores):
        return because("MS-RET-02", "navy-on-land" if on_water else "no-swimming")
    if not on_water and not crosses(s, seat, unit, s.target, hex):
        return because("MS-RET-02", "no-bridge")
    return because("MS-D-20", "keep-together")


def _occupy(s: Position, seat: int, hex: int) -> Refusal:
    here = [fighter for fighter in s.force if battle.stands_in(s, fighter) == hex]
    return why_not_entering(s, here[0]) if here else because("MS-OCC-01", "no-attacker")


def why_not_entering(s: Position, fighter: int) -> Refusal:
    if fighter not in s.force:
        return because("MS-OCC-01", "no-attacker")
    if not battle.can_enter(s, fighter):
        return because("MS-OCC-04", "cannot-enter")
    return because("MS-OCC-02", "one-stays")


HEXES = {
    c.START_RESOURCE: _start_resource,
    c.WHERE_WORKER: _place_worker,
    c.WHERE_TOKEN: _place_token,
    c.WHERE_NAVY: _place_navy,
    c.TRADE_TO: _trade_to,
    c.ACTIVATE: _activate,
    c.STEP: _step,
    c.WHERE_PRODUCE: _produce,
    c.WHAT_BUILD: _build,
    c.FREE_BUILD: _build,
    c.WHERE_POPULATE: _populate,
    c.WHAT_TRAIN: _train,
    c.FREE_TRAIN: _train,
    c.GIVE_WEAPON: _weapon,
    c.WHICH_SACRIFICE: _sacrifice,
    c.PAY: _pay,
    c.WHICH_TARGET: _target,
    c.WHICH_ATTACKER: _attacker,
    c.LOSE: _lose,
    c.RETREAT: _retreat,
    c.OCCUPY: _occupy,
}
