"""Somebody at a table: which seats are theirs, through whose eyes they look, and where to send what they see."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Protocol

from trilithon.kernel.engine.state import NOBODY
from trilithon.tables.protocol import ClientMessage, ServerMessage

if TYPE_CHECKING:
    from trilithon.tables.table import LiveTable

log = logging.getLogger(__name__)


class Listener(Protocol):
    """The way to one client."""

    def send(self, message: ServerMessage) -> None:
        """Never blocks: a client that is slow is the web's business."""


class Visit:
    """From Hello to the end of the connection."""

    def __init__(
        self, table: LiveTable, seats: frozenset[int], keys: frozenset[bytes], listener: Listener
    ) -> None:
        self.table = table
        self.seats = seats
        self.keys = keys
        """Hashes of the keys they came with."""
        self.eyes = _first_eyes(seats, table.course.to_move)
        """The seat through which they see, or NOBODY."""
        self.advising = False
        """A hint is being thought about; one at a time."""
        self._listener = listener

    def send(self, message: ServerMessage) -> None:
        """A client that cannot be reached must not disturb the others."""
        try:
            self._listener.send(message)
        except Exception:
            log.exception("a client could not be told something", extra={"table": self.table.id})

    async def handle(self, message: ClientMessage) -> None:
        await self.table.handle(self, message)

    async def leave(self) -> None:
        self.table.detach(self)


def _first_eyes(seats: frozenset[int], to_move: int) -> int:
    """With several seats at one screen, the one whose turn it is. Others are shown only when they ask (`Watching`)."""
    if len(seats) == 1:
        return next(iter(seats))
    return to_move if to_move in seats else NOBODY
