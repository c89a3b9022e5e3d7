"""What can be asked by HTTP. Handlers decode, ask the tables and encode, and do nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from trilithon import store
from trilithon.agents.levels import LEVELS, USUAL
from trilithon.games import installed
from trilithon.kernel.book import book_named, book_of
from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Game, Refusal, Stroke
from trilithon.kernel.messages import SetupRefused, to_json
from trilithon.kernel.options import Option
from trilithon.kernel.record import write_record
from trilithon.store import SeatRow, Store, hash_secret
from trilithon.store.replaying import game_of, replay
from trilithon.store.rows import StoredTable
from trilithon.tables import Tables, UnknownTable, WrongKey
from trilithon.tables.protocol import Mode
from trilithon.web import answers
from trilithon.web.answers import (
    Draft,
    GameInfo,
    Games,
    Glance,
    Glances,
    Objection,
    OptionInfo,
    PackInfo,
    PublicSeat,
    TableInfo,
)
from trilithon.web.books import book_files
from trilithon.web.guards import address_of
from trilithon.web.house import House
from trilithon.web.messages import HELD_KEYS, NEW_KEY, NEW_TABLE, SKETCH, Malformed, decode
from trilithon.web.pages import respond
from trilithon.web.problems import Refused, answer, malformed, message, sentences
from trilithon.web.rulebooks import rulebooks

T = TypeVar("T")

PROMETHEUS = "text/plain; version=0.0.4"
STATISTICS = {
    "tables_in_memory": ("tables", "Tables in memory."),
    "visits_now": ("visits", "Clients at a table."),
    "tables_made": ("tables_made_total", "Tables made."),
    "tables_loaded": ("tables_loaded_total", "Tables loaded from the database."),
    "moves": ("moves_total", "Moves played."),
    "commands_repeated": ("commands_repeated_total", "Commands that came again and got the same answer."),
    "commits_failed": ("commits_failed_total", "Changes that could not be stored."),
    "transactions": ("transactions_total", "Transactions; several changes share one."),
    "changes": ("changes_total", "Changes stored."),
    "agent_fallbacks": ("agent_fallbacks_total", "Decisions of a quick agent instead of one that failed."),
}
"""What the tables count, and what it is called here."""
NEVER_STORED = {"cache-control": "no-store"}


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _tables(request: Request) -> Tables:
    tables = _house(request).tables
    if tables is None:
        raise Refused("not-ready", message("web-not-ready"))
    return tables


def _store(request: Request) -> Store:
    _tables(request)  # without these it is closed
    return _house(request).store


# -- games and rules -----------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    shelf = _house(request).shelf
    described = [_describe(game, shelf.packed[game.id]) for game in shelf.plain.values()]
    return answer(Games(games=described, levels=list(LEVELS), usual=USUAL))


def _describe(game: Game, packed: Mapping[str, Game]) -> GameInfo:
    options = [
        OptionInfo(
            id=option.id,
            default=option.default,
            choices=list(option.choices),
            also=list(option.also),
            minimum=option.minimum,
            maximum=option.maximum,
            free=option.pattern is not None,
            per_seat=option.per_seat,
            allows=_allowed_by(game, option),
            rule=option.rule,
        )
        for option in game.options
    ]
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        seat_counts=list(game.seat_counts),
        options=options,
        seat_values=_seat_values(game),
        categories=list(game.categories),
        packs=[
            PackInfo(
                id=pack,
                title=with_pack.pack,
                seat_values=_seat_values(with_pack),
                book=book_of(with_pack).digest,
            )
            for pack, with_pack in packed.items()
        ],
        book=book_of(game).digest,
    )


def _seat_values(game: Game) -> dict[str, list[answers.SeatValue]]:
    return {
        option.id: [
            answers.SeatValue(value=one.value, name=to_json(one.name), needs=dict(one.needs))
            for one in game.seat_values(option.id)
        ]
        for option in game.options
        if option.per_seat
    }


def _allowed_by(game: Game, option: Option) -> list[int]:
    """How many may play only with another value of an option than its default."""
    usual = {other.id: other.default for other in game.options}
    more = {seats for value in option.choices for seats in game.seats_with({**usual, option.id: value})}
    return sorted(more - set(game.usual_seats()))


async def book(request: Request) -> Response:
    """Names, texts and facts of a game, or its messages in a language: files that never change."""
    name = request.path_params["file"]
    found = book_named(request.path_params["game"], name.partition(".")[0])
    file = None if found is None else book_files(found).get(name)
    if file is None:
        raise Refused("unknown", message("web-no-book"), "a book that /api/games or a Snapshot names")
    return respond(file, request)


async def draft(request: Request) -> Response:
    """A text that somebody draws for an option of a game, after some strokes; who draws keeps it."""
    sketch = await _decoded(request, SKETCH, "a Sketch")
    try:
        game = _house(request).shelf.find(request.path_params["game"], sketch.pack)
    except SetupError as error:
        raise Refused("unknown", message("web-no-game"), str(error)) from None
    strokes = [_stroke(stroke) for stroke in sketch.strokes]
    try:
        made = await asyncio.to_thread(game.draft, sketch.option, sketch.text, strokes, sketch.seats)
    except SetupError as error:
        raise malformed(str(error)) from None
    return answer(
        Draft(
            text=made.text,
            value=made.value,
            seats=made.seats,
            seat_counts=list(made.seat_counts),
            drawn=made.drawn,
            objections=_objections(made.objections),
            refused=_objections(made.refused),
            needs=dict(made.needs),
        )
    )


def _stroke(said: answers.Stroke) -> Stroke:
    sheet = None if said.sheet is None else (said.sheet.columns, said.sheet.rows)
    return Stroke(said.brush, said.value, tuple(said.at), sheet, said.mirrored)


def _objections(found: Sequence[Refusal]) -> list[Objection]:
    return [Objection(text=to_json(one.message), rule=one.rule) for one in found]


async def rules(request: Request) -> Response:
    """The rulebook in Markdown, in the language asked for where there is one in it."""
    game, language = request.path_params["game"], request.query_params.get("language", "")
    books = rulebooks()
    text = books.get(f"{game}.{language}") or books.get(game)
    if text is None:
        raise Refused("unknown", message("web-no-game"), f"one of: {', '.join(installed())}")
    return Response(text, 200, {"cache-control": "no-cache"}, "text/markdown; charset=utf-8")


# -- tables ----------------------------------------------------------------------------------------------


async def make_table(request: Request) -> Response:
    house, tables = _house(request), _tables(request)
    wish = await _decoded(request, NEW_TABLE, "a NewTable")
    if not house.tables_made.take(address_of(request.scope)):
        raise Refused("too-fast", message("web-too-fast"), "fewer new tables in an hour")
    try:
        return answer(await tables.make(wish), 201)
    except SetupRefused as error:
        raise Refused(
            "malformed", sentences([to_json(reason) for reason in error.reasons]), str(error)
        ) from None
    except SetupError as error:
        raise malformed(str(error)) from None


async def glances(request: Request) -> Response:
    """Tables from outside, for whoever has keys to them; many at once, and without loading any of them."""
    held = (await _decoded(request, HELD_KEYS, "HeldKeys")).keys
    found = await _store(request).glances([(key.table, hash_secret(key.secret)) for key in held])
    return answer(Glances(tables=[None if glance is None else _glance(glance) for glance in found]))


def _glance(found: store.Glance) -> Glance:
    row = found.table
    return Glance(
        table=row.id,
        game=row.game,
        pack=row.pack or None,
        mode=cast(Mode, row.mode),
        seat=found.key.seat,
        seats=_public(found.seats),
        to_move=found.key.seat if found.key.seat in row.deciding else row.to_move,
        over=row.finished is not None,
        changed=row.changed,
    )


def _public(seats: list[SeatRow]) -> list[PublicSeat]:
    return [PublicSeat(seat=seat.seat, name=seat.name, level=seat.level) for seat in seats]


async def _decoded(request: Request, decoder: msgspec.json.Decoder[T], what: str) -> T:
    limits = _house(request).limits
    try:
        return decode(decoder, await _body(request, limits.body_bytes), limits)
    except Malformed as error:
        raise malformed(str(error), f"{what}, as /api/openapi.json describes it") from None


async def _body(request: Request, limit: int) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise Refused("too-large", message("web-too-large", limit=limit), f"at most {limit} bytes")
    return body


async def renew_key(request: Request) -> Response:
    """A new secret for the seat whose present one is in the header; the old one opens nothing any more."""
    wish = await _decoded(request, NEW_KEY, "a NewKey")
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    try:
        if kind.lower() != "key":
            raise WrongKey
        table = request.path_params["table"]
        return answer(await _tables(request).renew_key(table, secret, wish.command_id), 201)
    except UnknownTable:
        raise Refused("unknown", message("web-no-table")) from None
    except WrongKey:
        raise Refused(
            "wrong-key", message("web-wrong-key"), "a header 'Authorization: Key <secret>'"
        ) from None


async def table(request: Request) -> Response:
    stored = await _stored(request)
    row = stored.table
    return answer(
        TableInfo(
            table=row.id,
            game=row.game,
            pack=row.pack or None,
            mode=cast(Mode, row.mode),
            seats=_public(stored.seats),
            ply=len(stored.moves),
            over=row.finished is not None,
        )
    )


async def record(request: Request) -> Response:
    """The whole game, with its content. Until it is over that would tell the seed and with it everybody's cards."""
    stored = await _stored(request)
    if stored.table.finished is None:
        raise Refused("not-over", message("web-not-over"))
    text = await asyncio.to_thread(_write_record, stored)
    return PlainTextResponse(text, headers=NEVER_STORED)


def _write_record(stored: StoredTable) -> str:
    return write_record(replay(stored, game_of(stored)), pack=stored.table.pack, with_content=True)


async def _stored(request: Request) -> StoredTable:
    stored = await _store(request).load(request.path_params["table"])
    if stored is None:
        raise Refused("unknown", message("web-no-table"))
    return stored


# -- for those who run the server ------------------------------------------------------------------------


async def health(_: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n", headers=NEVER_STORED)


async def ready(request: Request) -> Response:
    """Tables can be played at: the database can be read."""
    await _store(request).counts()
    return PlainTextResponse("ready\n", headers=NEVER_STORED)


async def metrics(request: Request) -> Response:
    house, tables = _house(request), _tables(request)
    waiting = [line.waiting.qsize() for line in house.lines]
    gauges = {
        "connections": ("Open WebSockets.", len(waiting)),
        "queue_longest": ("Messages waiting for the slowest client.", max(waiting, default=0)),
        "queue_messages": ("Messages waiting for all clients.", sum(waiting)),
        "agents_thinking": ("Thoughts under way or waiting for a process.", house.thinkers.thinking),
        "agents_failed_total": ("Thoughts without a result.", house.thinkers.failed),
    }
    statistics = tables.statistics()
    gauges |= {name: (meaning, statistics.get(key, 0)) for key, (name, meaning) in STATISTICS.items()}
    return PlainTextResponse(house.metrics.text(gauges), headers=NEVER_STORED, media_type=PROMETHEUS)
