"""What a line of an Automa card does: the general form."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.own import Own


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """What `which` and `how` mean is known to the verb: they are what the line says of it."""

    name: str
    number: i64
    is_made_up_for: bool
    """What cannot be carried out gives 2 Gold (MO-AUT-12); a draw does not (MO-AUT-10)."""
    ends_slot: bool
    """In Continuous play its slot is over then (MO-CONT-23)."""

    sees_to_queue: bool
    """It says itself where in the queue the Automa is afterwards; else that is the next line."""

    def __init__(
        self, name: str, is_made_up_for: bool = True, ends_slot: bool = True, sees_to_queue: bool = False
    ) -> None:
        self.name = name
        self.number = -1
        self.is_made_up_for = is_made_up_for
        self.ends_slot = ends_slot
        self.sees_to_queue = sees_to_queue

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        """Could it be carried out now, or one part of it (MO-AUT-14)?"""
        raise NotImplementedError

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        """Do it, or push steps that do; the line itself is off the agenda."""
        raise NotImplementedError
