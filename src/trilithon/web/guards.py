"""What every request meets before its handler, and every answer on its way out."""

from __future__ import annotations

import logging
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trilithon.web.answers import Problem
from trilithon.web.house import House
from trilithon.web.problems import message, refusal

log = logging.getLogger(__name__)

HEADERS = {
    # Nothing from elsewhere and nothing inline: styles of the client stand in files, too.
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            *("script-src 'self'", "style-src 'self'", "connect-src 'self'", "font-src 'self'"),
            *("img-src 'self' data:", "media-src 'self' data:", "manifest-src 'self'", "worker-src 'self'"),
            *("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-robots-tag": "noindex",
}
OUR_HEADER = "x-trilithon"
"""A page of another origin cannot send this without being allowed to, and nobody is."""
SAFE = ("GET", "HEAD")


def is_foreign(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Does this come from a page of somebody else? Programs that are not browsers send no origin."""
    origin = headers.get("origin")
    return origin is not None and origin not in origins and urlsplit(origin).netloc != headers.get("host")


def address_of(scope: Scope) -> str:
    """Who asks. Behind a proxy that we were told to trust, uvicorn has put the visitor's own address here."""
    client = scope.get("client")
    return client[0] if client else "unknown"


class Guards:
    """Limits, origin and CSRF checks on the way in; headers, log and counts on the way out."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        since, status, begun = perf_counter(), 500, False

        async def send_with_headers(event: Message) -> None:
            nonlocal status, begun
            if event["type"] == "http.response.start":
                status, begun = event["status"], True
                MutableHeaders(scope=event).update(HEADERS)
            await send(event)

        problem = self.problem(scope)
        app = self.app if problem is None else refusal(problem)
        try:
            await app(scope, receive, send_with_headers)
        except Exception as error:  # a mistake of ours: all of it into the log, none of it into the answer
            log.error(
                "request failed", exc_info=error, extra={"method": scope["method"], "path": scope["path"]}
            )
            if not begun:
                broken = Problem(code="broken", text=message("web-broken"))
                await refusal(broken)(scope, receive, send_with_headers)
        finally:
            self.house.metrics.requests.add(str(status))
            milliseconds = round((perf_counter() - since) * 1000, 1)
            fields = {"method": scope["method"], "path": scope["path"], "status": status}
            log.info("request", extra=fields | {"milliseconds": milliseconds})

    def problem(self, scope: Scope) -> Problem | None:
        """Why this request is refused, whatever it is about."""
        if not scope["path"].startswith("/api/"):
            return None
        if not self.house.requests.take(address_of(scope)):
            return Problem(code="too-fast", text=message("web-too-fast"))
        if scope["method"] in SAFE:
            return None
        headers = Headers(scope=scope)
        if is_foreign(headers, self.house.settings.origins):
            right = "an Origin that is this server's own"
        elif headers.get(OUR_HEADER) != "1":
            right = "a header 'X-Trilithon: 1'"
        elif headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            right = "a body in JSON, with 'Content-Type: application/json'"
        else:
            return None
        return Problem(code="foreign", text=message("web-foreign"), right=right)
