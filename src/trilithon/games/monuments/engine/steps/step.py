"""The next point of the unit on the move (MS-MOV-03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.loads import LOADS
from trilithon.games.monuments.engine.world import World
from trilithon.kernel.engine.agenda import Question
from trilithon.kernel.engine.layout import FLAG

WALK: Final = 1  # see `walk_to`
BOARD: Final = 2  # see `boarding`
BREAK_OUT: Final = 3  # hex


def walk_to(spot: i64, load: i64) -> i64:
    """The argument of WALK: what is taken along is a load (`loads.py`)."""
    return spot * LOADS + load


def goal_of(walk: i64) -> i64:
    return walk // LOADS


def load_of(walk: i64) -> i64:
    return walk % LOADS


def boarding(ferry: i64, kind: i64, waits: bool) -> i64:
    """The argument of BOARD: with a token of a kind or, -1, none; for a second passenger it may wait."""
    return (ferry * (c.KINDS + 1) + kind + 1) * 2 + (1 if waits else 0)


def ferry_boarded(boarding: i64) -> i64:
    return boarding // 2 // (c.KINDS + 1)


def kind_aboard(boarding: i64) -> i64:
    return boarding // 2 % (c.KINDS + 1) - 1


def waits(boarding: i64) -> bool:
    return boarding % 2 == 1


class NextStep(Question[World]):
    """The next point of the unit on the move (MS-MOV-03)."""

    def __init__(self) -> None:
        super().__init__("step")
        self.points: Final = self.field("points")
        self.begun: Final = self.field("begun", FLAG)

    def push(self, s: World, seat: i64, points: i64, begun: bool) -> None:
        s.push(self, seat, points, 1 if begun else 0)


STEP: Final = NextStep()
