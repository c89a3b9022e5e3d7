"""The closed schema of Pantheon's content files: what may stand in them, field by field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Literal

from msgspec import Meta, Struct

from trilithon.games.pantheon import effects as x
from trilithon.games.pantheon.board import read_map
from trilithon.games.pantheon.effects import Count, ExtraAction, Positive, refuse_lasting
from trilithon.games.pantheon.engine import codes as c
from trilithon.kernel.content import Entry, instead

Lifetime = Literal["once", "permanent", "single_use"]


class God(Entry, frozen=True, kw_only=True):
    name: str
    copies: Positive
    cost: Annotated[tuple[Positive, ...], Meta(min_length=1, max_length=4)]
    cards_only: bool = False
    lifetime: Lifetime
    effects: x.Effects

    def __post_init__(self) -> None:
        if list(self.cost) != sorted(self.cost, reverse=True):
            raise ValueError(f"cost must be in descending order, not {list(self.cost)}")
        if self.lifetime == "once":
            refuse_lasting(self.effects, "a god of lifetime once does not stay")
        if (self.lifetime == "single_use") != any(isinstance(effect, ExtraAction) for effect in self.effects):
            raise ValueError("a god has an extra_action if its lifetime is single_use, and only then")


class HalfGodTile(Entry, frozen=True, kw_only=True):
    value: Annotated[int, Meta(ge=1, le=6)]
    copies: Count


class Tile(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """A loot or bonus tile. The texts know the names of those in the box; one that a pack adds may have its own."""

    name: str = ""
    copies: Count
    lifetime: Literal["once", "permanent"]
    effects: x.Effects

    def __post_init__(self) -> None:
        if self.lifetime == "once":
            refuse_lasting(self.effects, "a tile of lifetime once does not stay")
        if any(isinstance(effect, ExtraAction) for effect in self.effects):
            raise ValueError("extra_action is for gods of lifetime single_use only")


class Nation(Entry, frozen=True, kw_only=True):
    """`code` is how the board's layout writes the nation: upper case its start hex, lower case its loot hexes."""

    name: str
    code: Annotated[str, Meta(pattern="^[A-Z]{2}$")]
    scope: Literal["player", "game"]
    trait: x.Effects

    def __post_init__(self) -> None:
        refuse_lasting(self.trait, "a trait happens once in an epoch")


class Card(Entry, frozen=True, kw_only=True):
    """An action card; `special` ones lie in the open money stack at first. Money has a value."""

    kind: Literal["movement", "offerings", "priests", "dancers", "temples", "money"]
    value: Annotated[int, Meta(ge=0, le=5)] = 0
    copies: Count
    special: bool = False

    def __post_init__(self) -> None:
        if (self.kind == "money") != (self.value > 0):
            raise ValueError("money cards have a value of 1 to 5, others none")
        if self.special and self.kind != "money":
            raise ValueError("only money cards can be special")


class Board(Entry, frozen=True, kw_only=True):
    """`rows` are the layout, north to south: ~~ water, .. land, ## column hex, XX start, xx xx3 xx4 loot."""

    rows: tuple[str, ...]


NUMBERS = {
    "feet": (1, 99),
    "columns": (1, 99),
    "start_feet": (0, 99),
    "start_columns": (0, 99),
    "start_hand": (0, 20),
    "display": (0, 12),
    "big_foot_steps": (0, 20),
    "card_steps": (1, 20),
    "epochs": (1, 20),
    "end_points": (0, 99),
    "piece_price": (1, 20),
    "follower_draw": (0, 20),
    "action_draw": (1, 20),
    "low_half_gods": (0, c.HALF_VALUES - 1),
}
"""Every number that the engine reads, with the least and the most that it can be."""

ROWS = ("tile_price", "epoch_points", "column_rate", "bsw_feet", "bsw_columns", "scoring_epochs")


class Number(Entry, frozen=True, kw_only=True):
    value: Count

    def __post_init__(self) -> None:
        if self.id not in NUMBERS:
            raise ValueError(f"there is no such number{instead(self.id, NUMBERS)}")
        least, most = NUMBERS[self.id]
        if not least <= self.value <= most:
            raise ValueError(f"value must be from {least} to {most}, not {self.value}")


class NumberRow(Entry, frozen=True, kw_only=True):
    values: tuple[Count, ...]

    def __post_init__(self) -> None:
        if self.id not in ROWS:
            raise ValueError(f"there is no such row{instead(self.id, ROWS)}")
        if self.id == "tile_price" and not (self.values[:1] == (0,) and _rises(self.values)):
            raise ValueError(
                f"values must begin with 0 and rise from level to level, not {list(self.values)}"
            )
        if self.id == "scoring_epochs" and not (self.values and _rises(self.values)):
            raise ValueError(f"values must be one epoch or more in ascending order, not {list(self.values)}")


def _rises(values: Sequence[int]) -> bool:
    return all(a < b for a, b in pairwise(values))


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box. Field names are the table names of the TOML files."""

    god: tuple[God, ...]
    half_god: tuple[HalfGodTile, ...]
    loot: tuple[Tile, ...]
    bonus: tuple[Tile, ...]
    nation: tuple[Nation, ...]
    card: tuple[Card, ...]
    board: tuple[Board, ...]
    number: tuple[Number, ...]
    row: tuple[NumberRow, ...]

    def __post_init__(self) -> None:
        """What several entries have to agree on."""
        for problem in (*_nation_problems(self), *_number_problems(self)):
            raise ValueError(problem)
        if len(self.board) != 1:
            first, *others = (board.id for board in self.board)
            raise ValueError(
                f"there is one board only: give {', '.join(map(repr, others))} the id {first!r} to replace it"
            )
        read_map(self.board[0], self.nation)


def _nation_problems(content: Content) -> Iterator[str]:
    for code, n in Counter(nation.code for nation in content.nation).items():
        if n > 1:
            yield f"nation, field code: {code!r} is the code of {n} nations; codes must differ"


def _number_problems(content: Content) -> Iterator[str]:
    numbers = {number.id: number.value for number in content.number}
    rows = {row.id: row.values for row in content.row}
    lengths = {
        "tile_price": c.TOP_LEVEL + 1,
        "epoch_points": numbers["epochs"],
        "column_rate": numbers["columns"] + 1,
        "bsw_feet": 5,
        "bsw_columns": 5,
    }
    for row, length in lengths.items():
        if len(rows[row]) != length:
            yield f"row {row!r}, field values: {len(rows[row])} numbers instead of {length}"
    for piece in ("feet", "columns"):
        most = max(numbers[f"start_{piece}"], *rows[f"bsw_{piece}"])
        if most > numbers[piece]:
            yield f"number {piece!r}, field value: {numbers[piece]}, but players start with up to {most} of them"
    for epoch in rows["scoring_epochs"]:
        if not 1 <= epoch <= numbers["epochs"]:
            yield f"row 'scoring_epochs', field values: epochs are 1 to {numbers['epochs']}, not {epoch}"
