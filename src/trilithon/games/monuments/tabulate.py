"""Content turned into the integer tables that the engine plays with (`engine/box.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monuments import effects as e
from trilithon.games.monuments.board import make_chart
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.engine.naming import BUILDABLE, CARDS, DEEDS, KINDS, PIECES, TERRAINS
from trilithon.games.monuments.engine.steps.draw_quests import DRAW_QUESTS
from trilithon.games.monuments.engine.steps.free_build import FREE_BUILD
from trilithon.games.monuments.engine.steps.free_train import FREE_TRAIN
from trilithon.games.monuments.engine.steps.gain_kind import GAIN_KIND
from trilithon.games.monuments.engine.steps.movement import MOVEMENT
from trilithon.games.monuments.engine.steps.place_worker import WHERE_WORKER
from trilithon.games.monuments.engine.steps.table import STEPS
from trilithon.games.monuments.engine.steps.take_back import TAKE_BACK
from trilithon.games.monuments.engine.steps.token_kind import WHICH_TOKEN
from trilithon.games.monuments.engine.steps.unlock import UNLOCK
from trilithon.games.monuments.engine.steps.unlock_any import WHICH_UNLOCK
from trilithon.games.monuments.engine.steps.upgrade import WHICH_UPGRADE
from trilithon.games.monuments.engine.steps.weapon import GIVE_WEAPON
from trilithon.games.monuments.glossary import common_text, names
from trilithon.games.monuments.schema import ORDINARY, Content, Line, OrdinaryLine
from trilithon.games.monuments.wording import chain, goal, option
from trilithon.kernel.engine.agenda import PART, Step

STARTING = {at: piece for at, piece in enumerate(PIECES) if piece not in ("workshop", "farm", "horse")}
"""What a set-up card counts; the others come with abilities."""
UNITS = {"army": c.ARMY, "navy": c.NAVY, "airforce": c.AIRFORCE}
METRICS = (*ORDINARY, "quests")
QUEST_DECKS = ("start", "0-1", "2-3", "4-5")
EVENTS = (*DEEDS, "battles_won")
"""What quests count; the last is the sum of the two before it."""


def tabulate(content: Content) -> tuple[Box, Chart]:
    chart = make_chart(content)
    box = Box()
    named = names(content)
    box.civilizations = len(content.civilization)
    box.civilization_ids = [entry.id for entry in content.civilization]
    box.civilization_names = [named[f"civilization:{entry.id}"] for entry in content.civilization]
    costs = {card.id: c.purse_of(*card.cost.amounts()) for card in content.action}
    box.upgrade_cost = vec[i64](costs[card] for card in CARDS)
    box.layer_land = row(layer.land for layer in content.layer)
    box.layer_cost = vec[i64](c.purse_of(*layer.cost.amounts()) for layer in content.layer)
    box.layer_workers = row(layer.workers for layer in content.layer)
    prices = {price.id: c.purse_of(*price.cost.amounts()) for price in content.price}
    # workshops and farms have no price before an ability says it
    box.building_cost = vec[i64](prices.get(building, 0) for building in BUILDABLE)
    box.unit_cost = vec[i64](prices[unit] for unit in UNITS)
    box.weapon_cost = prices["weapon"]
    box.score_cards = len(content.score_card)
    box.score_card_ids = [entry.id for entry in content.score_card]
    box.score_card_names = [named[f"score_card:{entry.id}"] for entry in content.score_card]
    lines = [_lines(content.ordinary, entry.instead) for entry in content.score_card]
    box.lines = [row(points for points, _ in each) for each in lines]
    box.divisors = [row(per for _, per in each) for each in lines]
    box.extras = [
        row(n for line in entry.extra for n in (METRICS.index(line.metric), line.points, line.per))
        for entry in content.score_card
    ]
    box.rates = vec[float](
        _rate(box, card, metric) for card in range(box.score_cards) for metric in range(c.METRICS)
    )
    _add_abilities(box, content)
    box.ability_names = [named[f"ability:{entry.id}"] for entry in content.ability]
    _add_decks(box, content)
    box.deck_names = [named[f"deck:{entry.id}"] for entry in content.deck]
    _add_commons(box, content)
    box.common_names = [named[f"common:{entry.id}"] for entry in content.common]
    box.quests = len(content.quest)
    box.quest_ids = [entry.id for entry in content.quest]
    box.quest_names = [named[f"quest:{entry.id}"] for entry in content.quest]
    box.quest_deck = row(QUEST_DECKS.index(entry.deck) for entry in content.quest)
    box.quest_players = row(entry.players for entry in content.quest)
    box.quest_points = row(entry.points() for entry in content.quest)
    box.quest_penalty = row(entry.penalty() for entry in content.quest)
    box.goals = [row(n for each in entry.goals for n in _goal(each)) for entry in content.quest]
    box.goal_texts = [[goal(each) for each in entry.goals] for entry in content.quest]
    box.set_ups = [
        [box.civilization_ids.index(id) for id in set_up.civilizations] for set_up in content.set_up
    ]
    box.set_up_out = [[chart.group_ids.index(id) for id in set_up.out] for set_up in content.set_up]
    return box, chart


def row(numbers: Iterable[int]) -> vec[i16]:
    return vec[i16](numbers)


def _rate(box: Box, card: int, metric: int) -> float:
    """Points for one more of what a line of a score card counts; completed quests have no line."""
    lines, divisors, extras = box.lines[card], box.divisors[card], box.extras[card]
    rate = int(lines[metric]) / int(divisors[metric]) if metric < len(lines) else 0.0
    for at in range(0, len(extras), 3):
        if extras[at] == metric:
            rate += int(extras[at + 1]) / int(extras[at + 2])
    return rate


def _lines(ordinary: tuple[OrdinaryLine, ...], instead: tuple[Line, ...]) -> list[tuple[int, int]]:
    """Points and divisor of each, in the order of metrics."""
    lines = {line.id: (line.points, line.per) for line in ordinary}
    lines |= {line.metric: (line.points, line.per) for line in instead}
    return [lines[metric] for metric in ORDINARY]


def _add_abilities(box: Box, content: Content) -> None:
    box.abilities = len(content.ability)
    box.ability_ids = [entry.id for entry in content.ability]
    box.ability_rules = []
    box.ability_supply = []
    box.ability_horses = []
    for entry in content.ability:
        rules = [n for rule in entry.always for n in _rule(rule)]
        supply: list[int] = []
        horses = 0
        for talent in entry.talents:
            match talent:
                case e.Horses(n=n):
                    supply += [c.S_HORSE, n]
                    horses = n
                case e.FreeHorseActivation(n=n):
                    rules += [c.R_HORSE_ACTIVATIONS, n]
                case e.HorseReturns():
                    rules += [c.R_HORSE_RETURNS, 1]
                case e.NewBuilding(building=building, cost=cost, n=n):
                    at = BUILDABLE.index(building)
                    box.building_cost[at] = c.purse_of(*cost.amounts())
                    supply += [c.S_BUILDING + at, n]
                case e.NavalGuns(power=power):
                    rules += [c.R_NAVAL_GUNS, power]
                case e.ProduceAny():
                    rules += [c.R_WORKSHOPS, 1]
                case e.PopulateAtFarm():
                    rules += [c.R_FARMS, 1]
        box.ability_rules.append(row(rules))
        box.ability_supply.append(supply)
        box.ability_horses.append(horses)
    box.ability_of_civilization = [box.ability_ids.index(entry.ability) for entry in content.civilization]


def _add_decks(box: Box, content: Content) -> None:
    box.decks = len(content.deck)
    box.deck_ids = [entry.id for entry in content.deck]
    box.deck_supply = []
    for entry in content.deck:
        supply = [0] * c.SUPPLIES
        for at, piece in STARTING.items():
            supply[at] = getattr(entry, piece)
        box.deck_supply.append(supply)
    cards = {(card.deck, card.layer): card for card in content.personal}
    box.personal_ids = [[cards[deck, layer].id for layer in (1, 2, 3, 4)] for deck in box.deck_ids]
    box.personal = [
        [[_code(parts) for parts in cards[deck, layer].options] for layer in (1, 2, 3, 4)]
        for deck in box.deck_ids
    ]
    box.personal_texts = [
        [[option(parts) for parts in cards[deck, layer].options] for layer in (1, 2, 3, 4)]
        for deck in box.deck_ids
    ]


def _add_commons(box: Box, content: Content) -> None:
    words = sorted({entry.same for entry in content.common})
    box.commons = len(content.common)
    box.common_ids = [entry.id for entry in content.common]
    box.common_layer = row(entry.layer for entry in content.common)
    box.common_players = row(entry.players for entry in content.common)
    box.common_limit = row(entry.limit for entry in content.common)
    box.common_same = row(words.index(entry.same) for entry in content.common)
    box.common_code = [_code(entry.once) for entry in content.common]
    box.common_rules = [row(n for rule in entry.always for n in _rule(rule)) for entry in content.common]
    box.common_texts = [chain("sentences", common_text(entry)) for entry in content.common]
    box.common_points = [row(n for rule in entry.always for n in _points(rule)) for entry in content.common]


# -- effects ---------------------------------------------------------------------------------------------


def _code(parts: e.Parts) -> vec[i16]:
    return row(n for part in parts for n in _part(part))


def _step(step: Step[Any], **fields: int) -> list[int]:
    """One part: the number of a step, and its fields by name."""
    numbers = [fields[field.name] for field in step.fields]
    if len(fields) != len(numbers):
        raise ValueError(f"{step.name} has other fields than {', '.join(fields)}")
    return [STEPS.index(step), *numbers, *[0] * (PART - 1 - len(numbers))]


def _part(part: e.AnyPart) -> list[int]:
    match part:
        case e.Resources(tokens=tokens):
            amounts = enumerate(tokens.amounts())
            return [n for kind, many in amounts if many for n in _step(GAIN_KIND, kind=kind, n=many)]
        case e.AnyResources(n=n):
            return _step(WHICH_TOKEN, n=n)
        case e.Workers(n=n):
            return _step(WHERE_WORKER, n=n)
        case e.Unlock(piece=piece, n=n):
            return _step(UNLOCK, piece=PIECES.index(piece), n=n)
        case e.UnlockAny(n=n):
            return _step(WHICH_UNLOCK, n=n)
        case e.BuildFree(what=what):
            return _step(FREE_BUILD, what=c.NONE if what == "any" else BUILDABLE.index(what))
        case e.UpgradeFree(n=n):
            return _step(WHICH_UPGRADE, free=1) * n
        case e.Weapon(n=n):
            return _step(GIVE_WEAPON, n=n, must=0)
        case e.TrainFree(unit=unit):
            return _step(FREE_TRAIN, piece=c.NONE if unit == "any" else PIECES.index(unit))
        case e.Quests(n=n):
            return _step(DRAW_QUESTS, n=n)
        case e.Move(n=n):
            return _step(MOVEMENT, n=n, horses=0, bonus=1)
        case e.TakeBack():
            return _step(TAKE_BACK)


def _rule(rule: e.AnyRule) -> list[int]:
    match rule:
        case e.Permit():
            return [c.R_PERMIT, 1]
        case e.MoveBonus(unit=unit, n=n):
            places = {
                "worker": c.R_MOVE_WORKER,
                "army": c.R_MOVE_ARMY,
                "navy": c.R_MOVE_NAVY,
                "airforce": c.R_MOVE_AIRFORCE,
            }
            return [places[unit], n]
        case e.Ford():
            return [c.R_FORD, 1]
        case e.Power(units=units, n=n):
            powers = {"army": c.R_POWER_ARMY, "navy": c.R_POWER_NAVY, "airforce": c.R_POWER_AIRFORCE}
            return [number for unit in units for number in (powers[unit], n)]
        case e.PopulateNeed(less=n) | e.LandNeed(less=n) | e.Sacrifice(less=n) | e.QuestPenalty(less=n):
            return [PLAIN[type(rule)], n]
        case e.Points() | e.PointsPer():
            return []
    return [PLAIN[type(rule)], rule.n]


PLAIN: dict[type[e.Rule], int] = {
    e.Activations: c.R_ACTIVATIONS,
    e.Carry: c.R_CARRY,
    e.FerryPoints: c.R_FERRY_POINTS,
    e.ProduceHexes: c.R_PRODUCE_HEXES,
    e.ProduceLimit: c.R_PRODUCE_LIMIT,
    e.HexCapacity: c.R_CAPACITY,
    e.BuildDiscount: c.R_BUILD_DISCOUNT,
    e.PopulateExtra: c.R_POPULATE_EXTRA,
    e.PopulateNeed: c.R_POPULATE_NEED,
    e.LandNeed: c.R_LAND_NEED,
    e.LayerDiscount: c.R_LAYER_DISCOUNT,
    e.Sacrifice: c.R_SACRIFICE,
    e.TradeCount: c.R_TRADES,
    e.QuestDraw: c.R_QUEST_DRAW,
    e.QuestPenalty: c.R_QUEST_PENALTY,
}
"""Lasting effects that are nothing but a number."""


def _points(rule: e.AnyRule) -> list[int]:
    match rule:
        case e.Points(n=n):
            return [c.NONE, n, 1, n]
        case e.PointsPer(metric=metric, points=points, per=per, most=most):
            return [METRICS.index(metric), points, per, most]
    return []


def _goal(goal: e.AnyGoal) -> list[int]:
    match goal:
        case e.Land(n=n, where=where):
            return [c.G_LAND, n, _filter(where)]
        case e.Stock(n=n, kind=kind):
            return [c.G_STOCK, n, c.NONE if kind is None else KINDS.index(kind)]
        case e.Units(unit=unit, n=n):
            return [c.G_UNIT, n, UNITS[unit]]
        case e.Buildings(building=building, n=n):
            return [c.G_BUILDING, n, BUILDABLE.index(building)]
        case e.Upgraded(card=card):
            return [c.G_UPGRADED, 1, CARDS.index(card)]
        case e.Most(metric=metric):
            return [c.G_MOST, 1, METRICS.index(metric)]
        case e.Event(event=event, n=n):
            return [c.G_DEED, n, EVENTS.index(event)]
    return [GOALS[type(goal)], goal.n, 0]


GOALS: dict[type[e.Goal], int] = {
    e.Sea: c.G_SEA,
    e.Kinds: c.G_KINDS,
    e.Islands: c.G_ISLANDS,
    e.Continents: c.G_CONTINENTS,
    e.Near: c.G_NEAR,
    e.EachKind: c.G_EACH,
    e.Pile: c.G_PILE,
    e.Work: c.G_WORKERS,
    e.Crowd: c.G_CROWD,
    e.Armed: c.G_ARMED,
    e.Military: c.G_MILITARY,
    e.PowerGoal: c.G_POWER,
    e.BuildingSet: c.G_SET,
    e.Layers: c.G_LAYERS,
    e.Upgrades: c.G_UPGRADES,
    e.Completed: c.G_QUESTS,
    e.Ferries: c.G_FERRIES,
}
"""Goals that are nothing but a number."""


def _filter(where: str | None) -> int:
    if where is None:
        return c.ANYWHERE
    if where in TERRAINS:
        return TERRAINS.index(where)
    return {"home": c.HOME, "abroad": c.ABROAD, "island": c.ISLAND, "rival": c.RIVAL}[where]
