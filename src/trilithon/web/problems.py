"""Refusals of HTTP requests: typed, told in the reader's language, and saying what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from trilithon.tables.protocol import Text
from trilithon.web.answers import Problem, ProblemCode

STATUS: dict[ProblemCode, int] = {
    "malformed": 400,
    "foreign": 403,
    "not-over": 403,
    "wrong-key": 403,
    "unknown": 404,
    "not-allowed": 405,
    "too-large": 413,
    "too-fast": 429,
    "broken": 500,
    "not-ready": 503,
}


class Refused(Exception):
    """Raised anywhere in a handler; becomes the answer."""

    def __init__(self, code: ProblemCode, text: Text, right: str | None = None) -> None:
        super().__init__(code)
        self.problem = Problem(code=code, text=text, right=right)


def message(key: str, /, **args: int | str) -> Text:
    return {"id": key, "args": args}


def sentences(said: Sequence[Text]) -> Text:
    """Several sentences as one."""
    first, *rest = said
    return first if not rest else {"id": "web-sentences", "args": {"first": first, "rest": sentences(rest)}}


def malformed(what: str, right: str | None = None) -> Refused:
    return Refused("malformed", message("web-malformed", what=what), right)


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON. Nobody stores it: it is about this moment, and may hold the keys of a table."""
    body = msgspec.json.encode(value)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def refusal(problem: Problem) -> Response:
    response = answer(problem, STATUS[problem.code])
    if problem.code in ("too-fast", "not-ready"):
        response.headers["retry-after"] = "5"
    return response


# -- what Starlette calls ------------------------------------------------------------------------------


async def on_refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(error.problem)


async def on_http_exception(_: Request, error: Exception) -> Response:
    """What Starlette itself refuses: paths and methods that are not there."""
    assert isinstance(error, HTTPException)
    code: ProblemCode = "not-allowed" if error.status_code == 405 else "unknown"
    text = message("web-not-allowed" if code == "not-allowed" else "web-no-page")
    allowed = (error.headers or {}).get("Allow")
    response = refusal(Problem(code=code, text=text, right=f"allowed are: {allowed}" if allowed else None))
    response.headers.update(error.headers or {})
    return response
