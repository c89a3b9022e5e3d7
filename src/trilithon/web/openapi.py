"""The description of the API, made from the types that the server works with."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import trilithon
from trilithon.tables.protocol import (
    ClientMessage,
    HeldKeys,
    NewKey,
    NewTable,
    SeatKey,
    ServerMessage,
    TableMade,
)
from trilithon.web.answers import Book, Draft, Games, Glances, Problem, Sketch, TableInfo
from trilithon.web.problems import STATUS, answer

Json = dict[str, Any]

ABOUT = """\
Make a table with POST /api/tables; the answer has a secret for each seat and one for watching. Then open a WebSocket \
at /api/tables/{table}/live, say Hello with the secrets, and exchange ClientMessage and ServerMessage, one JSON object \
in each text frame. Texts are message ids with arguments. The secrets are never part of an address. Seats in messages \
(`seat`, `to_move`) are counted from 0; texts of moves and options, which people write, count them from 1."""
TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
LANGUAGE = {"name": "language", "in": "query", "schema": {"type": "string"}}
BOOK = {
    "name": "book",
    "in": "path",
    "required": True,
    "description": "As `book` of a GameInfo or a Snapshot says.",
    "schema": {"type": "string"},
}
OURS = {
    "name": "X-Trilithon",
    "in": "header",
    "required": True,
    "description": "Shows that no page of another origin has sent this.",
    "schema": {"type": "string", "enum": ["1"]},
}
KEY = {
    "name": "Authorization",
    "in": "header",
    "required": True,
    "description": "`Key <secret>`: the present secret of the seat.",
    "schema": {"type": "string"},
}


async def openapi(_: Request) -> Response:
    return answer(document())


@cache
def document() -> Json:
    types = (
        *(NewTable, TableMade, NewKey, HeldKeys, Glances, SeatKey, Games, TableInfo, Problem),
        *(Book, Sketch, Draft),
        *(ClientMessage, ServerMessage),
    )
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    components = {name: _tidy(schema) for name, schema in components.items()}
    components["ClientMessage"], components["ServerMessage"] = schemas[-2:]
    return {
        "openapi": "3.1.0",
        "info": {"title": "Trilithon", "version": trilithon.__version__, "description": ABOUT},
        "paths": {
            "/api/games": {"get": _get("Games that can be played", _json("Games"))},
            "/api/games/{game}/book/{book}.json": {
                "get": _get(
                    "Names, texts and facts of what is in the box; never changes",
                    *(_json("Book"), 404),
                    parameters=[GAME, BOOK],
                )
            },
            "/api/games/{game}/book/{book}.{language}.ftl": {
                "get": _get(
                    "The game's messages in a language, for Fluent; never changes",
                    *(_text("text/plain"), 404),
                    parameters=[GAME, BOOK, LANGUAGE | {"in": "path", "required": True}],
                )
            },
            "/api/games/{game}/draft": {"post": _draft()},
            "/api/rules/{game}": {
                "get": _get("A rulebook", _text("text/markdown"), 404, parameters=[GAME, LANGUAGE])
            },
            "/api/tables": {"post": _make_table()},
            "/api/glances": {"post": _glances()},
            "/api/tables/{table}": {
                "get": _get("What anybody may know of a table", _json("TableInfo"), 404, parameters=[TABLE])
            },
            "/api/tables/{table}/record": {
                "get": _get(
                    "The record of a finished game", _text("text/plain"), 403, 404, parameters=[TABLE]
                )
            },
            "/api/tables/{table}/key": {"post": _renew_key()},
            "/api/tables/{table}/live": {"get": _live()},
            "/api/openapi.json": {"get": _get("This description", _content("application/json", {}))},
            "/health": {"get": _get("Does the process answer?", _text("text/plain"))},
            "/ready": {"get": _get("Can tables be played at?", _text("text/plain"), 503)},
            "/metrics": {"get": _get("Figures for Prometheus", _text("text/plain"))},
        },
        "components": {"schemas": components},
    }


def _make_table() -> Json:
    summary = "Make a table; the same command_id with the same wish gives the same table again"
    return _post(summary, "NewTable", {"201": {"description": "made", **_json("TableMade")}})


def _glances() -> Json:
    summary = "Whose turn it is at tables that one has keys to; changes nothing, but keys do not belong into addresses"
    return _post(summary, "HeldKeys", {"200": {"description": "here they are", **_json("Glances")}})


def _draft() -> Json:
    summary = "A text that somebody draws for an option of a game, say a map, after some strokes; nothing is kept here"
    responses = {"200": {"description": "what came of it", **_json("Draft")}, **_problems(404)}
    return _post(summary, "Sketch", responses) | {"parameters": [GAME, OURS]}


def _post(summary: str, body: str, responses: Json) -> Json:
    return {
        "summary": summary,
        "parameters": [OURS],
        "requestBody": {"required": True, **_json(body)},
        "responses": responses | _problems(400, 403, 413, 429, 503),
    }


def _renew_key() -> Json:
    summary = (
        "A new secret for a seat; who has the old one is sent away. The same command_id gives the same again"
    )
    responses = {"201": {"description": "the new one", **_json("SeatKey")}, **_problems(404)}
    return _post(summary, "NewKey", responses) | {"parameters": [TABLE, OURS, KEY]}


def _live() -> Json:
    return {
        "summary": "A WebSocket to play at a table",
        "description": "Client and server send text frames; the first is a Hello. See `x-websocket`.",
        "parameters": [TABLE],
        "responses": {"101": {"description": "from here on a WebSocket"}, **_problems(403)},
        "x-websocket": {"client": _ref("ClientMessage"), "server": _ref("ServerMessage")},
    }


def _get(summary: str, content: Json, *problems: int, parameters: list[Json] | None = None) -> Json:
    responses = {"200": {"description": "here it is", **content}, **_problems(*problems)}
    return {"summary": summary, "parameters": parameters or [], "responses": responses}


def _problems(*statuses: int) -> Json:
    codes = {status: code for code, status in STATUS.items()}
    return {str(status): {"description": codes[status], **_json("Problem")} for status in statuses}


def _json(name: str) -> Json:
    return _content("application/json", _ref(name))


def _text(media_type: str) -> Json:
    return _content(media_type, {"type": "string"})


def _content(media_type: str, schema: Json) -> Json:
    return {"content": {media_type: {"schema": schema}}}


def _ref(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def _tidy(schema: Json) -> Json:
    """msgspec takes a class's docstring from its base where it has none of its own."""
    if schema.get("description") == "The base of all messages.":
        return {key: value for key, value in schema.items() if key != "description"}
    return schema
