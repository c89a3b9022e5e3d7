"""Running the application: sockets, uvicorn, and an end without loss."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from trilithon.kernel.errors import TrilithonError
from trilithon.web.app import make_app
from trilithon.web.house import House
from trilithon.web.pages import Pages

NEIGHBOURS = 100
"""Ports that are tried one after the other, when any will do."""
SILENCE_SECONDS = 60
"""After so long without a sign that anything arrives, the system gives a connection up."""


class ServerError(TrilithonError):
    """The server cannot start, and why."""


def listen(host: str, port: int, or_next: bool = False) -> socket.socket:
    """A socket for visitors. If the port is taken and any will do, the next free one."""
    for candidate in range(port, port + (NEIGHBOURS if or_next and port else 1)):
        try:
            return _bind(host, candidate)
        except OSError as error:
            if error.errno == errno.EACCES:
                raise ServerError(
                    f"port {candidate} is reserved for the system; choose one above 1023"
                ) from None
            if error.errno != errno.EADDRINUSE:
                raise ServerError(f"{host} port {candidate} cannot be used: {error.strerror}") from None
    if or_next:
        raise ServerError(f"ports {port} to {port + NEIGHBOURS - 1} are all taken; choose one with --port")
    raise ServerError(f"port {port} is taken, perhaps by another trilithon; choose another one with --port")


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(AttributeError, OSError):  # Linux alone knows it; connections inherit it
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENCE_SECONDS * 1000)
        listening.bind(address)
        listening.listen(1024)
    except BaseException:
        listening.close()
        raise
    return listening


def address_in_browser(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # everywhere, so here too
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """uvicorn, which tells when it is ready, and lets us say goodbye before it closes the connections."""

    def __init__(self, house: House, pages: Pages, on_started: Callable[[], None] = lambda: None) -> None:
        settings, limits = house.settings, house.limits
        super().__init__(
            uvicorn.Config(
                make_app(house, pages),
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                ws="websockets-sansio",
                ws_max_size=limits.message_bytes,
                ws_ping_interval=limits.ping_seconds,
                ws_ping_timeout=limits.ping_seconds,
                ws_per_message_deflate=True,
                timeout_graceful_shutdown=10,
            )
        )
        self.house = house
        self.on_started = on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.close()
        await super().shutdown(sockets)
