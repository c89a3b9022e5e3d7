"""Pantheon's content as integer tables, made once at load and shared by all positions (see `tabulate.py`)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.pantheon.engine.chart import Chart
from trilithon.kernel.engine.events import Message


class Box:
    """Read-only. Gods, loot and bonus tiles, nations are indices. Effects are parts of the agenda: rows of the number
    of a step and its fields, as `push_code` wants them."""

    chart: Chart

    # gods
    gods: i64
    god_ids: list[str]
    god_names: list[Message]
    god_copies: list[int]
    cost: vec[i16]  # god * SACRIFICES + which number; descending, then 0
    cost_numbers: vec[i16]  # per god, how many numbers its cost has
    cost_packed: vec[i64]  # the same in one number each, see `offering`
    top_cost_packed: vec[i64]  # the highest number alone
    cards_only: vec[i16]
    god_life: vec[i16]
    god_code: list[vec[i16]]  # way * gods + god
    god_benefits: vec[i16]  # god * BENEFITS + which
    god_pool: vec[i16]  # half gods laid open when it comes to the board (PA-PREP-06)
    god_half_gods: vec[i16]  # what its effect is worth: half gods that it brings,
    god_draws: vec[i16]  # effects that draw gods,
    god_others: vec[i16]  # all other effects

    # loot and bonus tiles
    loots: i64
    loot_ids: list[str]
    loot_names: list[Message]
    loot_copies: list[int]
    loot_life: vec[i16]
    loot_code: list[vec[i16]]
    loot_benefits: vec[i16]
    loot_pool: vec[i16]
    loot_half_gods: vec[i16]  # what its effect is worth: effects that bring half gods,
    loot_draws: vec[i16]  # gods that are drawn,
    loot_symbols: vec[i16]  # symbols for sacrifice tiles,
    loot_cards: vec[i16]  # cards that are drawn,
    loot_others: vec[i16]  # money and pieces
    bonuses: i64
    bonus_ids: list[str]
    bonus_names: list[Message]
    bonus_copies: list[int]
    bonus_life: vec[i16]
    bonus_code: list[vec[i16]]
    bonus_benefits: vec[i16]

    # nations
    nations: i64
    nation_ids: list[str]
    nation_names: list[Message]
    nation_for_game: list[int]  # 1: the trait is done once, not by each player
    nation_code: list[vec[i16]]

    choices: list[list[vec[i16]]]  # for CHOOSE frames: the code of each alternative
    choice_texts: list[list[list[Message]]]  # and what it says

    # cards and half gods
    deck: list[int]  # kinds, unshuffled
    special: list[int]  # values, the lowest last: the top of a stack is its end
    card_copies: list[int]  # by kind
    half_copies: list[int]  # by value
    low_half_gods: i64  # values up to this lie on top of the half god stack

    # numbers
    feet: i64
    columns: i64
    start_feet: list[int]  # per number of seats, base reserve
    start_columns: list[int]
    bsw_feet: list[int]
    bsw_columns: list[int]
    start_hand: i64
    display: i64
    big_foot_steps: i64
    card_steps: i64
    epochs: i64
    end_points: i64
    piece_price: i64
    follower_draw: i64
    action_draw: i64
    tile_price: vec[i16]  # by level
    epoch_points: vec[i16]  # by epoch - 1
    column_rate: vec[i16]  # by number of columns
    scoring_epochs: vec[i16]

    def __init__(self) -> None:
        """Filled field by field by `tabulate`; a field that is read before it is set raises AttributeError."""
