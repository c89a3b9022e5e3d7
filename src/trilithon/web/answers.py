"""What HTTP requests are answered with, besides `tables.protocol`. The client's types are generated from both."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from trilithon.tables.protocol import Closed, Id, Level, Mode, Text

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
    """A text of one's own is allowed as well; `POST /api/games/<id>/objections` says what speaks against it."""
    allows: list[int]
    """So many may play only if this has another value than its default."""
    rule: str


class GameInfo(Closed, kw_only=True):
    """A game that can be played here. It is called `<id>-name` in the texts."""

    id: Id
    rules_version: int
    seat_counts: list[int]
    """With whatever options; some of them only with certain ones (`allows`)."""
    options: list[OptionInfo]
    categories: list[str]
    """What points are given for, called `<id>-category-<name>` in the texts."""
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


class FreeText(Closed, kw_only=True):
    """A text of one's own for an option of a game, as far as it is written."""

    option: Id
    value: Annotated[str, Meta(max_length=1000)]
    seats: Annotated[int, Meta(ge=1, le=8)]


class Objection(Closed, kw_only=True):
    """Something that speaks against it, and the number of the rule."""

    text: Text
    rule: str


class Objections(Closed, kw_only=True):
    """All of them; none: it can be played with."""

    objections: list[Objection]


class PublicSeat(Closed, kw_only=True):
    """What anybody may know of a seat."""

    seat: int
    name: str | None
    level: Level | None


class TableInfo(Closed, kw_only=True):
    """What anybody may know of a table who knows its name."""

    table: Id
    game: Id
    mode: Mode
    seats: list[PublicSeat]
    ply: int
    over: bool


class Glance(Closed, kw_only=True):
    """A table as the holder of a key sees it from outside."""

    table: Id
    game: Id
    mode: Mode
    seat: int | None
    """The one that the key is for; None: for watching."""
    seats: list[PublicSeat]
    to_move: int | None
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
