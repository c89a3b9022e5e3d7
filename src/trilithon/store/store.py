"""The store: one thread writes, and takes everything that waits into one transaction.

A disk that really writes manages a few hundred transactions a second, however small they are. So the writer never
works for one change alone: while one transaction is on its way to the disk, changes gather for the next (group commit).
Whoever waits for `commit` is answered after the transaction that has the change is on the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection
from threading import Thread
from typing import TypeVar

from trilithon.kernel.errors import TrilithonError
from trilithon.store import sql
from trilithon.store.rows import Change, Creation, Glance, StoredTable

LARGEST_GROUP = 500
"""Changes in one transaction: the first must not wait for ever because more keep coming."""

T = TypeVar("T")


class StoreError(TrilithonError):
    """Something could not be stored or read; nothing was changed."""


class Conflict(StoreError):
    """The table is not as whoever wanted to change it believed: somebody else was faster."""


@dataclass(frozen=True)
class _Waiting:
    change: Creation | Change
    stored: Future[None]


class Store:
    """Used by one event loop. `commit` and the reading methods may be awaited by many at the same time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.transactions = 0
        """So far; for metrics. Changes are more: several share a transaction."""
        self.changes = 0
        self._connection = _opened(path)
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="store writer", daemon=True)
        self._writer.start()
        self._reading = sql.open_database(path)
        self._reader = ThreadPoolExecutor(1, "store reader")
        self._closed = False

    # -- for the event loop ----------------------------------------------------------------------

    async def commit(self, change: Creation | Change) -> None:
        """Returns when the change is on the disk. Conflict or StoreError: it is not, and never will be."""
        if self._closed:
            raise StoreError("the store is closed")
        waiting = _Waiting(change, Future())
        self._queue.put(waiting)
        await asyncio.wrap_future(waiting.stored)

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: sql.read_table(connection, table))

    async def glances(self, keys: Sequence[tuple[str, bytes]]) -> list[Glance | None]:
        """At tables, for whoever has a key; in the order of the keys, which are given as their hashes."""
        return await self._read(lambda connection: [sql.glance(connection, *key) for key in keys])

    async def table_made_by(self, made_by: bytes) -> str | None:
        return await self._read(lambda connection: sql.table_made_by(connection, made_by))

    async def table_ids(self) -> list[str]:
        return await self._read(sql.table_ids)

    async def counts(self) -> dict[str, int]:
        return await self._read(sql.counts)

    async def backup(self, target: Path) -> None:
        """A copy of everything stored so far, while the game goes on."""
        await asyncio.to_thread(copy_database, self.path, target)

    async def close(self) -> None:
        """Waits until everything that was handed in is stored."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
            await asyncio.to_thread(self._reader.shutdown)
            self._reading.close()
            self._connection.close()  # last: the file is then complete without its log

    async def _read(self, question: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, question, self._reading)

    # -- the writer's thread ---------------------------------------------------------------------

    def _write(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            last = False
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                waiting = self._queue.get()
                if waiting is None:
                    last = True
                    break
                group.append(waiting)
            self._store(group)
            if last:
                return

    def _store(self, group: list[_Waiting]) -> None:
        """One transaction for all. A change that fails is left out alone; if the disk fails, all have failed."""
        refusals: dict[int, StoreError] = {}
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for number, waiting in enumerate(group):
                refusal = _apply(self._connection, waiting.change)
                if refusal is not None:
                    refusals[number] = refusal
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it was: somebody waits for an answer
            _roll_back(self._connection)
            refusals = {number: StoreError(f"could not be stored: {error}") for number in range(len(group))}
        self.transactions += 1
        self.changes += len(group) - len(refusals)
        for number, waiting in enumerate(group):
            _answer(waiting.stored, refusals.get(number))


def _opened(path: Path) -> Connection:
    try:
        connection = sql.open_database(path)
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be opened as a database: {error}") from None
    version = sql.schema_version(connection)
    if version > len(sql.MIGRATIONS):
        connection.close()
        raise StoreError(
            f"{path} was written by a newer version of this program (schema {version}, here {len(sql.MIGRATIONS)})"
        )
    sql.migrate(connection)
    return connection


def _apply(connection: Connection, change: Creation | Change) -> StoreError | None:
    connection.execute("SAVEPOINT change")
    try:
        if isinstance(change, Creation):
            sql.create(connection, change)
        else:
            sql.change(connection, change)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO change")
        return Conflict(str(error))
    finally:
        connection.execute("RELEASE change")
    return None


def _roll_back(connection: Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _answer(stored: Future[None], refusal: StoreError | None) -> None:
    if not stored.set_running_or_notify_cancel():
        return  # nobody waits any more
    if refusal is None:
        stored.set_result(None)
    else:
        stored.set_exception(refusal)


def copy_database(source: Path, target: Path) -> None:
    """A backup: complete and consistent, also while a server writes. An existing file is never overwritten."""
    if not source.exists():
        raise StoreError(f"there is no database {source}")
    if target.exists():
        raise StoreError(f"{target} exists already; a backup does not overwrite anything")
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(unfinished)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    unfinished.rename(target)
