"""Crowded positions made at random: armies, ferries, ruins, bonuses and quests everywhere, as random play never has."""

from __future__ import annotations

from typing import Any

from tests.games.monuments.scenario import Play, Scenario
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.monument import is_in_game
from trilithon.games.monuments.names import BUILDINGS, CARDS, KINDS
from trilithon.kernel.engine.rng import Rng, seeded

LAND_UNITS = ("worker", "worker", "worker", "armed", "army", "airforce")
ABILITIES = ("horses", "workshops", "farms", "naval_guns")
CARGO = 12
"""Tokens of each kind that are not laid out: at most so many are aboard ferries."""
LIMITS = {"army": 3, "airforce": 3, "navy": 3, "worker": 6, "armed": 4}


def rich_position(seed: int) -> Play:
    """The same for the same seed, with a number of seats and options that follow from it."""
    rng = seeded(seed, 11)
    seats = 2 + seed % 3
    options: dict[str, Any] = {
        name: rng.below(2)
        for name in ("retreat_split", "trade_needs_worker", "quest_returns", "quest_history")
    }
    order = list(range(len(ABILITIES)))
    rng.shuffle(order)
    abilities = [ABILITIES[at] for at in order]
    scenario = Scenario(seats, abilities=abilities, seed=seed, **options)
    _layers(scenario, rng)
    for seat in range(seats):
        _units(scenario, seat, rng)
    _resources(scenario, rng)
    _crossings(scenario, rng)
    for seat in range(seats):
        scenario.locked(seat, worker=rng.below(3))
        scenario.upgraded(seat, *(card for card in CARDS if rng.below(3) == 0))
        scenario.quests(seat, *_quests(scenario, rng))
    return scenario.turn(rng.below(seats), in_round=2 + rng.below(40)).play()


def _layers(scenario: Scenario, rng: Rng) -> None:
    s, box = scenario.state, scenario.state.box
    for seat in range(s.seats):
        for layer in range(1, 1 + rng.below(5)):
            scenario.layers(seat, layer)
            owners = list(scenario.look.commons)
            fitting = [
                common
                for common in range(box.commons)
                if owners[common] < 0 and is_in_game(s, common) and box.common_layer[common] == layer
            ]
            common = fitting[rng.below(len(fitting))]
            same = box.common_same[common]
            if not any(owner == seat and box.common_same[at] == same for at, owner in enumerate(owners)):
                scenario.commons(seat, box.common_ids[common])


def _units(scenario: Scenario, seat: int, rng: Rng) -> None:
    """Near each other, so that there is something to fight about."""
    s = scenario.state
    left = dict(LIMITS)
    monument = s.monument_of(seat)
    land = [spot for spot in range(s.chart.lands) if scenario.look.in_play[spot]]
    land.sort(key=lambda spot: (s.chart.distance(monument, spot) + 4 * rng.below(3), spot))
    for spot in land[:12]:
        if s.owner(spot) not in (c.NONE, seat):
            continue
        for _ in range(1 + rng.below(2)):
            unit = LAND_UNITS[rng.below(len(LAND_UNITS))]
            if left[unit]:
                left[unit] -= 1
                scenario.units(seat, s.chart.names[spot], **{unit: 1})
        if s.builder(spot) < 0 and rng.below(3) == 0:
            scenario.buildings(seat, s.chart.names[spot], BUILDINGS[rng.below(3)], damaged=rng.below(3) == 0)
    for water in range(s.chart.shores, s.chart.hexes):
        if (
            left["navy"]
            and s.owner(water) < 0
            and rng.below(12) == 0
            and s.chart.distance(monument, water) < 4
        ):
            left["navy"] -= 1
            scenario.units(seat, s.chart.names[water], navy=1)
    _drop_extra_buildings(scenario, seat)


def _drop_extra_buildings(scenario: Scenario, seat: int) -> None:
    """There are three of each."""
    s, look = scenario.state, scenario.look
    counts = [0] * c.BUILDINGS
    for spot in range(s.chart.lands):
        if s.builder(spot) != seat:
            continue
        for building in range(c.BUILDINGS):
            if s.building(spot, building) >= 0:
                counts[building] += 1
                if counts[building] > 3:
                    look.buildings[spot, building] = c.NONE
        if all(s.building(spot, building) < 0 for building in range(c.BUILDINGS)):
            look.builder[spot] = c.NONE


def _resources(scenario: Scenario, rng: Rng) -> None:
    s = scenario.state
    for spot in range(s.chart.lands):
        if scenario.look.in_play[spot] and rng.below(2):
            for _ in range(1 + rng.below(5)):
                kind = rng.below(c.KINDS)
                if sum(scenario.look.tokens[kind :: c.KINDS]) < c.TOKENS_EACH - CARGO:
                    scenario.tokens(s.chart.names[spot], **{KINDS[kind]: 1})


def _crossings(scenario: Scenario, rng: Rng) -> None:
    s, look = scenario.state, scenario.look
    look.bridges = [int(rng.below(4) == 0) for _ in look.bridges]
    free = c.CROSSINGS - sum(look.bridges)
    workers = [8] * s.seats
    for water in range(s.chart.shores, s.chart.hexes):
        owner = s.owner(water)
        around = [int(near) for near in s.chart.near[water * 6 : water * 6 + 6]]
        lands = [near for near in around if 0 <= near < s.chart.lands and look.in_play[near]]
        if not free or not lands or rng.below(4):
            continue
        free -= 1
        seat = owner if owner >= 0 else s.owner(lands[0])
        if seat >= 0 and rng.below(2) and workers[seat] > 5:
            aboard = [_passenger(rng) for _ in range(min(1 + rng.below(2), workers[seat] - 5))]
            workers[seat] -= len(aboard)
            scenario.ferry(s.chart.names[water], owner=seat, aboard=aboard)
            look.owner[water] = seat
        else:
            scenario.ferry(s.chart.names[water], s.chart.names[lands[0]] if rng.below(2) else None)


def _passenger(rng: Rng) -> tuple[str, str]:
    """A worker, perhaps with cargo."""
    return ("worker", "armed")[rng.below(2)], ("", *KINDS)[rng.below(5)]


def _quests(scenario: Scenario, rng: Rng) -> list[str]:
    s = scenario.state
    look = scenario.look
    there = [quest for pile in (look.quests_out, *look.quest_decks) for quest in pile]
    rng.shuffle(there)
    return [s.box.quest_ids[quest] for quest in there[: rng.below(4)]]
