"""What goes wrong because of what somebody gave us: each says what was wrong and what would be right."""

from __future__ import annotations


class TrilithonError(Exception):
    """The root of all errors that are meant to be read by a person."""


class ContentError(TrilithonError):
    """A content file (board, cards, prices) is not what the game's schema asks for."""


class SetupError(TrilithonError):
    """A game cannot be started like this: number of seats, option or seed."""


class PositionError(TrilithonError):
    """A position given as JSON is malformed or inconsistent; `problems` lists everything that was found."""

    def __init__(self, problems: list[str]) -> None:
        listed = "\n".join(f"  - {problem}" for problem in problems)
        super().__init__(f"this position cannot be loaded:\n{listed}")
        self.problems = problems


class MoveError(TrilithonError):
    """A move's text cannot be read, or the move is not legal here."""

    def __init__(self, message: str, unread: str = "") -> None:
        super().__init__(message)
        self.unread = unread
        """What is left of a row of moves from there on."""


class RecordError(TrilithonError):
    """A game record is malformed, made under other rules or content, or does not replay to its own hashes."""
