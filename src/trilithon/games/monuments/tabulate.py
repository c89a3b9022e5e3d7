"""Content turned into the integer tables that the engine plays with (`engine/box.py`)."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monuments import effects
from trilithon.games.monuments.board import make_chart
from trilithon.games.monuments.effects import option
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.box import Box
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.engine.naming import BUILDABLE, CARDS, PIECES
from trilithon.games.monuments.glossary import common_text, names
from trilithon.games.monuments.schema import ORDINARY, Content, Line, OrdinaryLine
from trilithon.games.monuments.talents import Horses, NewBuilding
from trilithon.games.monuments.tokens import METRICS, UNITS
from trilithon.games.monuments.wording import chain

STARTING = {at: piece for at, piece in enumerate(PIECES) if piece not in ("workshop", "farm", "horse")}
"""What a set-up card counts; the others come with abilities."""
QUEST_DECKS = ("start", "0-1", "2-3", "4-5")


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
    box.goals = [row(n for goal in entry.goals for n in goal.numbers()) for entry in content.quest]
    box.goal_texts = [[goal.told() for goal in entry.goals] for entry in content.quest]
    box.set_ups = [
        [box.civilization_ids.index(name) for name in set_up.civilizations] for set_up in content.set_up
    ]
    box.set_up_out = [[chart.group_ids.index(group) for group in set_up.out] for set_up in content.set_up]
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
        rules = [n for rule in entry.always for n in rule.numbers()]
        rules += [n for talent in entry.talents for n in talent.rules()]
        for talent in entry.talents:
            if isinstance(talent, NewBuilding):
                box.building_cost[BUILDABLE.index(talent.building)] = c.purse_of(*talent.cost.amounts())
        box.ability_rules.append(row(rules))
        box.ability_supply.append([n for talent in entry.talents for n in talent.supply()])
        box.ability_horses.append(sum(talent.n for talent in entry.talents if isinstance(talent, Horses)))
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
    box.common_rules = [row(n for rule in entry.always for n in rule.numbers()) for entry in content.common]
    box.common_texts = [chain("sentences", common_text(entry)) for entry in content.common]
    box.common_points = [row(n for rule in entry.always for n in rule.scored()) for entry in content.common]


# -- effects ---------------------------------------------------------------------------------------------


def _code(parts: effects.Parts) -> vec[i16]:
    return row(n for part in parts for n in part.numbers())
