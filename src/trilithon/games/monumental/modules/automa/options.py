"""The options of Automas, and how the one that names them is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from trilithon.games.monumental.modules.automa.engine.codes import HARDEST
from trilithon.kernel.engine.events import Message
from trilithon.kernel.options import Option, Value

SWITCH: Final = "automas"
NONE: Final = "none"
ANY: Final = "any"

OPTIONS = (
    Option(
        SWITCH,
        NONE,
        (NONE,),
        "MO-AUT-01",
        pattern=r"(?=.*\S).{1,200}",
        pattern_means="civilization and difficulty of each as in egypt:2,any:0",
        samples=("any:0", "any:2,any:4"),
    ),
    Option("automa_hero_card", True, (True, False), "MO-AUT-57"),
    Option("automa_hunts_monsters", True, (True, False), "MO-AUT-61"),
    Option("automa_wonder_tie", "right_hand", ("right_hand", "low_terrain"), "MO-AUT-25"),
)


class Wanted(NamedTuple):
    """An Automa as the option names it."""

    civilization: str
    """Or ANY."""
    difficulty: int


def wanted(options: Mapping[str, Value]) -> list[Wanted]:
    """All of them, in the order of their seats; those that cannot be read are as easy as can be, since `problem` says
    what is wrong with them."""
    return [_read(text) or Wanted(ANY, 0) for text in _texts(options)]


def problem(options: Mapping[str, Value], seats: int) -> Message | None:
    """What is wrong with the option, and what would be right; which civilizations there are the game knows."""
    texts = _texts(options)
    for text in texts:
        civilization, _, difficulty = text.partition(":")
        if not civilization or not difficulty.isdecimal():
            return Message("monumental-setup-automa-unread", {"text": text})
        if not _read(text):
            return Message("monumental-setup-automa-difficulty", {"difficulty": difficulty, "most": HARDEST})
    if len(texts) > seats:
        return Message("monumental-setup-automa-many", {"automas": len(texts), "seats": seats})
    return None


def _texts(options: Mapping[str, Value]) -> list[str]:
    given = options.get(SWITCH, NONE)
    if not isinstance(given, str) or given == NONE:
        return []
    return ["".join(text.split()).lower() for text in given.split(",")]


def _read(text: str) -> Wanted | None:
    civilization, _, difficulty = text.partition(":")
    if not civilization or not difficulty.isdecimal() or len(difficulty) > 1 or int(difficulty) > HARDEST:
        return None
    return Wanted(civilization, int(difficulty))
