"""What HTTP requests are answered with, besides `tables.protocol`. The client's types are generated from both."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from trilithon.tables.protocol import Closed, Id, Level, Mode, Target, Text

ProblemCode = Literal[
    "malformed",
    "unknown",
    "wrong-key",
    "not-allowed",
    "not-over",
    "foreign",
    "too-fast",
    "too-large",
    "not-ready",
    "broken",
]


class OptionInfo(Closed, kw_only=True):
    """A switch of a game: a form offers `choices`; besides them `also`, and numbers from `minimum` to `maximum`."""

    id: Id
    default: bool | int | str
    choices: list[bool | int | str]
    also: list[bool | int | str]
    minimum: int | None
    maximum: int | None
    free: bool
    """A text of one's own is allowed as well. Some are drawn: `POST /api/games/<id>/draft`."""
    per_seat: bool
    """A text of one's own has one thing for each seat, with commas in between: one of `seat_values`, none of them
    twice, or the default."""
    allows: list[int]
    """So many may play only if this has another value than its default."""
    rule: str


class SeatValue(Closed, kw_only=True):
    """What a seat can have by an option that is asked for seat by seat."""

    value: str
    name: Text
    needs: dict[str, bool | int | str]
    """Other options that it cannot be had without."""


class PackInfo(Closed, kw_only=True):
    """A pack that the game can be played with here, in place of its own content."""

    id: Id
    """For `NewTable`."""
    title: str
    seat_values: dict[str, list[SeatValue]]
    """As of a game."""
    book: Id
    """As of a game."""


class GameInfo(Closed, kw_only=True):
    """A game that can be played here. It is called `<id>-name` in the texts."""

    id: Id
    rules_version: int
    seat_counts: list[int]
    """With whatever options; some of them only with certain ones (`allows`)."""
    options: list[OptionInfo]
    seat_values: dict[str, list[SeatValue]]
    """By options that are asked for seat by seat."""
    categories: list[str]
    """What points are given for, called `<id>-category-<name>` in the texts."""
    packs: list[PackInfo]
    book: Id
    """The present one: `/api/games/<id>/book/<book>.json` and, for messages, `<book>.<language>.ftl`."""


class Book(Closed, kw_only=True):
    """Everything in the box of a game, by kind and name as in views (`god:vinthrad`). What is fetched by its digest
    never changes."""

    names: dict[str, Text]
    texts: dict[str, list[Text]]
    """What each does, a sentence or more; what does nothing but what its picture says has none."""
    facts: dict[str, Any]
    """What pictures and boards are drawn from: each game has facts of its own."""


class Games(Closed, kw_only=True):
    """All games, and the levels of agents from the weakest to the strongest, called `level-<id>` in the texts."""

    games: list[GameInfo]
    levels: list[Level]
    usual: Level
    """For somebody who has not chosen."""


# -- drawing a text for an option, say a map -----------------------------------------------------------------


class Sheet(Closed, kw_only=True):
    """How large what is drawn on was."""

    columns: Annotated[int, Meta(ge=1, le=64)]
    rows: Annotated[int, Meta(ge=1, le=64)]


class Stroke(Closed, kw_only=True):
    """Something that is done to a draft; the names of brushes and places are the game's."""

    brush: Id
    value: bool | int | Annotated[str, Meta(max_length=4000)] | None = None
    at: Annotated[list[Target], Meta(max_length=100)]
    """The places it is done at, in this order,"""
    sheet: Sheet | None = None
    """by the names they had when somebody pointed at them; it may have grown since then."""
    mirrored: bool = False
    """On the opposite side as well."""


class Sketch(Closed, kw_only=True):
    """What is drawn for an option of a game, and what is to be done to it."""

    pack: Id | None = None
    option: Id
    text: Annotated[str, Meta(max_length=4000)]
    """As the last answer has it; nothing in the beginning."""
    strokes: Annotated[list[Stroke], Meta(max_length=50)]
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    """For how many it is to be; without, for as many as seem to be meant."""


class Objection(Closed, kw_only=True):
    """Something that speaks against it, and the number of the rule."""

    text: Text
    rule: str


class Draft(Closed, kw_only=True):
    """What came of it."""

    text: str
    """To go on from."""
    value: str
    """For the option."""
    seats: int
    seat_counts: list[int]
    """For how many it may be."""
    drawn: dict[str, Any]
    """What it is drawn from: each game has its own."""
    objections: list[Objection]
    """All that speaks against playing with it; none: it can be played with."""
    refused: list[Objection]
    """Why some strokes changed nothing."""
    needs: dict[str, bool | int | str]
    """Other options that it cannot be played without."""


# -- tables from outside -------------------------------------------------------------------------------------


class PublicSeat(Closed, kw_only=True):
    """What anybody may know of a seat."""

    seat: int
    name: str | None
    level: Level | None


class TableInfo(Closed, kw_only=True):
    """What anybody may know of a table who knows its name."""

    table: Id
    game: Id
    pack: str | None
    """What the pack is called that it is played with, if it is with one."""
    mode: Mode
    seats: list[PublicSeat]
    ply: int
    over: bool


class Glance(Closed, kw_only=True):
    """A table as the holder of a key sees it from outside."""

    table: Id
    game: Id
    pack: str | None
    mode: Mode
    seat: int | None
    """The one that the key is for; None: for watching."""
    seats: list[PublicSeat]
    to_move: int | None
    """Of several that decide at the same time the one that the key is for, if it has not answered yet."""
    over: bool
    changed: float
    """When something was last played or taken back, in seconds since 1970."""


class Glances(Closed, kw_only=True):
    """In the order of the keys; null where a key opens nothing (any more)."""

    tables: list[Glance | None]


class Problem(Closed, kw_only=True):
    """Why a request was not carried out: a code for programs, a text for people, and what would be right."""

    code: ProblemCode
    text: Text
    right: str | None = None
    """In English, for whoever writes a program: what the server expected."""
