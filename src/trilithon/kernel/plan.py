"""What a game says of an action before anybody takes it: an action that is prepared, with all that can be changed about
it. `planning.py` prepares them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from trilithon.kernel.engine.events import Message

Row = Sequence[str]
"""Moves as texts. Whoever wants a plan changed asks for a plan with another row: what is missing in it is answered as
usual."""


class Prepare(Enum):
    """Is an answer shown as a plan before it is given?"""

    NEVER = "never"
    CAREFULLY = "carefully"
    """By whoever wants to be warned: it cannot be taken back."""
    ALWAYS = "always"
    """Something about it can be changed, or it has a price."""


@dataclass(frozen=True)
class Outlook:
    """What comes of a legal move, as far as the seat to move can know."""

    is_final: bool
    """Carried out with the usual answers it will have shown something hidden: it cannot be taken back."""
    prepare: Prepare


@dataclass(frozen=True)
class PlanOption:
    """One of several answers to a question of a plan."""

    label: Message
    told: Mapping[str, Any]
    about: Sequence[str]
    row: Row
    """The plan with this answer."""
    is_chosen: bool


@dataclass(frozen=True)
class PlanThing:
    """Something of which so many are chosen."""

    thing: str
    """As it can be pointed at."""
    what: str
    """Which of several things in that place."""
    label: Message
    told: Mapping[str, Any]
    """Of an answer that takes one of it or more, as in `PlanOption`."""
    n: int
    most: int
    """So many are there."""
    fewer: Row | None = None
    """The plan with one fewer, or one more; what is missing then or too much is taken from others. None: no say."""
    more: Row | None = None
    click: Row | None = None
    """What a click on the thing means: one more, or from the beginning if that is too much."""


@dataclass(frozen=True)
class PlanPart:
    """A question of how: the answer that the plan gives, and the others."""

    asked: str
    question: Message
    options: Sequence[PlanOption] = ()
    """One of these."""
    things: Sequence[PlanThing] = ()
    """So many of these."""


@dataclass(frozen=True)
class Plan:
    row: Row
    """What is played if nothing is changed."""
    title: Message
    does: Message
    """For the button that plays it."""
    parts: Sequence[PlanPart]
    pays: Mapping[str, int]
    gains: Mapping[str, int]
    """Until something hidden is shown: what comes then nobody knows."""
    notes: Sequence[Message]
    losses: Sequence[Message]
    is_final: bool
    beside: Row
    """Other answers that would help."""
    shown: Mapping[str, Any] = field(default_factory=dict)
    """What only this game has to say about its plans."""
