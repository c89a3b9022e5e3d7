"""Does everything stored still lead to what it led to? Asked before an upgrade, and of a backup."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from trilithon.kernel.errors import TrilithonError
from trilithon.store import sql
from trilithon.store.replaying import game_of, replay
from trilithon.store.store import StoreError


@dataclass(frozen=True)
class Verified:
    """A table that was played again; `problem` is None if everything agrees."""

    table: str
    game: str
    moves: int
    problem: str | None


def verify(path: Path) -> Iterator[Verified]:
    """Replays every stored game with its own content under the present rules. Changes nothing, and may run beside a
    server."""
    if not path.exists():
        raise StoreError(f"there is no database {path}")
    with closing(_opened_for_reading(path)) as connection:
        for table in sql.table_ids(connection):
            stored = sql.read_table(connection, table)
            if stored is None:
                continue
            problem = None
            try:
                playthrough = replay(stored, game_of(stored))
                if playthrough.over != (stored.table.finished is not None):
                    problem = (
                        f"table {table} is {'over' if playthrough.over else 'not over'}, which was not stored"
                    )
            except TrilithonError as error:
                problem = str(error)
            yield Verified(table, stored.table.game, len(stored.moves), problem)


def _opened_for_reading(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    version = sql.schema_version(connection)
    if version > len(sql.MIGRATIONS):
        connection.close()
        raise StoreError(f"{path} was written by a newer version of this program (schema {version})")
    if version == len(sql.MIGRATIONS):
        return connection
    # Of an older version, which an upgrade would bring up to date: that is tried on a copy.
    copy = sqlite3.connect(":memory:", isolation_level=None)
    with closing(connection):
        connection.backup(copy)
    sql.migrate(copy)
    return copy
