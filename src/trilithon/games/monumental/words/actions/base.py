"""What people are told about an action of phase 2, beside the action in the engine."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.words.shared import does
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


class ActionWords:
    """`argument` is that of a move of the action; what it means is said in the action's file."""

    action: Action
    notation: tuple[str, ...]
    """What its moves look like; see `Words.notation`."""

    def forms(self) -> tuple[str, ...]:
        """The same with kinds of Units that modules bring."""
        return self.notation

    def label(self, s: Position, argument: int) -> Message:
        """What it does, for a button."""
        raise NotImplementedError

    def write(self, s: Position, argument: int) -> str:
        """As short, stable text."""
        raise NotImplementedError

    def about(self, s: Position, argument: int) -> list[str]:
        """The things it is about."""
        raise NotImplementedError

    def spends(self, s: Position, argument: int) -> tuple[int, ...]:
        """Basic resources that it can be paid with."""
        return ()

    def is_free(self, s: Position, argument: int) -> bool:
        """Does it give something for nothing, so that nobody would leave it out? Then it has a `name`."""
        return False

    def name(self, s: Position, argument: int) -> Message:
        raise NotImplementedError

    def losses(self, s: Position, argument: int) -> list[Message]:
        """What is lost by it that could still be used."""
        return []

    def confirms(self, s: Position, argument: int) -> bool:
        """Is it always shown as a plan before it is taken?"""
        return bool(self.spends(s, argument))

    def does(self, s: Position, argument: int) -> Message:
        """In a word or two, for the button that plays its plan."""
        return does("it")

    def notes(self, s: Position, argument: int) -> list[Message]:
        """What is worth knowing about its plan."""
        return []

    def forecast(self, s: Position, argument: int) -> dict[str, Any]:
        """What a page must know of its plan."""
        return {}

    def facts(self, s: Position, argument: int) -> dict[str, Any]:
        """What a page must know of it besides its text."""
        return {}

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        """Why the action cannot be taken with this; None if it has nothing to do with such things."""
        return None

    def propose(self, s: Position, target: Target) -> list[int]:
        """A row of moves that this action would begin with; the payments that follow are added to it."""
        return []
