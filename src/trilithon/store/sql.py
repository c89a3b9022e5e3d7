"""All SQL there is. Functions work on a connection; who calls decides about transactions and threads."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, fields
from pathlib import Path
from sqlite3 import Connection, IntegrityError, connect
from typing import Any

from trilithon.kernel.kept import Kept, parts_named
from trilithon.store.replaying import present_content
from trilithon.store.rows import (
    AnswerRow,
    Change,
    ContentRow,
    Creation,
    Glance,
    KeyRow,
    MoveRow,
    NoteRow,
    SeatRow,
    StoredTable,
    TableRow,
)


def _keep_present_content(connection: Connection) -> None:
    """For tables that were begun before content was stored."""
    tables = connection.execute("SELECT game, rules, content, options FROM tables GROUP BY game, content")
    for game, rules, content, options in tables.fetchall():
        keep(connection, present_content(game, rules, content, json.loads(options)))


MIGRATIONS: tuple[tuple[str | Callable[[Connection], None], ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, content TEXT NOT NULL,
            seats INTEGER NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, salt TEXT NOT NULL,
            mode TEXT NOT NULL, made_by BLOB NOT NULL UNIQUE, grain BLOB NOT NULL,
            created REAL NOT NULL, finished REAL
        )""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL,
            name TEXT, level TEXT, owned INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID""",
        """CREATE TABLE keys (
            hash BLOB PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables, seat INTEGER,
            revoked REAL
        ) WITHOUT ROWID""",
        "CREATE INDEX keys_of_table ON keys (table_id)",
        """CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES tables, ply INTEGER NOT NULL, seat INTEGER NOT NULL,
            text TEXT NOT NULL, automatic INTEGER NOT NULL, at REAL NOT NULL, fingerprint TEXT,
            PRIMARY KEY (table_id, ply)
        ) WITHOUT ROWID""",
        """CREATE TABLE notes (
            number INTEGER PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables, ply INTEGER NOT NULL,
            seat INTEGER NOT NULL, text TEXT NOT NULL, moves TEXT NOT NULL, at REAL NOT NULL
        )""",
        "CREATE INDEX notes_of_table ON notes (table_id)",
        """CREATE TABLE commands (
            table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, command_id TEXT NOT NULL,
            answer BLOB NOT NULL, at REAL NOT NULL,
            PRIMARY KEY (table_id, seat, command_id)
        ) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
        "DELETE FROM commands",  # answers in terms that clients of today do not know
    ),
    (
        "ALTER TABLE tables ADD COLUMN to_move INTEGER",
        "ALTER TABLE tables ADD COLUMN changed REAL NOT NULL DEFAULT 0",
        "UPDATE tables SET changed = coalesce((SELECT max(at) FROM moves WHERE table_id = id), created)",
    ),
    ("ALTER TABLE seats ADD COLUMN taken INTEGER NOT NULL DEFAULT 1",),
    (
        """CREATE TABLE contents (
            game TEXT NOT NULL, part TEXT NOT NULL, digest TEXT NOT NULL,
            schema INTEGER NOT NULL, tables BLOB NOT NULL,
            PRIMARY KEY (game, part, digest)
        ) WITHOUT ROWID""",
        "ALTER TABLE tables ADD COLUMN pack TEXT NOT NULL DEFAULT ''",
        _keep_present_content,
    ),
    ("ALTER TABLE tables ADD COLUMN deciding TEXT NOT NULL DEFAULT '[]'",),
)
"""One step for every version of the schema; a step that was published is never changed."""


NAMES = [field.name for field in fields(TableRow)]
COLUMNS = ", ".join(f"tables.{name}" for name in NAMES)


def open_database(path: Path) -> Connection:
    """Transactions are begun and ended by hand; a connection may be used by the thread that it is given to."""
    connection = connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def schema_version(connection: Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(connection: Connection) -> None:
    """To the present schema, step by step, each whole or not at all."""
    for version, statements in enumerate(MIGRATIONS, start=1):
        connection.execute("BEGIN IMMEDIATE")
        if schema_version(connection) < version:  # asked inside: another process may be at it too
            for statement in statements:
                if isinstance(statement, str):
                    connection.execute(statement)
                else:
                    statement(connection)
            connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")


# -- writing -----------------------------------------------------------------------------------------


def create(connection: Connection, creation: Creation) -> None:
    t = creation.table
    values = asdict(t) | {
        "options": json.dumps(t.options),
        "deciding": json.dumps(t.deciding),
        "seed": str(t.seed),  # 64 bits without a sign are too many for SQLite's integers
    }
    places = ", ".join(f":{name}" for name in values)
    connection.execute(f"INSERT INTO tables ({', '.join(values)}) VALUES ({places})", values)
    keep(connection, creation.contents)
    _put_seats(connection, t.id, creation.seats)
    _add_keys(connection, t.id, creation.keys)
    _add_moves(connection, t.id, creation.moves)


def keep(connection: Connection, contents: Iterable[ContentRow]) -> None:
    """What is stored already is never changed: tables are played with it."""
    connection.executemany(
        "INSERT OR IGNORE INTO contents VALUES (?, ?, ?, ?, ?)",
        [(c.game, c.part, c.kept.digest, c.kept.schema, c.kept.json) for c in contents],
    )


def change(connection: Connection, change: Change) -> None:
    table = change.table
    (version,) = connection.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone() or (None,)
    if version is None or change.version not in (None, version):
        raise IntegrityError(f"table {table} has version {version}, not {change.version}")
    if change.back_to is not None:
        connection.execute("DELETE FROM moves WHERE table_id = ? AND ply >= ?", (table, change.back_to))
    _add_moves(connection, table, change.moves)
    connection.executemany(
        "INSERT INTO notes (table_id, ply, seat, text, moves, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(table, n.ply, n.seat, n.text, json.dumps(n.moves), n.at) for n in change.notes],
    )
    _put_seats(connection, table, change.seats)
    connection.executemany(
        "UPDATE keys SET revoked = ? WHERE hash = ?", [(change.at, key) for key in change.revoked]
    )
    _add_keys(connection, table, change.new_keys)
    connection.executemany(
        "DELETE FROM commands WHERE table_id = ? AND seat = ? AND command_id = ?",
        [(table, seat, command_id) for seat, command_id in change.forgotten],
    )
    connection.executemany(
        "INSERT INTO commands VALUES (?, ?, ?, ?, ?)",
        [(table, a.seat, a.command_id, a.answer, change.at) for a in change.answers],
    )
    if change.moves or change.back_to is not None:
        connection.execute(
            "UPDATE tables SET version = version + 1, to_move = ?, deciding = ?, finished = ?, changed = ? "
            "WHERE id = ?",
            (change.to_move, json.dumps(change.deciding), change.finished, change.at, table),
        )


def _put_seats(connection: Connection, table: str, seats: tuple[SeatRow, ...]) -> None:
    connection.executemany(
        "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?)",
        [(table, s.seat, s.name, s.level, s.owned, s.taken) for s in seats],
    )


def _add_keys(connection: Connection, table: str, keys: tuple[KeyRow, ...]) -> None:
    connection.executemany(
        "INSERT INTO keys (hash, table_id, seat) VALUES (?, ?, ?)", [(k.hash, table, k.seat) for k in keys]
    )


def _add_moves(connection: Connection, table: str, moves: tuple[MoveRow, ...]) -> None:
    connection.executemany(
        "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, m.ply, m.seat, m.text, m.automatic, m.at, m.fingerprint) for m in moves],
    )


# -- reading -----------------------------------------------------------------------------------------


def read_table(connection: Connection, table: str) -> StoredTable | None:
    """Everything about a table, as of one moment."""
    connection.execute("BEGIN")
    try:
        row = connection.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
        return None if row is None else _read_rest(connection, _table(row))
    finally:
        connection.execute("COMMIT")


def read_contents(connection: Connection, game: str, content: str) -> dict[str, Kept]:
    """What is stored of the content of these fingerprints."""
    found = {}
    for part, digest in parts_named(content).items():
        row = connection.execute(
            "SELECT schema, tables FROM contents WHERE game = ? AND part = ? AND digest = ?",
            (game, part, digest),
        ).fetchone()
        if row is not None:
            found[part] = Kept(*row)
    return found


def glance(connection: Connection, table: str, key: bytes) -> Glance | None:
    """None: this is no key of that table, or not any more."""
    row = connection.execute(
        f"SELECT keys.seat, {COLUMNS} FROM keys JOIN tables ON tables.id = keys.table_id "
        "WHERE hash = ? AND table_id = ? AND revoked IS NULL",
        (key, table),
    ).fetchone()
    if row is None:
        return None
    seat, *rest = row
    return Glance(key=KeyRow(seat=seat, hash=key), table=_table(rest), seats=_seats(connection, table))


def table_made_by(connection: Connection, made_by: bytes) -> str | None:
    row = connection.execute("SELECT id FROM tables WHERE made_by = ?", (made_by,)).fetchone()
    return None if row is None else str(row[0])


def table_ids(connection: Connection) -> list[str]:
    """All tables, oldest first."""
    return [table for (table,) in connection.execute("SELECT id FROM tables ORDER BY created, id")]


def counts(connection: Connection) -> dict[str, int]:
    """How much is stored, for metrics."""
    tables, finished = connection.execute("SELECT count(*), count(finished) FROM tables").fetchone()
    return {"tables": tables, "finished": finished}


def _table(row: Any) -> TableRow:
    values = dict(zip(NAMES, row, strict=True))
    decoded = {
        "options": json.loads(values["options"]),
        "seed": int(values["seed"]),
        "deciding": tuple(json.loads(values["deciding"])),
    }
    return TableRow(**values | decoded)


def _seats(connection: Connection, table: str) -> list[SeatRow]:
    rows = connection.execute(
        "SELECT seat, name, level, owned, taken FROM seats WHERE table_id = ? ORDER BY seat", (table,)
    )
    return [
        SeatRow(seat=seat, name=name, level=level, owned=bool(owned), taken=bool(taken))
        for seat, name, level, owned, taken in rows
    ]


def _read_rest(connection: Connection, table: TableRow) -> StoredTable:
    def rows(what: str, order: str) -> Any:
        return connection.execute(f"SELECT {what} WHERE table_id = ? ORDER BY {order}", (table.id,))

    return StoredTable(
        table=table,
        seats=_seats(connection, table.id),
        kept=read_contents(connection, table.game, table.content),
        keys=[
            KeyRow(seat=seat, hash=key)
            for seat, key, revoked in rows("seat, hash, revoked FROM keys", "seat")
            if revoked is None
        ],
        moves=[
            MoveRow(ply=ply, seat=seat, text=text, automatic=bool(automatic), at=at, fingerprint=fingerprint)
            for ply, seat, text, automatic, at, fingerprint in rows(
                "ply, seat, text, automatic, at, fingerprint FROM moves", "ply"
            )
        ],
        notes=[
            NoteRow(ply=ply, seat=seat, text=text, moves=tuple(json.loads(moves)), at=at)
            for ply, seat, text, moves, at in rows("ply, seat, text, moves, at FROM notes", "number")
        ],
        answers=[
            AnswerRow(seat=seat, command_id=command_id, answer=answer)
            for seat, command_id, answer in rows("seat, command_id, answer FROM commands", "at")
        ],
    )
