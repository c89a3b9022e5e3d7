"""The things on the table by their names for clients (`hex:1301`, `ferry:2`), and which of them a move is about."""

from __future__ import annotations

from trilithon.games.monuments.engine import battle
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import has_worker
from trilithon.games.monuments.names import BUILDINGS, CARDS, KINDS, PIECES, UNITS

SINGLE = {
    c.DONE: ["end"],
    c.REST: ["rest"],
    c.PASS: ["pass"],
    c.FORGE: ["piece:weapon"],
}
HEXES = (c.SAIL, c.LAND_AT, c.BREAK_OUT, c.HORSE_BACK, c.TARGET, c.FLEE)
FIGHTERS = (c.SEND, c.LOSE_UNIT, c.ENTER, c.OFFER)
QUESTS = (c.TURN_IN, c.KEEP)
KINDS_OF = (c.KIND, c.EXCHANGE, c.STAY)
ACTION_CARDS = (c.PLAY, c.CARD)


# -- what a move is about ----------------------------------------------------------------------------


def about(s: Position, move: int) -> list[str]:
    """Things to light; a click on any of them may mean the move. Small ones come with the hex they are in or beside."""
    verb, n = c.verb_of(move), c.argument_of(move)
    if verb in SINGLE:
        return [*SINGLE[verb]]
    if verb in HEXES:
        return [hex_target(s, n)]
    if verb in FIGHTERS:
        return _fighter(s, n)
    if verb in QUESTS:
        return [f"quest:{s.box.quest_ids[n]}"]
    if verb in KINDS_OF:
        return [f"resource:{KINDS[n]}"]
    if verb in ACTION_CARDS:
        return [f"card:{CARDS[n]}"]
    return _about_board(s, verb, n)


def _about_board(s: Position, verb: int, n: int) -> list[str]:
    match verb:
        case c.AT:
            town = s.agenda[-1] in (c.WHERE_POPULATE, c.WHERE_WORKER) and n < s.chart.lands
            return [hex_target(s, n), *([building_target(s, n, c.TOWN)] if town else [])]
        case c.MOVE_UNIT:
            return [unit_target(s, n // 8, n % 8), hex_target(s, n // 8)]
        case c.MOVE_FERRY:
            return _ferry(s, n)
        case c.WALK:
            return [hex_target(s, n // 16)]
        case c.BOARD:
            return _ferry(s, n // 16)
        case c.RAISE_BUILDING | c.REPAIR:
            return [hex_target(s, n // 8), building_target(s, n // 8, n % 8), f"piece:{BUILDINGS[n % 8]}"]
        case c.RAISE_BRIDGE:
            ends = [hex for hex in s.chart.river_ends[n * 2 : n * 2 + 2] if has_worker(s, s.to_move, hex)]
            return [river_target(s, n), *(hex_target(s, hex) for hex in ends), "piece:bridge"]
        case c.RAISE_FERRY:
            return [coast_target(s, n), hex_target(s, n // 6), "piece:ferry"]
        case c.AT_FARM:
            return [hex_target(s, n), building_target(s, n, c.FARM)]
        case c.RESPAWN:
            return [hex_target(s, s.monument_of(s.to_move))]
    return _about_rest(s, verb, n)


def _about_rest(s: Position, verb: int, n: int) -> list[str]:
    match verb:
        case c.SPEND:
            place = n // 64
            kind = f"resource:{KINDS[n // 16 % 4]}"
            if place < s.chart.hexes:
                return [hex_target(s, place), kind]
            return [f"ferry:{place - s.chart.hexes + 1}", kind]
        case c.LEAD:
            return [f"civilization:{s.box.civilization_ids[n]}"]
        case c.TAKE_BONUS:
            return [f"common:{s.box.common_ids[n]}"]
        case c.OPTION:
            return [f"option:{n + 1}"]
        case c.PIECE:
            return [f"piece:{PIECES[n]}"]
        case c.TRAIN_UNIT:
            hex, armed = n // 32, n // 16 % 2
            worker = unit_target(s, hex, c.ARMED if armed else c.WORKER)
            return [worker, hex_target(s, hex), f"piece:{PIECES[n % 16]}"]
        case c.ARM:
            place = n // 2
            if place < s.chart.hexes:
                return [unit_target(s, place, c.WORKER), hex_target(s, place)]
            ferry = place - s.chart.hexes
            return [passenger_target(ferry, n % 2), hex_target(s, s.ferry(ferry, c.F_WATER))]
        case c.LOSE_BUILDING:
            return [building_target(s, s.target, n), hex_target(s, s.target)]
    raise ValueError(f"{verb} is no verb of Monuments")


def _fighter(s: Position, fighter: int) -> list[str]:
    if not battle.is_aboard(s, fighter):
        return [unit_target(s, fighter // 8, fighter % 8), hex_target(s, fighter // 8)]
    ferry = battle.ferry_of(s, fighter)
    itself = f"ferry:{ferry + 1}" if fighter % 8 == c.FERRY else passenger_target(ferry, fighter % 8)
    return [itself, hex_target(s, s.ferry(ferry, c.F_WATER))]


def _ferry(s: Position, ferry: int) -> list[str]:
    """Itself, and the edge and the water where it lies."""
    dock, water = s.ferry(ferry, c.F_DOCK), s.ferry(ferry, c.F_WATER)
    edge = [f"coast:{s.chart.names[dock]}-{s.chart.names[water]}"] if dock >= 0 else []
    return [f"ferry:{ferry + 1}", *edge, hex_target(s, water)]


# -- names -------------------------------------------------------------------------------------------


def hex_target(s: Position, hex: int) -> str:
    return f"hex:{s.chart.names[hex]}"


def unit_target(s: Position, hex: int, unit: int) -> str:
    return f"unit:{s.chart.names[hex]}:{UNITS[unit]}"


def building_target(s: Position, hex: int, building: int) -> str:
    return f"building:{s.chart.names[hex]}:{BUILDINGS[building]}"


def passenger_target(ferry: int, slot: int) -> str:
    return f"passenger:{ferry + 1}:{slot + 1}"


def river_target(s: Position, river: int) -> str:
    one, other = s.chart.river_ends[river * 2 : river * 2 + 2]
    return f"river:{s.chart.names[one]}-{s.chart.names[other]}"


def coast_target(s: Position, at: int) -> str:
    return f"coast:{s.chart.names[at // 6]}-{s.chart.names[s.chart.near[at]]}"


# -- everything that can be pointed at ---------------------------------------------------------------


def targets(s: Position) -> list[str]:
    """All that lies on the table in front of the seat to move."""
    things = ["rest", "pass", "end"]
    things += [f"card:{card}" for card in CARDS]
    things += [f"resource:{kind}" for kind in KINDS]
    things += [f"piece:{piece}" for piece in (*PIECES, "bridge", "ferry", "weapon")]
    things += [f"civilization:{id}" for id in s.box.civilization_ids]
    things += [
        f"common:{s.box.common_ids[common]}" for common in range(s.box.commons) if s.commons[common] > -2
    ]
    things += [f"quest:{s.box.quest_ids[quest]}" for quest in quests_shown(s)]
    if s.agenda and s.agenda[-1] == c.WHICH_OPTION:
        options = s.box.personal[s.deck[s.to_move]][s.agenda[-3]]
        things += [f"option:{n + 1}" for n in range(len(options))]
    return things + _on_the_board(s)


def quests_shown(s: Position) -> list[int]:
    """Those that the seat to move holds or chooses from."""
    if not s.agenda:
        return []
    chosen = list(s.drawn) if s.agenda[-1] == c.KEEP_QUESTS else []
    if s.agenda[-1] == c.KEEP_START_QUEST:
        chosen += [s.agenda[-3], s.agenda[-4]]
    return [*s.quests[s.to_move], *chosen]


def _on_the_board(s: Position) -> list[str]:
    chart = s.chart
    things = [f"hex:{name}" for name in chart.names]
    for hex in range(chart.hexes):
        for unit in range(c.UNITS):
            if s.count(hex, unit):
                things.append(unit_target(s, hex, unit))
    builds = s.to_move if s.agenda and s.agenda[-1] in (c.WHAT_BUILD, c.FREE_BUILD) else c.NONE
    for hex in range(chart.lands):
        sites = builds >= 0 and s.owner[hex] == builds
        for building in range(c.BUILDINGS):
            if sites or s.buildings[hex * c.BUILDINGS + building]:
                things.append(building_target(s, hex, building))
        things += [
            coast_target(s, at) for at in range(hex * 6, hex * 6 + 6) if chart.near[at] >= chart.shores
        ]
    things += [river_target(s, river) for river in range(chart.rivers)]
    for ferry in range(s.ferry_count()):
        if s.ferry(ferry, c.F_WATER) >= 0:
            things.append(f"ferry:{ferry + 1}")
            for slot in (0, 1):
                if s.ferry(ferry, c.F_FIRST + 2 * slot):
                    things.append(passenger_target(ferry, slot))
    return things
