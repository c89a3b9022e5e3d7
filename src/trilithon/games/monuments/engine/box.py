"""Monuments' content as integer tables, made once at load and shared by all positions (see `tabulate.py`)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.layout import Layout


class Box:
    """Read-only. Civilisations, cards, bonuses and quests are indices; `-1` means none. Prices are purses.

    A code is a row of parts: the number of a step and its fields (`AgendaState.push_code`).
    """

    def __init__(self) -> None:
        self.layouts: dict[tuple[int, ...], Layout] = {}
        """Of games with so many seats and these options: as many are played with the same, it is made once."""

    civilizations: int
    civilization_ids: list[str]
    civilization_names: list[Message]

    upgrade_cost: vec[i64]  # per action card
    layer_land: vec[i16]  # per layer, from 0 on
    layer_cost: vec[i64]
    layer_workers: vec[i16]
    building_cost: vec[i64]  # fort, town, factory, workshop, farm, bridge, ferry
    unit_cost: vec[i64]  # army, navy, airforce
    weapon_cost: i64

    score_cards: int
    score_card_ids: list[str]
    score_card_names: list[Message]
    lines: list[vec[i16]]  # per score card, by metric: points of the ordinary line
    divisors: list[vec[i16]]  # the same: for each so many
    extras: list[vec[i16]]  # per score card: metric, points, divisor; ...
    rates: vec[float]  # score card * METRICS + metric: points for one more of what its lines count

    abilities: int
    ability_ids: list[str]
    ability_names: list[Message]
    ability_rules: list[vec[i16]]  # rule, amount; ...
    ability_supply: list[list[int]]  # supply place, how many; ...: horses, workshops, farms
    ability_horses: list[int]  # at the monument when the game begins
    ability_of_civilization: list[int]  # for the option `by_civ`

    decks: int
    deck_ids: list[str]
    deck_names: list[Message]
    deck_supply: list[list[int]]  # per deck, by supply place
    personal_ids: list[list[str]]  # per deck and layer 1 to 4
    personal: list[list[list[vec[i16]]]]  # per deck, layer and option: code
    personal_texts: list[list[list[Message]]]  # the same as sentences

    commons: i64
    common_ids: list[str]
    common_names: list[Message]
    common_layer: vec[i16]  # from 1 on
    common_players: vec[i16]
    common_limit: vec[i16]
    common_same: vec[i16]  # cards with the same number are the same for the limit
    common_code: list[vec[i16]]
    common_rules: list[vec[i16]]  # rule, amount; ...
    common_points: list[vec[i16]]  # metric (NONE: once), points, divisor, most; and so on
    common_texts: list[Message]  # what it does

    quests: int
    quest_ids: list[str]
    quest_names: list[Message]
    quest_deck: vec[i16]  # 0 starting, then 1 to 3
    quest_players: vec[i16]
    quest_points: vec[i16]
    quest_penalty: vec[i16]
    goals: list[vec[i16]]  # per quest: goal, how much, of what; ...
    goal_texts: list[list[Message]]  # per quest, as clauses

    set_ups: list[list[int]]  # civilisations that may play together
    set_up_out: list[list[int]]  # groups of the chart that are then out of play
