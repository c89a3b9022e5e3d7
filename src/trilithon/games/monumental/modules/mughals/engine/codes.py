"""The numbers that stand for things of Mughals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.codes import LAST_DOMAIN, MODULE_DOMAINS, SIDE

NUMBER: Final = 7
"""Of the module, among all modules."""

CIVILIZATION: Final = "mughals"
"""Whoever leads it attaches Policies to rows and columns."""

LINE: Final = LAST_DOMAIN + NUMBER * MODULE_DOMAINS
"""The domain of lines of the City: its rows, then its columns."""
LINES: Final = ["a", "b", "c", "1", "2", "3"]
"""As moves and positions name them: like the spaces, b2 being in row b and column 2."""
AT_ONCE: Final = 2
"""A row and a column are activated, and each has one Policy at most (MO-LK-16, -17)."""


def is_row(line: i64) -> bool:
    return line < SIDE


def is_through(line: i64, crossing: i64) -> bool:
    """Is it the row or the column that meet in this space?"""
    return line == crossing // SIDE or line == SIDE + crossing % SIDE
