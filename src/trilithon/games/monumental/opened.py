"""What effects count, and what may trigger them: the names that content has for both. Modules add theirs, behind those
of the base game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import layout
from trilithon.games.monumental.engine.counting import CONDITIONS, COUNTABLES, Condition, Countable

NO_MODULE = -1


@dataclass(frozen=True)
class Counted:
    """Something that conditions ask for and gains are multiplied by."""

    number: int
    """Its row in the engine's table."""
    usual: float
    """How many there are in the middle of a game."""
    module: int = NO_MODULE


@dataclass(frozen=True)
class Happening:
    """Something that may trigger effects."""

    number: int
    often: float
    """In a turn."""
    module: int = NO_MODULE


COUNTED = {
    "provinces": Counted(c.PROVINCES, 4.0),
    "coastal": Counted(c.COASTAL, 2.0),
    "wonders": Counted(c.WONDERS, 1.0),
    "knowledge": Counted(c.KNOWLEDGES, 3.0),
    "policies": Counted(c.DEVELOPED, 1.5),
    "outposts": Counted(c.OUTPOSTS_BUILT, 0.5),
}
ACTIVE = "active"
"""Besides: active cards, of which more is said then."""
HAPPENINGS = {
    "conquer": Happening(c.ON_CONQUER, 1.2),
    "complete_wonder": Happening(c.ON_COMPLETE, 0.25),
    "acquire": Happening(c.ON_ACQUIRE, 1.2),
    "develop": Happening(c.ON_DEVELOP, 0.35),
    "pickup": Happening(c.ON_PICKUP, 0.7),
    "outpost": Happening(c.ON_OUTPOST, 0.15),
}


def count_too(name: str, countable: Countable, usual: float, module: int) -> None:
    """A thing to count that a module brings."""
    COUNTED[name] = Counted(len(COUNTABLES), usual, module)
    COUNTABLES.append(countable)
    layout.COUNTED.append(name)


def hear_of(name: str, often: float, module: int) -> int:
    """An event that a module brings; returns its number, for `HAPPENED.push`."""
    HAPPENINGS[name] = Happening(len(layout.EVENTS), often, module)
    layout.EVENTS.append(name)
    return HAPPENINGS[name].number


def ask_too(condition: Condition, module: int) -> None:
    """A kind of conditions that a module brings."""
    condition.module = module
    CONDITIONS.append(condition)


def number_of(condition: Condition) -> int:
    """What stands for a module's condition in the numbers of its class in content."""
    return CONDITIONS.index(condition)


if TYPE_CHECKING:
    Count = str
    Each = str
    Event = str
else:

    def __getattr__(wanted: str) -> Any:
        """Types of fields of content, asked for when content is read: see `kernel/parts.rows_of`."""
        names = {"Count": COUNTED, "Each": (*COUNTED, ACTIVE), "Event": HAPPENINGS}
        if wanted not in names:
            raise AttributeError(wanted)
        return Literal[tuple(names[wanted])]
