"""What a seat may know, built from an allow-list (5.2 of the rules): the only source of what leaves the server.

Quests in progress of others, cards drawn by others, the order of decks and the generator are simply never read here.
"""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.engine import battle, monument, questing
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.cards import playable, upgrade_discount
from trilithon.games.monuments.engine.economy import bonus_places, build_discount, yield_of
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.scoring import metric, row_of
from trilithon.games.monuments.engine.spots import (
    controlled,
    controls_land,
    controls_water,
    is_usable,
    land_controlled,
    military_power,
    workers_on_board,
)
from trilithon.games.monuments.names import (
    BUILDINGS,
    CARDS,
    CATEGORIES,
    DEEDS,
    FRAMES,
    HEXES,
    KINDS,
    PIECES,
    TERRAINS,
    UNITS,
)
from trilithon.games.monuments.proposals import ways
from trilithon.kernel.engine.state import NOBODY


def view(s: Position, seat: int) -> dict[str, Any]:
    return {
        "seat": None if seat == NOBODY else seat,
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "asked": FRAMES[s.agenda[-1]] if s.agenda else None,
        "asked_about": _asked_about(s, seat),
        "turn": {
            "active": s.active,
            "round": s.round,
            "start": s.start,
            "last_round": bool(s.ending),
        },
        "hexes": [_hex(s, hex, seat) for hex in range(s.chart.hexes)],
        "rivers": [_river(s, river) for river in range(s.chart.rivers)],
        "ferries": [_ferry(s, ferry) for ferry in range(s.ferry_count()) if s.ferry(ferry, c.F_WATER) >= 0],
        "stock": _stock(s),
        "piles": _piles(s),
        "quest_decks": [len(deck) for deck in s.quest_decks],
        "battle": _battle(s),
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
    }


# -- the board ---------------------------------------------------------------------------------------------


def _hex(s: Position, hex: int, viewer: int) -> dict[str, Any]:
    chart = s.chart
    kind = chart.kind[hex]
    shown: dict[str, Any] = {"id": chart.names[hex], "kind": HEXES[kind]}
    owner = s.owner[hex]
    if owner >= 0:
        shown["present"] = owner
        at = hex * c.UNITS
        shown["units"] = {name: s.units[at + unit] for unit, name in enumerate(UNITS) if s.units[at + unit]}
        shown["controlled"] = controls_land(s, owner, hex) or controls_water(s, owner, hex)
    if kind == c.WATER:
        return shown
    shown["group"] = chart.group_ids[chart.group[hex]]
    shown["in_play"] = bool(s.in_play[hex])
    if kind == c.MONUMENT:
        return shown
    shown["terrain"] = TERRAINS[chart.terrain[hex]]
    tokens = s.tokens[hex * c.KINDS : (hex + 1) * c.KINDS]
    if any(tokens):
        shown["tokens"] = {KINDS[kind]: n for kind, n in enumerate(tokens) if n}
    if s.builder[hex] >= 0:
        shown["buildings"] = _buildings(s, hex)
    if viewer >= 0 and s.civilization[viewer] >= 0 and yield_of(s, viewer, hex):
        shown["yield"] = yield_of(s, viewer, hex)
    return shown


def _buildings(s: Position, hex: int) -> dict[str, Any]:
    owner = s.builder[hex]
    states = s.buildings[hex * c.BUILDINGS : (hex + 1) * c.BUILDINGS]
    return {
        "owner": owner,
        "here": {
            BUILDINGS[building]: "damaged"
            if state == c.DAMAGED
            else ("usable" if is_usable(s, owner, hex, building) else "blocked")
            for building, state in enumerate(states)
            if state
        },
    }


def _river(s: Position, river: int) -> dict[str, Any]:
    ends = s.chart.river_ends[river * 2 : river * 2 + 2]
    return {"between": [s.chart.names[hex] for hex in ends], "bridge": bool(s.bridges[river])}


def _ferry(s: Position, ferry: int) -> dict[str, Any]:
    dock = s.ferry(ferry, c.F_DOCK)
    owner = s.ferry(ferry, c.F_SEAT)
    return {
        "id": ferry + 1,
        "water": s.chart.names[s.ferry(ferry, c.F_WATER)],
        "dock": s.chart.names[dock] if dock >= 0 else None,
        "owner": owner if owner >= 0 else None,
        "passengers": [
            _passenger(s.ferry(ferry, field), s.ferry(ferry, field + 1)) for field in (c.F_FIRST, c.F_SECOND)
        ],
    }


def _passenger(passenger: int, cargo: int) -> dict[str, Any] | None:
    if not passenger:
        return None
    return {"unit": UNITS[passenger - 1], "cargo": KINDS[cargo - 1] if cargo else None}


def _stock(s: Position) -> dict[str, int | None]:
    """None: as many as are wanted (MS-GEN-11); there are always so many weapons, bridges and ferries only."""
    tokens = {kind: n if s.options[c.O_HARD_SUPPLY] else None for kind, n in zip(KINDS, s.stock, strict=True)}
    return tokens | {"weapons": s.weapons, "crossings": s.crossings}


def _piles(s: Position) -> list[list[str]]:
    """Common bonuses that are left, by layer."""
    return [
        [
            s.box.common_ids[common]
            for common in range(s.box.commons)
            if s.commons[common] == -1 and s.box.common_layer[common] == layer
        ]
        for layer in range(1, monument.LAYERS + 1)
    ]


def _battle(s: Position) -> dict[str, Any] | None:
    """From the choice of attackers until all is over."""
    kinds = {kind for kind, *_ in s.frames()}
    if not kinds & {c.WHICH_ATTACKER, c.ROLL, c.LOSE, c.RETREAT, c.OCCUPY, c.BATTLE_OVER}:
        return None
    return {
        "hex": s.chart.names[s.target],
        "attacker": s.active,
        "defender": s.defender,
        "power": battle.attack_total(s, s.active),
        "against": battle.defence_total(s),
        "damage": s.damage,
        "force": [_fighter(s, fighter) for fighter in s.force],
    }


def _fighter(s: Position, fighter: int) -> dict[str, Any]:
    unit = battle.unit_of(s, fighter)
    return {
        "hex": s.chart.names[battle.stands_in(s, fighter)],
        "unit": "ferry" if unit == c.FERRY else UNITS[unit],
        "ferry": battle.ferry_of(s, fighter) + 1 if battle.is_aboard(s, fighter) else None,
    }


# -- players -----------------------------------------------------------------------------------------------


def _player(s: Position, owner: int, viewer: int) -> dict[str, Any]:
    if s.score_card[owner] < 0:
        civilization = s.civilization[owner]
        return {"civilization": s.box.civilization_ids[civilization] if civilization >= 0 else None}
    layer = s.layers[owner]
    player: dict[str, Any] = {
        "civilization": s.box.civilization_ids[s.civilization[owner]],
        "deck": s.box.deck_ids[s.deck[owner]],
        "ability": s.box.ability_ids[s.ability[owner]] if s.ability[owner] >= 0 else None,
        "score_card": s.box.score_card_ids[s.score_card[owner]],
        "points": dict(zip(CATEGORIES, row_of(s, owner), strict=True)),
        "layers": layer,
        "next_layer": _next_layer(s, owner) if layer < monument.LAYERS else None,
        "resources": dict(zip(KINDS, controlled(s, owner), strict=True)),
        "land": land_controlled(s, owner),
        "capacity": s.capacity(owner),
        "workers": workers_on_board(s, owner),
        "power": military_power(s, owner),
        "upgrades": metric(s, owner, c.M_UPGRADES),
        "supply": _pieces(s.supply, owner),
        "locked": _pieces(s.locked, owner),
        "cards": [_card(s, owner, card) for card in range(c.CARDS)],
        "commons": [
            s.box.common_ids[common] for common in range(s.box.commons) if s.commons[common] == owner
        ],
        "deeds": dict(zip(DEEDS, s.deeds[owner * c.DEEDS : (owner + 1) * c.DEEDS], strict=True)),
        "quests": len(s.quests[owner]),
        "completed": [s.box.quest_ids[quest] for quest in s.completed[owner]],
    }
    if owner == viewer or not s.agenda:
        player["in_progress"] = [_quest(s, owner, index) for index in range(len(s.quests[owner]))]
    if owner == viewer and s.agenda and s.agenda[-2] == viewer:
        player["drawn"] = [s.box.quest_ids[quest] for quest in s.drawn]
    return player


def _next_layer(s: Position, owner: int) -> dict[str, Any]:
    layer = s.layers[owner]
    return {
        "land": monument.land_needed(s, owner, layer),
        "cost": dict(zip(KINDS, s.box.layer_cost[layer], strict=True)),
        "less": monument.layer_discount(s, owner),
        "workers": monument.sacrifice_needed(s, owner, layer),
    }


def _pieces(pieces: list[int], owner: int) -> dict[str, int]:
    at = owner * c.SUPPLIES
    return {name: pieces[at + piece] for piece, name in enumerate(PIECES) if pieces[at + piece]}


def _card(s: Position, owner: int, card: int) -> dict[str, Any]:
    return {
        "card": CARDS[card],
        "hand": bool(s.cards[owner * c.CARDS + card] & c.IN_HAND),
        "green": s.is_green(owner, card),
        "playable": playable(s, owner, card),
        "cost": dict(zip(KINDS, s.box.upgrade_cost[card], strict=True)),
        "less": upgrade_discount(s, owner, card),
    }


def _quest(s: Position, owner: int, index: int) -> dict[str, Any]:
    quest = s.quests[owner][index]
    goals = s.box.goals[quest]
    return {
        "id": s.box.quest_ids[quest],
        "goals": [
            {"have": questing.reached(s, owner, index, goals[at], goals[at + 2]), "need": goals[at + 1]}
            for at in range(0, len(goals), 3)
        ],
    }


def _room(s: Position, seat: int) -> dict[str, int]:
    """How many tokens of each kind a bonus could put on the board (MS-BON-09)."""
    return {
        name: sum(s.capacity(seat) - s.tokens_in(hex) for hex in bonus_places(s, seat, kind))
        for kind, name in enumerate(KINDS)
    }


def _asked_about(s: Position, viewer: int) -> dict[str, Any]:
    """What the question on top is about, where a client must know more than the moves say."""
    if not s.agenda:
        return {}
    kind, seat, a, b, of = s.agenda[-1], s.agenda[-2], s.agenda[-3], s.agenda[-4], s.agenda[-5]
    if kind == c.ACTIVATE:
        return {"left": a, "horses": b}
    if kind == c.STEP:
        unit = "ferry" if of >= 0 else UNITS[s.unit]
        step = {"left": a, "unit": unit, "hex": s.chart.names[s.place], "ferry": of + 1 if of >= 0 else None}
        if viewer == seat:
            step["reach"] = {s.chart.names[hex]: len(row) for hex, row in ways(s).items()}
        return step
    if kind == c.PAY:
        cost = (a % 16, a // 16 % 16, a // 256 % 16, a // 4096)
        return {"cost": {KINDS[kind]: n for kind, n in enumerate(cost) if n}, "less": b}
    if kind == c.LOSE:
        return {"n": s.damage}
    if kind == c.RETREAT:
        fighter = battle.next_to_retreat(s)
        return _fighter(s, fighter) if fighter >= 0 else {}
    if kind in (c.WHICH_PRODUCE, c.CARGO, c.WHERE_NAVY):
        return {"hex": s.chart.names[a], "n": b}
    if kind == c.WHERE_TOKEN:
        return {"kind": KINDS[a], "n": b}
    if kind == c.TRADE_TO:
        return {"kind": KINDS[a]}
    if kind == c.WHICH_COMMON:
        return {"layer": a}
    if kind == c.WHICH_OPTION:
        return {"card": s.box.personal_ids[s.deck[seat]][a], "room": _room(s, seat)}
    if kind == c.WHAT_BUILD:
        return {"less": build_discount(s, seat)}
    if kind in (
        c.WHERE_PRODUCE,
        c.WHICH_SACRIFICE,
        c.WHERE_WORKER,
        c.WHICH_TOKEN,
        c.WHICH_UNLOCK,
        c.WHICH_TRADE,
    ):
        return {"n": a}
    return {}
