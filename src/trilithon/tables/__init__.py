"""Live games with people at them: seats, commands, undo, agents, looking back. Nothing here knows the web."""

from __future__ import annotations

from trilithon.tables.errors import BrokenTable, TableError, UnknownTable, WrongKey
from trilithon.tables.service import Tables
from trilithon.tables.shelf import Shelf
from trilithon.tables.thinking import Thinkers
from trilithon.tables.visits import Listener, Visit

__all__ = [
    "BrokenTable",
    "Listener",
    "Shelf",
    "TableError",
    "Tables",
    "Thinkers",
    "UnknownTable",
    "Visit",
    "WrongKey",
]
