"""The closed schema of Pantheon's content files: what may stand in them, field by field."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from trilithon.kernel.content import Entry

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Lifetime = Literal["once", "permanent", "single_use"]


class Effect(Struct, tag_field="op", frozen=True, forbid_unknown_fields=True):
    """One primitive of an effect; a tile's effects are done in order."""


class TakeReserve(Effect, tag="take_reserve", frozen=True):
    columns: Count
    feet: Count
    mode: Literal["all", "choose_one"]


class HalfGod(Effect, tag="half_god", frozen=True):
    n: Positive
    source: Literal["pool_highest", "stack", "by_way"]


class GodsFromStack(Effect, tag="gods_from_stack", frozen=True):
    n: Positive
    chain: bool


class PlaceColumnFree(Effect, tag="place_column_free", frozen=True):
    n: Positive


class UpgradeSacrifice(Effect, tag="upgrade_sacrifice", frozen=True):
    n: Positive


class DrawPile(Effect, tag="draw_pile", frozen=True):
    n: Positive


class SpecialMoney(Effect, tag="special_money", frozen=True):
    n: Positive


class PassiveSteps(Effect, tag="passive_steps", frozen=True):
    n: Positive


class PassiveMoney(Effect, tag="passive_money", frozen=True):
    n: Positive


class PassiveDraw(Effect, tag="passive_draw", frozen=True):
    n: Positive


class PassivePrepCards(Effect, tag="passive_prep_cards", frozen=True):
    n: Positive


class PassiveJump(Effect, tag="passive_jump", frozen=True):
    n: Positive


class ScoreBestLevel(Effect, tag="score_best_level", frozen=True):
    pass


class ExtraAction(Effect, tag="extra_action", frozen=True):
    pass


class HandTo(Effect, tag="hand_to", frozen=True):
    n: Positive


class SwapReserve(Effect, tag="swap_reserve", frozen=True):
    pass


class ResortSpecial(Effect, tag="resort_special", frozen=True):
    order: Literal["ascending", "descending"]


class SpendMoney(Effect, tag="spend_money", frozen=True):
    n: Positive


class RevealGodTopCost(Effect, tag="reveal_god_top_cost", frozen=True):
    pass


class Choose(Effect, tag="choose", frozen=True):
    of: tuple[tuple[AnyEffect, ...], ...]


AnyEffect = (
    TakeReserve
    | HalfGod
    | GodsFromStack
    | PlaceColumnFree
    | UpgradeSacrifice
    | DrawPile
    | SpecialMoney
    | PassiveSteps
    | PassiveMoney
    | PassiveDraw
    | PassivePrepCards
    | PassiveJump
    | ScoreBestLevel
    | ExtraAction
    | HandTo
    | SwapReserve
    | ResortSpecial
    | SpendMoney
    | RevealGodTopCost
    | Choose
)


class God(Entry, frozen=True, kw_only=True):
    name: str
    copies: Positive
    cost: Annotated[tuple[Positive, ...], Meta(min_length=1, max_length=4)]
    cards_only: bool = False
    lifetime: Lifetime
    effects: tuple[AnyEffect, ...]


class HalfGodTile(Entry, frozen=True, kw_only=True):
    value: Annotated[int, Meta(ge=1, le=6)]
    copies: Count


class Tile(Entry, frozen=True, kw_only=True):
    """A loot or bonus tile."""

    copies: Count
    lifetime: Literal["once", "permanent"]
    effects: tuple[AnyEffect, ...]


class Nation(Entry, frozen=True, kw_only=True):
    """`code` is how the board's layout writes the nation: upper case its start hex, lower case its loot hexes."""

    name: str
    code: Annotated[str, Meta(pattern="^[A-Z]{2}$")]
    scope: Literal["player", "game"]
    trait: tuple[AnyEffect, ...]


class Card(Entry, frozen=True, kw_only=True):
    """An action card; `special` ones lie in the open money stack at first. Money has a value."""

    kind: Literal["movement", "offerings", "priests", "dancers", "temples", "money"]
    value: Annotated[int, Meta(ge=0, le=5)] = 0
    copies: Count
    special: bool = False


class Board(Entry, frozen=True, kw_only=True):
    """`rows` are the layout, north to south: ~~ water, .. land, ## column hex, XX start, xx xx3 xx4 loot."""

    rows: tuple[str, ...]


class Number(Entry, frozen=True, kw_only=True):
    value: Count


class NumberRow(Entry, frozen=True, kw_only=True):
    values: tuple[Count, ...]


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
