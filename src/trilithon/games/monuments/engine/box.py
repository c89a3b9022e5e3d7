"""Monuments' content as integer tables, made once at load and shared by all positions (see `tabulate.py`)."""

from __future__ import annotations

from trilithon.kernel.engine.events import Message


class Box:
    """Read-only. Civilisations, cards, bonuses and quests are indices; `-1` means none.

    A code is a row of parts of four integers: the kind of a frame and its a, b, c.
    """

    civilizations: int
    civilization_ids: list[str]
    civilization_names: list[Message]

    upgrade_cost: list[list[int]]  # per action card, by kind
    layer_land: list[int]  # per layer, from 0 on
    layer_cost: list[list[int]]
    layer_workers: list[int]
    building_cost: list[list[int]]  # fort, town, factory, workshop, farm, bridge, ferry
    unit_cost: list[list[int]]  # army, navy, airforce
    weapon_cost: list[int]

    score_cards: int
    score_card_ids: list[str]
    score_card_names: list[Message]
    lines: list[list[int]]  # per score card: metric * 2: points and divisor of the ordinary line
    extras: list[list[int]]  # per score card: metric, points, divisor; ...

    abilities: int
    ability_ids: list[str]
    ability_names: list[Message]
    ability_rules: list[list[int]]  # rule, amount; ...
    ability_supply: list[list[int]]  # supply place, how many; ...: horses, workshops, farms
    ability_horses: list[int]  # at the monument when the game begins
    ability_of_civilization: list[int]  # for the option `by_civ`

    decks: int
    deck_ids: list[str]
    deck_names: list[Message]
    deck_supply: list[list[int]]  # per deck, by supply place
    personal_ids: list[list[str]]  # per deck and layer 1 to 4
    personal: list[list[list[list[int]]]]  # per deck, layer and option: code
    personal_texts: list[list[list[Message]]]  # the same as sentences

    commons: int
    common_ids: list[str]
    common_names: list[Message]
    common_layer: list[int]  # from 1 on
    common_players: list[int]
    common_limit: list[int]
    common_same: list[int]  # cards with the same number are the same for the limit
    common_code: list[list[int]]
    common_rules: list[list[int]]  # rule, amount; ...
    common_points: list[list[int]]  # metric (NONE: once), points, divisor, most; and so on
    common_texts: list[Message]  # what it does

    quests: int
    quest_ids: list[str]
    quest_names: list[Message]
    quest_deck: list[int]  # 0 starting, then 1 to 3
    quest_players: list[int]
    quest_points: list[int]
    quest_penalty: list[int]
    goals: list[list[int]]  # per quest: goal, a, b; ...
    goal_texts: list[list[Message]]  # per quest, as clauses

    set_ups: list[list[int]]  # civilisations that may play together
    set_up_out: list[list[int]]  # groups of the chart that are then out of play
