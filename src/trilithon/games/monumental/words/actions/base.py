"""What people are told about an action of phase 2, beside the action in the engine."""

from __future__ import annotations

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.position import Position
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ActionWords:
    """`argument` is that of a move of the action; what it means is said in the action's file."""

    action: Action
    notation: tuple[str, ...]
    """What its moves look like; see `Words.notation`."""

    def label(self, s: Position, argument: int) -> Message:
        """What it does, for a button."""
        raise NotImplementedError

    def write(self, s: Position, argument: int) -> str:
        """As short, stable text."""
        raise NotImplementedError

    def about(self, s: Position, argument: int) -> list[str]:
        """The things it is about."""
        raise NotImplementedError

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """Why the action cannot be taken with this; None if it has nothing to do with such things."""
        return None

    def propose(self, s: Position, target: Target) -> list[int]:
        """A row of moves that this action would begin with; the payments that follow are added to it."""
        return []
