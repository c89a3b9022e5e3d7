"""Entries of a group of simultaneous effects; they lie below their ORDER frame, which asks for an order (MO-EFF-05)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(Step[World]):
    """`frame` is where the entry's frame begins (`s.field_of(frame, ...)`)."""

    is_compulsory: bool
    """The seat may not leave it."""
    asks_itself: bool
    """It begins with a question that can be declined: nobody asks before whether to begin it, if it is the only one."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.is_compulsory = False
        self.asks_itself = False

    def can_do(self, s: World, seat: i64, frame: i64) -> bool:
        """Would it do something now?"""
        raise NotImplementedError

    def begin(self, s: World, seat: i64, frame: i64) -> None:
        """Put what it consists of on the agenda; the entry is still there, and is taken away afterwards."""
        raise NotImplementedError
