"""Pantheon's content as integer tables, made once at load and shared by all positions (see `tabulate.py`)."""

from __future__ import annotations

from trilithon.kernel.engine.events import Message


class Tables:
    """Read-only. Hexes, gods, loot and bonus tiles, nations are indices; `-1` means none."""

    # the board
    hexes: int
    neighbours: list[int]  # six per hex, -1 off the board
    distances: list[list[int]]  # hex to hex, in steps on the grid
    jumps: list[list[int]]  # per hex: over, landing, over, landing, ...
    use: list[int]  # what each hex is for
    hex_names: list[str]
    start_of: list[int]  # per nation, -1 if it is not on this board
    loot_of: list[list[int]]  # per nation: hexes
    mark_of: list[list[int]]  # per nation, beside loot_of: 0, 3 or 4

    # gods
    gods: int
    god_ids: list[str]
    god_names: list[Message]
    god_copies: list[int]
    cost: list[list[int]]  # descending
    cards_only: list[int]
    god_life: list[int]
    god_code: list[list[int]]  # effects as parts of the agenda: kind, a, b, 0; kind, a, b, 0; ...
    god_passive: list[list[int]]  # what it adds to each lasting benefit
    god_pool: list[int]  # half gods laid open when it comes to the board (PA-PREP-06)

    # loot and bonus tiles
    loots: int
    loot_ids: list[str]
    loot_names: list[Message]
    loot_copies: list[int]
    loot_life: list[int]
    loot_code: list[list[int]]
    loot_passive: list[list[int]]
    loot_pool: list[int]
    bonuses: int
    bonus_ids: list[str]
    bonus_names: list[Message]
    bonus_copies: list[int]
    bonus_life: list[int]
    bonus_code: list[list[int]]
    bonus_passive: list[list[int]]

    # nations
    nations: int
    nation_ids: list[str]
    nation_names: list[Message]
    nation_for_game: list[int]  # 1: the trait is done once, not by each player
    nation_code: list[list[int]]

    choices: list[list[list[int]]]  # for CHOOSE frames: the code of each alternative
    choice_texts: list[list[list[Message]]]  # and what it says

    # cards and half gods
    deck: list[int]  # kinds, unshuffled
    special: list[int]  # values, the lowest last: the top of a stack is its end
    card_copies: list[int]  # by kind
    half_copies: list[int]  # by value
    low_half_gods: int  # values up to this lie on top of the half god stack

    # numbers
    feet: int
    columns: int
    start_feet: list[int]  # per number of seats, base reserve
    start_columns: list[int]
    bsw_feet: list[int]
    bsw_columns: list[int]
    start_hand: int
    display: int
    big_foot_steps: int
    card_steps: int
    epochs: int
    end_points: int
    piece_price: int
    follower_draw: int
    action_draw: int
    tile_price: list[int]  # by level
    epoch_points: list[int]  # by epoch - 1
    column_rate: list[int]  # by number of columns
    scoring_epochs: list[int]

    def __init__(self) -> None:
        """Filled field by field by `tabulate`; a field that is read before it is set raises AttributeError."""


CARD_NAMES: list[str] = [
    "movement",
    "offerings",
    "priests",
    "dancers",
    "temples",
    "money_1",
    "money_2",
    "money_3",
    "money_4",
    "money_5",
]
"""By kind."""

POPULATION: list[int] = [(n & 1) + (n >> 1 & 1) + (n >> 2 & 1) + (n >> 3 & 1) for n in range(16)]
"""How many bits are set: the number of pieces of one type on a hex."""


def pieces_on(hex_bits: int) -> int:
    """How many pieces stand on a hex whose occupation is `hex_bits` (feet in bits 0-3, columns in bits 4-7)."""
    return POPULATION[(hex_bits | hex_bits >> 4) & 15]
