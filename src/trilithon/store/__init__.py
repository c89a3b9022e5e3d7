"""What survives a restart: tables, moves, keys, answers. One SQLite file, one writer."""

from __future__ import annotations

from trilithon.store.keys import derived_secret, hash_secret, is_same
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
from trilithon.store.store import Conflict, Store, StoreError, copy_database

__all__ = [
    "AnswerRow",
    "Change",
    "Conflict",
    "ContentRow",
    "Creation",
    "Glance",
    "KeyRow",
    "MoveRow",
    "NoteRow",
    "SeatRow",
    "Store",
    "StoreError",
    "StoredTable",
    "TableRow",
    "copy_database",
    "derived_secret",
    "hash_secret",
    "is_same",
]
