"""What a seat may know, built from an allow-list (5.2 of the rules): the only source of what leaves the server.

Quests in progress of others, cards drawn by others, the order of decks and the generator are simply never read here.
What a question is about is told by its words (`words/`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trilithon.games.monuments.engine import battle, monument
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.actions import can_play
from trilithon.games.monuments.engine.hands import upgrade_discount
from trilithon.games.monuments.engine.layout import LAYERS
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.producing import yield_of
from trilithon.games.monuments.engine.scoring import metric, row_of
from trilithon.games.monuments.engine.spots import (
    controlled,
    controls_land,
    controls_water,
    has_worker,
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
    HEXES,
    KINDS,
    PIECES,
    QUEST_DECKS,
    TERRAINS,
    UNITS,
)
from trilithon.games.monuments.words.battles import shown_battle
from trilithon.games.monuments.words.costs import cost, costs_to_build, costs_to_train
from trilithon.games.monuments.words.table import QUESTIONS
from trilithon.games.monuments.words.turning_in import progress
from trilithon.kernel.engine.state import NOBODY


def view(s: Position, seat: int) -> dict[str, Any]:
    words = QUESTIONS[s.step()] if s.depth() else None
    about = words.shown(s) if words else {}
    if words and seat == s.to_move:
        about |= words.shown_to_mover(s)
    return {
        "seat": None if seat == NOBODY else seat,
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "asked": words.asked if words else None,
        "asked_about": about,
        "turn": {
            "active": s.active(),
            "round": s.d[s.at.round],
            "start": s.start(),
            "last_round": bool(s.d[s.at.ending]),
            "left": (s.start() - s.active() - 1) % s.seats,
        },
        "hexes": [_hex(s, spot, seat) for spot in range(s.chart.hexes)],
        "rivers": [_river(s, river) for river in range(s.chart.rivers)],
        "ferries": [_ferry(s, ferry) for ferry in range(s.ferry_count()) if s.has_ferry(ferry)],
        "stock": _stock(s),
        "piles": [_pile(s, layer) for layer in range(1, LAYERS + 1)],
        "quest_decks": [s.size(s.quest_deck(deck)) for deck in range(len(QUEST_DECKS))],
        "battle": shown_battle(s) if battle.target(s) >= 0 else None,
        "costs": _costs(s, seat),
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
    }


def _numbers(s: Position, first: int, names: Sequence[str]) -> dict[str, int]:
    """Those from a place on, by their names."""
    return {name: int(s.d[first + at]) for at, name in enumerate(names)}


def _counts(s: Position, first: int, names: Sequence[str]) -> dict[str, int]:
    """The same without those that are 0."""
    return {name: n for name, n in _numbers(s, first, names).items() if n}


# -- the board ---------------------------------------------------------------------------------------------


def _hex(s: Position, spot: int, viewer: int) -> dict[str, Any]:
    chart = s.chart
    kind, owner = chart.kind[spot], s.owner(spot)
    shown: dict[str, Any] = {"id": chart.names[spot], "kind": HEXES[kind]}
    if owner >= 0:
        shown["present"] = owner
        shown["units"] = _counts(s, s.at.units + spot * c.UNITS, UNITS)
        shown["controlled"] = controls_land(s, owner, spot) or controls_water(s, owner, spot)
    if kind == c.WATER:
        return shown
    shown["group"] = chart.group_ids[chart.group[spot]]
    shown["in_play"] = bool(s.d[s.at.in_play + spot])
    if kind == c.MONUMENT:
        return shown
    shown["terrain"] = TERRAINS[chart.terrain[spot]]
    tokens = _counts(s, s.at.tokens + spot * c.KINDS, KINDS)
    if tokens:
        shown["tokens"] = tokens
        shown["idle"] = owner < 0 or not has_worker(s, owner, spot)
        shown["capacity"] = s.capacity(owner) if owner >= 0 else c.CAPACITY
    if s.builder(spot) >= 0:
        shown["buildings"] = _buildings(s, spot)
    if viewer >= 0 and s.d[s.at.civilization + viewer] >= 0 and yield_of(s, viewer, spot):
        shown["yield"] = yield_of(s, viewer, spot)
    return shown


def _buildings(s: Position, spot: int) -> dict[str, Any]:
    owner = s.builder(spot)
    here = [building for building in range(c.BUILDINGS) if s.building(spot, building) >= 0]
    return {
        "owner": owner,
        "here": {
            BUILDINGS[building]: "damaged"
            if s.building(spot, building) == c.DAMAGED
            else ("usable" if is_usable(s, owner, spot, building) else "blocked")
            for building in here
        },
    }


def _river(s: Position, river: int) -> dict[str, Any]:
    return {
        "between": s.chart.river_names[river].split("-"),
        "bridge": bool(s.d[s.at.bridges + river]),
    }


def _ferry(s: Position, ferry: int) -> dict[str, Any]:
    return {
        "id": ferry + 1,
        "water": s.chart.names[s.water(ferry)],
        "dock": s.chart.names[s.dock(ferry)] if s.dock(ferry) >= 0 else None,
        "owner": s.aboard(ferry) if s.aboard(ferry) >= 0 else None,
        "passengers": [_passenger(s, ferry, slot) for slot in range(c.SLOTS)],
    }


def _passenger(s: Position, ferry: int, slot: int) -> dict[str, Any] | None:
    unit, cargo = s.passenger(ferry, slot), s.cargo(ferry, slot)
    if unit < 0:
        return None
    return {"unit": UNITS[unit], "cargo": KINDS[cargo] if cargo >= 0 else None}


def _stock(s: Position) -> dict[str, int | None]:
    """None: as many as are wanted (MS-GEN-11); there are always so many weapons, bridges and ferries only."""
    tokens = {
        name: n if s.option(c.O_HARD_SUPPLY) else None for name, n in _numbers(s, s.at.stock, KINDS).items()
    }
    return tokens | {"weapons": s.d[s.at.weapons], "crossings": s.d[s.at.crossings]}


def _pile(s: Position, layer: int) -> list[str]:
    """Common bonuses that are left of a layer."""
    return [
        name
        for common, name in enumerate(s.box.common_ids)
        if s.d[s.at.commons + common] < 0
        and s.box.common_layer[common] == layer
        and monument.is_in_game(s, common)
    ]


def _costs(s: Position, seat: int) -> dict[str, Any]:
    """Of everything that is made of tokens, for the viewer."""
    if seat < 0 or s.d[s.at.score_card + seat] < 0:
        return {}
    return costs_to_build(s, seat) | costs_to_train(s, seat)


# -- players -----------------------------------------------------------------------------------------------


def _player(s: Position, owner: int, viewer: int) -> dict[str, Any]:
    box, d, at = s.box, s.d, s.at
    civilization = d[at.civilization + owner]
    if d[at.score_card + owner] < 0:
        return {"civilization": box.civilization_ids[civilization] if civilization >= 0 else None}
    layer, ability = s.layers(owner), d[at.ability + owner]
    player: dict[str, Any] = {
        "civilization": box.civilization_ids[civilization],
        "deck": box.deck_ids[d[at.deck + owner]],
        "ability": box.ability_ids[ability] if ability >= 0 else None,
        "score_card": box.score_card_ids[d[at.score_card + owner]],
        "points": dict(zip(CATEGORIES, row_of(s, owner), strict=True)),
        "layers": layer,
        "next_layer": _next_layer(s, owner) if layer < LAYERS else None,
        "resources": dict(zip(KINDS, c.listed(controlled(s, owner)), strict=True)),
        "land": land_controlled(s, owner),
        "capacity": s.capacity(owner),
        "workers": workers_on_board(s, owner),
        "power": military_power(s, owner),
        "upgrades": metric(s, owner, c.M_UPGRADES),
        "supply": _counts(s, at.supply + owner * c.SUPPLIES, PIECES),
        "locked": _counts(s, at.locked + owner * c.SUPPLIES, PIECES),
        "cards": [_card(s, owner, card) for card in range(c.CARDS)],
        "commons": [name for common, name in enumerate(box.common_ids) if d[at.commons + common] == owner],
        "deeds": _numbers(s, at.deeds + owner * c.DEEDS, DEEDS),
        "quests": s.size(s.quests_of(owner)),
        "completed": [box.quest_ids[quest] for quest in s.items(s.completed_of(owner))],
    }
    if owner == viewer or not s.depth():
        player["in_progress"] = [_quest(s, owner, quest) for quest in s.items(s.quests_of(owner))]
    if owner == viewer == s.to_move:
        player["drawn"] = [box.quest_ids[quest] for quest in s.items(at.drawn)]
    return player


def _next_layer(s: Position, owner: int) -> dict[str, Any]:
    layer = s.layers(owner)
    return {
        "land": monument.land_needed(s, owner, layer),
        **cost(s, owner, s.box.layer_cost[layer], monument.layer_discount(s, owner)),
        "workers": monument.sacrifice_needed(s, owner, layer),
    }


def _card(s: Position, owner: int, card: int) -> dict[str, Any]:
    return {
        "card": CARDS[card],
        "hand": s.in_hand(owner, card),
        "green": s.is_green(owner, card),
        "playable": can_play(s, owner, card),
        **cost(s, owner, s.box.upgrade_cost[card], upgrade_discount(s, owner, card)),
    }


def _quest(s: Position, owner: int, quest: int) -> dict[str, Any]:
    goals = progress(s, owner, quest)
    return {
        "id": s.box.quest_ids[quest],
        "goals": [{"have": have, "need": need} for have, need in goals],
        "complete": all(have >= need for have, need in goals),
    }
