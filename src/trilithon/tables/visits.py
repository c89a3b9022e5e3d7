"""Somebody at a table: which seats are theirs, through whose eyes they look, and where to send what they see."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from trilithon.kernel.engine.state import NOBODY
from trilithon.tables.protocol import ClientMessage, LogLine, ServerMessage, Snapshot

if TYPE_CHECKING:
    from trilithon.tables.table import LiveTable

log = logging.getLogger(__name__)


class Listener(Protocol):
    """The way to one client."""

    def send(self, message: ServerMessage) -> None:
        """Never blocks: a client that is slow is the web's business."""


class Known:
    """The log as a client has it, so that it is sent from the first line on that is new or another one.

    A log does not only grow: an undo takes lines away, other eyes see other lines, and notes stand where something was
    taken back, before what is played there next.
    """

    def __init__(self) -> None:
        self._lines: list[LogLine] = []

    def learn(self, log: list[LogLine]) -> int:
        """From now on the client has this one; of which it has had so many lines already."""
        known, self._lines = self._lines, log
        if log[: len(known)] == known:  # as nearly always
            return len(known)
        lines = zip(known, log, strict=False)
        return next((n for n, (one, other) in enumerate(lines) if one != other), len(log))


def without(table: Snapshot, lines: int) -> Snapshot:
    """The same for a client that has so many lines of the log."""
    return replace(table, log=table.log[lines:], log_from=lines)


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
        self.log = Known()
        """Of the table as it is; the other one as it was when they last looked back."""
        self.log_then = Known()
        self.advising = False
        """A hint is being thought about; one at a time."""
        self._listener = listener

    def send(self, message: ServerMessage) -> None:
        """A client that cannot be reached must not disturb the others."""
        try:
            self._listener.send(message)
        except Exception:
            log.exception("a client could not be told something", extra={"table": self.table.id})
            self.forget_logs()

    def forget_logs(self) -> None:
        """Whatever the client has: the next message shows all of it."""
        self.log, self.log_then = Known(), Known()

    async def handle(self, message: ClientMessage) -> None:
        await self.table.handle(self, message)

    async def leave(self) -> None:
        self.table.detach(self)


def _first_eyes(seats: frozenset[int], to_move: int) -> int:
    """With several seats at one screen, the one whose turn it is. Others are shown only when they ask (`Watching`)."""
    if len(seats) == 1:
        return next(iter(seats))
    return to_move if to_move in seats else NOBODY
