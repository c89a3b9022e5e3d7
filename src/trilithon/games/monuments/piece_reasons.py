"""Why a unit, a passenger, a building, a river or a coast cannot be chosen now."""

from __future__ import annotations

from trilithon.games.monuments.card_reasons import why_not_buildable
from trilithon.games.monuments.engine import battle, economy
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import has_intact_building, has_worker, is_usable
from trilithon.games.monuments.hex_reasons import (
    why_not_activated,
    why_not_attacker,
    why_not_entering,
    why_not_hex,
)
from trilithon.games.monuments.refusals import because, not_asked, too_dear
from trilithon.kernel.engine.events import player
from trilithon.kernel.game import Refusal


def why_not_unit(s: Position, hex: int, unit: int) -> Refusal:
    seat, kind = s.to_move, s.agenda[-1]
    if kind not in UNIT_QUESTIONS:
        return not_asked(s)
    if s.owner[hex] != seat:
        return because(UNIT_QUESTIONS[kind], "not-yours", player=player(s.owner[hex]))
    match kind:
        case c.ACTIVATE:
            return why_not_activated(s, seat, hex, unit)
        case c.WHICH_ATTACKER:
            return why_not_attacker(s, seat, hex * 8 + unit)
        case c.OCCUPY:
            return why_not_entering(s, hex * 8 + unit)
        case c.GIVE_WEAPON | c.WHICH_SACRIFICE:
            id = "armed-already" if unit == c.ARMED and kind == c.GIVE_WEAPON else "no-worker"
            return because(UNIT_QUESTIONS[kind], id)
        case c.WHAT_TRAIN | c.FREE_TRAIN if unit not in (c.WORKER, c.ARMED):
            return because("MS-TRN-03", "no-worker")
        case c.LOSE if seat != s.defender and hex * 8 + unit not in s.force:
            return because("MS-DMG-02", "not-in-battle")
    return why_not_hex(s, hex)


UNIT_QUESTIONS = {
    c.ACTIVATE: "MS-MOV-01",
    c.WHICH_ATTACKER: "MS-ATK-02",
    c.OCCUPY: "MS-OCC-01",
    c.GIVE_WEAPON: "MS-WPN-01",
    c.WHICH_SACRIFICE: "MS-MON-04",
    c.WHAT_TRAIN: "MS-TRN-03",
    c.FREE_TRAIN: "MS-TRN-03",
    c.LOSE: "MS-DMG-02",
}
"""Questions whose answer may be a unit, and the rule for those of others."""


def why_not_passenger(s: Position, ferry: int, slot: int) -> Refusal:
    seat, kind = s.to_move, s.agenda[-1]
    fighter = (s.chart.hexes + ferry) * 8 + slot
    if kind not in UNIT_QUESTIONS:
        return not_asked(s)
    if s.ferry(ferry, c.F_SEAT) != seat:
        return because(UNIT_QUESTIONS[kind], "not-yours", player=player(s.ferry(ferry, c.F_SEAT)))
    match kind:
        case c.ACTIVATE:
            return because("MS-FER-07", "passenger")
        case c.WHICH_ATTACKER:
            return why_not_attacker(s, seat, fighter)
        case c.OCCUPY:
            return why_not_entering(s, fighter)
        case c.GIVE_WEAPON | c.WHICH_SACRIFICE:
            armed = battle.unit_of(s, fighter) == c.ARMED
            return because(UNIT_QUESTIONS[kind], "armed-already" if armed else "no-worker")
        case c.WHAT_TRAIN | c.FREE_TRAIN:
            return because("MS-TRN-03", "no-worker-on-land")
    return because("MS-DMG-02", "not-in-battle")


def why_not_building(s: Position, hex: int, building: int) -> Refusal:
    seat, kind = s.to_move, s.agenda[-1]
    if kind == c.WHERE_POPULATE:
        return why_not_hex(s, hex)
    if kind == c.LOSE:
        here = hex == s.target and seat == s.defender and is_intact(s, hex, building)
        return because("MS-DMG-03" if here else "MS-DMG-04", "power-first" if here else "not-in-battle")
    if kind not in (c.WHAT_BUILD, c.FREE_BUILD):
        return not_asked(s)
    if s.builder[hex] not in (seat, c.NONE) and has_intact_building(s, hex):
        return because("MS-BLD-05", "foreign-building", player=player(s.builder[hex]))
    if s.builder[hex] == seat and s.buildings[hex * c.BUILDINGS + building]:
        return _repair(s, seat, hex, building)
    if not has_worker(s, seat, hex) and kind == c.WHAT_BUILD:
        return because("MS-BLD-02", "no-worker-here")
    return why_not_buildable(s, seat, building)


def is_intact(s: Position, hex: int, building: int) -> bool:
    return s.buildings[hex * c.BUILDINGS + building] == c.INTACT


def _repair(s: Position, seat: int, hex: int, building: int) -> Refusal:
    if is_intact(s, hex, building):
        return because("MS-BLD-04", "intact" if is_usable(s, seat, hex, building) else "unusable")
    if s.agenda[-1] == c.FREE_BUILD:
        return because("MS-BON-07", "no-free-repair")
    if not has_worker(s, seat, hex):
        return because("MS-BLD-09", "no-worker-here")
    less = 1 + economy.build_discount(s, seat)
    return too_dear(s, seat, "MS-BLD-08", s.box.building_cost[building], less) or not_asked(s)


def why_not_river(s: Position, river: int) -> Refusal:
    if s.agenda[-1] not in (c.WHAT_BUILD, c.FREE_BUILD):
        return not_asked(s)
    if s.bridges[river]:
        return because("MS-BRG-02", "bridge-there")
    ends = s.chart.river_ends[river * 2 : river * 2 + 2]
    if not any(s.in_play[hex] for hex in ends):
        return because("MS-GEN-13", "out-of-play")
    if not any(has_worker(s, s.to_move, hex) for hex in ends):
        return because("MS-BRG-02", "no-worker-at-river")
    return why_not_buildable(s, s.to_move, c.BRIDGE)


def why_not_coast(s: Position, land: int, water: int) -> Refusal:
    if s.agenda[-1] not in (c.WHAT_BUILD, c.FREE_BUILD):
        return not_asked(s)
    if not s.in_play[land]:
        return because("MS-GEN-13", "out-of-play")
    if not has_worker(s, s.to_move, land):
        return because("MS-FER-01", "no-worker-here")
    return why_not_buildable(s, s.to_move, c.FERRY_BOAT)
