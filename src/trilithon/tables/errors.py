"""Why somebody cannot come to a table."""

from __future__ import annotations

from trilithon.kernel.errors import TrilithonError


class TableError(TrilithonError):
    """The root of what follows."""


class UnknownTable(TableError):
    """There is no table of that name."""


class BrokenTable(UnknownTable):
    """There is one, but it cannot be played on here: other rules, other content, moves that do not fit."""


class WrongKey(TableError):
    """None of the secrets is a key of this table."""
