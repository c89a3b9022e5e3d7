"""What all handlers share."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from time import monotonic, perf_counter
from typing import TYPE_CHECKING

from trilithon.games import find, installed
from trilithon.store import Change, Creation, Store
from trilithon.tables import Tables, Thinkers
from trilithon.web.books import book_files
from trilithon.web.limits import Allowances, Clock
from trilithon.web.messages import Texts
from trilithon.web.metrics import Metrics
from trilithon.web.problems import message
from trilithon.web.settings import Settings

if TYPE_CHECKING:
    from trilithon.web.live import Line


class TimedStore(Store):
    """Tells how long it takes until something is on the disk."""

    def __init__(self, path: Path, metrics: Metrics) -> None:
        super().__init__(path)
        self.metrics = metrics

    async def commit(self, change: Creation | Change) -> None:
        since = perf_counter()
        await super().commit(change)
        self.metrics.committing.add(perf_counter() - since)


class House:
    """The tables, who is connected to them, and the allowances of each address."""

    def __init__(self, settings: Settings, clock: Clock = monotonic) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.clock = clock
        self.metrics = Metrics()
        self.requests = Allowances(self.limits.requests, clock, self.limits.addresses)
        self.tables_made = Allowances(self.limits.tables, clock, self.limits.addresses)
        self.texts = Texts()
        self.lines: set[Line] = set()
        self.lines_of: Counter[str] = Counter()
        """How many connections each address has open."""
        self.tables: Tables | None = None
        """None before the server has started, and when it is stopping: then it is not ready."""

    def open(self) -> None:
        for game in installed():  # now, so that nobody waits for it later
            book_files(find(game))
        self.settings.database.parent.mkdir(parents=True, exist_ok=True)
        self.store = TimedStore(self.settings.database, self.metrics)
        self.thinkers = Thinkers(self.settings.workers)
        self.tables = Tables(
            self.store,
            self.thinkers,
            pace=self.settings.pace,
            idle_seconds=self.limits.idle_seconds,
            most_tables=self.limits.tables_in_memory,
        )

    async def close(self) -> None:
        """What was begun is stored and answered; everybody hears a goodbye and gets a moment to go."""
        tables, self.tables = self.tables, None
        if tables is None:
            return
        await tables.close()
        for line in self.lines:  # those that are at no table yet
            line.hang_up("closing", message("web-closing"), again=True)
        deadline = monotonic() + self.limits.goodbye_seconds
        while self.lines and monotonic() < deadline:
            await asyncio.sleep(0.01)

    # -- who is there ----------------------------------------------------------------------------

    def has_room_for(self, address: str) -> bool:
        limits = self.limits
        return len(self.lines) < limits.connections and self.lines_of[address] < limits.connections_of_address

    def enter(self, line: Line) -> None:
        self.lines.add(line)
        self.lines_of[line.address] += 1

    def leave(self, line: Line) -> None:
        self.lines.discard(line)
        self.lines_of[line.address] -= 1
        if not self.lines_of[line.address]:
            del self.lines_of[line.address]
