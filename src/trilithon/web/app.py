"""The web application: which path leads where."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute

from trilithon.web import api, problems
from trilithon.web.guards import Guards
from trilithon.web.house import House
from trilithon.web.live import live
from trilithon.web.openapi import openapi
from trilithon.web.pages import Pages

ALL_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def make_app(house: House, pages: Pages) -> Starlette:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        house.open()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=[
            Route("/api/games", api.games),
            Route("/api/games/{game}/book/{file}", api.book),
            Route("/api/games/{game}/draft", api.draft, methods=["POST"]),
            Route("/api/rules/{game}", api.rules),
            Route("/api/tables", api.make_table, methods=["POST"]),
            Route("/api/glances", api.glances, methods=["POST"]),
            Route("/api/tables/{table}", api.table),
            Route("/api/tables/{table}/key", api.renew_key, methods=["POST"]),
            Route("/api/tables/{table}/record", api.record),
            WebSocketRoute("/api/tables/{table}/live", live),
            Route("/api/openapi.json", openapi),
            Route("/api/{path:path}", _nothing_here, methods=ALL_METHODS),
            Route("/health", api.health),
            Route("/ready", api.ready),
            Route("/metrics", api.metrics),
            Route("/{path:path}", pages.page),
        ],
        middleware=[Middleware(Guards, house=house)],
        exception_handlers={problems.Refused: problems.on_refused, HTTPException: problems.on_http_exception},
        lifespan=lifespan,
    )
    app.state.house = house
    return app


async def _nothing_here(request: Request) -> Response:
    """No such path; or there is one, but for another method."""
    routes = [
        route for route in request.app.routes if isinstance(route, Route) and route.path.startswith("/api/")
    ]
    other = next((route for route in routes if route.matches(request.scope)[0] is Match.PARTIAL), None)
    if other is None:
        raise HTTPException(404)
    raise HTTPException(405, headers={"Allow": ", ".join(sorted(other.methods or ()))})
