"""Rows of moves that are proposed: what a click asks for, and the payments that it leads to.

Rows are played on a copy while they are made: only what is legal move by move is ever proposed. Whatever shows
something hidden ends a row.
"""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.pay import PAY
from trilithon.games.monumental.engine.steps.share import SHARE
from trilithon.games.monumental.words.shared import played
from trilithon.games.monumental.words.table import WORDS


def finished(s: Position, row: list[int]) -> list[int]:
    """The row, with the payments that it leads to."""
    trial = s
    for move in row:
        trial = played(trial, move)
    if not row or trial.reveals > s.reveals:
        return row
    paid: list[int] = []
    while trial.is_on_top(PAY) or trial.is_on_top(SHARE):
        answer = WORDS[int(trial.step().number)].usual(trial)
        assert answer is not None
        paid.append(answer)
        trial = played(trial, answer)
    return row + paid
