"""What an Automa may still expect: it goes on as its deck does, card by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine.evaluation import turns_to_come
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.own import Own

A_TURN: Final = 3.0
"""Points that a turn brings at difficulty 0,"""
HARDER: Final = 0.25
"""and more for each Advanced card in the deck."""
WORK: Final = 1.4
"""A Wonder under construction."""


def worth_besides(s: World, mine: Own, seat: i64) -> float:
    expected = (A_TURN + HARDER * float(mine.difficulty(s, seat))) * turns_to_come(s, seat)
    return expected + WORK if s.work(seat) >= 0 else expected
